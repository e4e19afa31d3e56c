BEGIN TRANSACTION;
CREATE TABLE absences (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	since DATETIME NOT NULL, 
	until DATETIME NOT NULL, 
	over BOOLEAN DEFAULT 0 NOT NULL
);
INSERT INTO "absences" VALUES(1,1003,'2026-05-05 12:00:00.000000','2026-05-08 12:00:00.000000',0);
CREATE TABLE acts (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	manager_id BIGINT, 
	concerned_id BIGINT, 
	at BIGINT NOT NULL, 
	number BIGINT, 
	channel_id BIGINT, 
	setting VARCHAR(30) DEFAULT '' NOT NULL, 
	value TEXT DEFAULT '' NOT NULL, 
	reason VARCHAR(200) DEFAULT '' NOT NULL
);
INSERT INTO "acts" VALUES(1,1,'follow',1003,NULL,1777982400,NULL,77,'','','');
INSERT INTO "acts" VALUES(2,1,'ban',1003,1009,1777982400,NULL,NULL,'','','spam');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0025');
CREATE TABLE bans (
	guild_id BIGINT NOT NULL, 
	banned_id BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	reason VARCHAR(200) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (guild_id, banned_id)
);
INSERT INTO "bans" VALUES(1,1009,1777982400,'spam');
CREATE TABLE before_welcomes (
	id INTEGER NOT NULL, 
	until DATETIME NOT NULL, 
	CONSTRAINT pk_before_welcomes PRIMARY KEY (id)
);
INSERT INTO "before_welcomes" VALUES(1,'2026-11-23 17:14:21.112796');
CREATE TABLE blocks (
	user_id BIGINT NOT NULL, 
	blocked_id BIGINT NOT NULL, 
	since DATETIME NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (user_id, blocked_id)
)
 WITHOUT ROWID

;
INSERT INTO "blocks" VALUES(1003,1001,'2026-05-05 12:00:00.000000');
CREATE TABLE challenges (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	challenger_id BIGINT NOT NULL, 
	opponent_id BIGINT, 
	colour VARCHAR(10) NOT NULL, 
	setup VARCHAR(10) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	created_at DATETIME NOT NULL, 
	answered_at DATETIME, 
	match_id INTEGER, 
	shown_state VARCHAR(10) DEFAULT '' NOT NULL, 
	notice_channel_id BIGINT, 
	notice_message_id BIGINT, pace INTEGER DEFAULT '0' NOT NULL, opening TEXT, expires_at BIGINT DEFAULT '0' NOT NULL, rematch_of BIGINT, reason VARCHAR(200) DEFAULT '' NOT NULL, call_on VARCHAR(10), call_at DATETIME, 
	CONSTRAINT fk_challenges_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "challenges" VALUES(1,1,11,1001,1002,'white','full','accepted','2026-05-04 12:00:00.000000','2026-05-04 12:05:00.000000',1,'',NULL,NULL,0,NULL,1778155200,NULL,'',NULL,NULL);
INSERT INTO "challenges" VALUES(2,1,11,1002,1001,'white','full','accepted','2026-05-04 12:05:00.000000','2026-05-04 12:10:00.000000',2,'',NULL,NULL,0,NULL,1778155500,NULL,'',NULL,NULL);
INSERT INTO "challenges" VALUES(3,1,12,1001,1003,'white','full','accepted','2026-05-04 12:10:00.000000','2026-05-04 12:15:00.000000',3,'',NULL,NULL,0,NULL,1778155800,NULL,'',NULL,NULL);
INSERT INTO "challenges" VALUES(4,2,21,1001,1002,'white','full','accepted','2026-05-04 12:15:00.000000','2026-05-04 12:20:00.000000',4,'',NULL,NULL,0,NULL,1778156100,NULL,'',NULL,NULL);
INSERT INTO "challenges" VALUES(5,1,11,1003,1002,'white','random','accepted','2026-05-04 12:20:00.000000','2026-05-04 12:25:00.000000',5,'',NULL,NULL,0,NULL,1778156400,NULL,'',NULL,NULL);
INSERT INTO "challenges" VALUES(6,1,11,1002,1003,'white','random','accepted','2026-05-04 12:25:00.000000','2026-05-04 12:30:00.000000',6,'',NULL,NULL,0,NULL,1778156700,NULL,'',NULL,NULL);
INSERT INTO "challenges" VALUES(7,1,11,1001,NULL,'random','full','open','2026-05-04 12:30:00.000000',NULL,NULL,'open',11,9006,0,NULL,1778157000,NULL,'',NULL,NULL);
INSERT INTO "challenges" VALUES(8,1,11,1001,1003,'black','full','declined','2026-05-04 12:30:00.000000','2026-05-04 12:30:00.000000',NULL,'',NULL,NULL,0,NULL,1778157000,NULL,'',NULL,NULL);
CREATE TABLE daily_puzzles (
	guild_id BIGINT NOT NULL, 
	next_at DATETIME NOT NULL, 
	manager_id BIGINT, 
	CONSTRAINT pk_daily_puzzles PRIMARY KEY (guild_id)
);
CREATE TABLE "events" (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	text TEXT NOT NULL, 
	actor_id BIGINT, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_events_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES(1,1,'start','',NULL,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,2,'place','h4',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,3,'place','b2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,4,'place','c5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,5,'place','f2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,6,'place','i2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,7,'place','b4',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,8,'place','d5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,9,'place','f4',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,10,'place','e4',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,11,'place','c2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,12,'place','d4',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,13,'place','b3',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,14,'place','i5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,15,'place','f5',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,16,'place','j3',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,17,'place','j2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,18,'place','e1',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,19,'place','a3',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,20,'place','e2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,21,'place','a2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,22,'place','h2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,23,'place','g2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,24,'place','b1',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,25,'place','e3',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,26,'place','c4',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,27,'place','g3',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,28,'place','c3',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,29,'place','g4',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,30,'place','i1',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,31,'place','j5',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,32,'place','g5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,33,'place','h1',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,34,'place','d1',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,35,'place','h3',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,36,'place','f1',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,37,'place','j4',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,38,'place','e5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,39,'place','i3',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,40,'place','h5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,41,'place','k4',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,42,'place','f3',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,43,'place','d2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,44,'place','d3',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,45,'place','c1',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,46,'place','i4',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,47,'place','a1',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,48,'place','k3',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,49,'place','g1',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,50,'place','k5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,51,'move','d5c5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,52,'move','h1g1',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,53,'move','c5e5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,54,'move','g1e1',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,55,'move','b1b2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,56,'move','j2j3',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,57,'move','h5i5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,58,'move','j5j4',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,59,'move','e5b2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,60,'move','a2a1',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,61,'move','f1e1',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,62,'move','c2c3',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,63,'move','e1i1',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,64,'move','d2e2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,65,'move','c4b4',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,66,'move','a1c1',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,67,'move','b2g2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,68,'move','g4g5',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,69,'move','f3e3',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,70,'move','f4g5',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,71,'move','d3e3',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,72,'move','a3b4',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,73,'move','i4i3',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,74,'move','j4h2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,75,'move','i3i5',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,76,'move','g3h4',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,77,'move','i5i1',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,78,'move','h3h2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,79,'move','d4e4',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,80,'move','k4k5',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,81,'move','i2h2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,82,'move','h4f2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,83,'move','d1e2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,84,'move','f2f5',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,85,'move','e2h2',1001,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(1,86,'move','g5g2',1002,'2026-05-04 12:05:00.000000');
INSERT INTO "events" VALUES(2,1,'start','',NULL,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,2,'place','k4',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,3,'place','h2',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,4,'place','d3',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,5,'place','g5',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,6,'place','d5',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,7,'place','e4',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,8,'place','b1',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,9,'place','k3',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,10,'place','g2',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,11,'place','d1',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,12,'place','b2',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,13,'place','h1',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,14,'place','e3',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,15,'place','b4',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,16,'place','c5',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,17,'place','f3',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,18,'place','g1',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,19,'place','f4',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,20,'place','a1',1002,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,21,'place','h4',1001,'2026-05-04 12:10:00.000000');
INSERT INTO "events" VALUES(2,22,'place','c1',1002,'2026-05-05 12:00:00.000000');
INSERT INTO "events" VALUES(3,1,'start','',NULL,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,2,'place','k4',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,3,'place','h2',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,4,'place','d3',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,5,'place','g5',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,6,'place','d5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,7,'place','e4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,8,'place','b1',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,9,'place','k3',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,10,'place','g2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,11,'place','d1',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,12,'place','b2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,13,'place','h1',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,14,'place','e3',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,15,'place','b4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,16,'place','c5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,17,'place','f3',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,18,'place','g1',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,19,'place','f4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,20,'place','a1',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,21,'place','h4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,22,'place','d4',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,23,'place','e2',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,24,'place','i1',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,25,'place','f1',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,26,'place','f5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,27,'place','d2',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,28,'place','g3',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,29,'place','c1',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,30,'place','e1',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,31,'place','a3',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,32,'place','f2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,33,'place','b3',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,34,'place','i2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,35,'place','g4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,36,'place','i3',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,37,'place','c4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,38,'place','k5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,39,'place','h5',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,40,'place','c3',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,41,'place','j4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,42,'place','j5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,43,'place','i5',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,44,'place','e5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,45,'place','h3',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,46,'place','j3',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,47,'place','i4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,48,'place','a2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,49,'place','j2',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,50,'place','c2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,51,'move','a2b2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,52,'move','c1d1',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,53,'move','c2d3',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,54,'move','b3c4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,55,'move','g1g2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,56,'move','h1i2',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,57,'move','g2i4',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,58,'move','f1e1',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,59,'move','d3f5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,60,'move','k3j2',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,61,'move','j5i5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,62,'move','h5i5',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,63,'move','i4f4',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,64,'move','d1b1',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,65,'move','d4e5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,66,'move','g5f5',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,67,'move','g3h4',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,68,'move','d2e2',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,69,'move','j3i2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,70,'move','e4f4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,71,'move','h4f2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,72,'move','b4c4',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,73,'move','e5e3',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,74,'move','h3i3',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,75,'move','i1j2',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,76,'move','i3k5',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,77,'move','f2f5',1001,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,78,'move','k5h2',1003,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,79,'pass','pass',NULL,'2026-05-04 12:15:00.000000');
INSERT INTO "events" VALUES(3,80,'away','2026-05-08T12:00:00+00:00',1003,'2026-05-05 12:00:00.000000');
INSERT INTO "events" VALUES(3,81,'move','e1e3',1003,'2026-05-05 12:00:00.000000');
INSERT INTO "events" VALUES(3,82,'pass','pass',NULL,'2026-05-05 12:00:00.000000');
INSERT INTO "events" VALUES(4,1,'start','',NULL,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,2,'place','b3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,3,'place','a2',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,4,'place','g3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,5,'place','d5',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,6,'place','d1',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,7,'place','e1',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,8,'place','f4',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,9,'place','g1',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,10,'place','e3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,11,'place','i4',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,12,'place','g5',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,13,'place','d4',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,14,'place','e2',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,15,'place','c1',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,16,'place','f1',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,17,'place','i3',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,18,'place','h3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,19,'place','f5',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,20,'place','h1',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,21,'place','g4',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,22,'place','i2',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,23,'place','h4',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,24,'place','b1',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,25,'place','j2',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,26,'place','j4',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,27,'place','b4',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,28,'place','k5',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,29,'place','d3',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,30,'place','i5',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,31,'place','k4',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,32,'place','c3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,33,'place','d2',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,34,'place','a3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,35,'place','c5',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,36,'place','a1',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,37,'place','i1',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,38,'place','k3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,39,'place','c4',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,40,'place','h5',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,41,'place','j3',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,42,'place','e4',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,43,'place','h2',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,44,'place','c2',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,45,'place','j5',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,46,'place','b2',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,47,'place','g2',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,48,'place','f2',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,49,'place','e5',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,50,'place','f3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,51,'move','b1c2',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,52,'move','e5d5',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,53,'move','i5j5',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,54,'move','e1f1',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,55,'move','e4d4',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,56,'move','f1d1',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,57,'move','f4f3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,58,'move','g2g1',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,59,'move','f3h3',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,60,'move','i4j4',1002,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(4,61,'move','g5g4',1001,'2026-05-04 12:20:00.000000');
INSERT INTO "events" VALUES(5,1,'start','i1 h4 e1 h2 h1 c4 j3 b4 f3 e2 g1 f5 b1 c5 i3 a1 e5 i2 e3 g3 g5 j2 d1 b2 e4 g4 d5 b3 i4 d3 d2 j4 k4 a3 k5 h3 f4 d4 c2 f2 h5 f1 j5 k3 c3 a2 i5 g2 c1',NULL,'2026-05-04 12:25:00.000000');
INSERT INTO "events" VALUES(5,2,'resign','',1002,'2026-05-04 12:25:00.000000');
INSERT INTO "events" VALUES(6,1,'start','g4 d5 g1 c2 c5 j2 h1 c3 d4 i3 g5 d2 a3 f5 c4 j4 g3 c1 g2 e5 e3 e4 i4 e2 j5 f1 h5 i2 d3 f4 f2 h2 d1 j3 i1 k4 i5 b4 k3 a1 b2 a2 h4 b3 e1 f3 h3 k5 b1',NULL,'2026-05-04 12:30:00.000000');
INSERT INTO "events" VALUES(6,2,'away','2026-05-08T12:00:00+00:00',1003,'2026-05-05 12:00:00.000000');
CREATE TABLE follows (
	channel_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	player_id BIGINT, 
	results_only BOOLEAN DEFAULT 0 NOT NULL, 
	manager_id BIGINT, 
	since DATETIME NOT NULL, 
	CONSTRAINT pk_follows PRIMARY KEY (channel_id)
);
INSERT INTO "follows" VALUES(77,1,NULL,0,1003,'2026-05-05 12:00:00.000000');
CREATE TABLE games_to_mine (
	match_id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	CONSTRAINT pk_games_to_mine PRIMARY KEY (match_id), 
	CONSTRAINT fk_games_to_mine_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE heard_interactions (
	interaction_id BIGINT NOT NULL, 
	CONSTRAINT pk_heard_interactions PRIMARY KEY (interaction_id)
);
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_heartbeat PRIMARY KEY (id)
);
CREATE TABLE identifies (
	bucket INTEGER NOT NULL, 
	next_at DATETIME NOT NULL, 
	CONSTRAINT pk_identifies PRIMARY KEY (bucket)
);
CREATE TABLE imports (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	created_at BIGINT NOT NULL
);
CREATE TABLE leases (
	shards INTEGER NOT NULL, 
	shard INTEGER NOT NULL, 
	holder VARCHAR(40) NOT NULL, 
	seen DATETIME NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (shards, shard)
);
CREATE TABLE lessons (
	user_id BIGINT NOT NULL, 
	step VARCHAR(20) NOT NULL, 
	CONSTRAINT pk_lessons PRIMARY KEY (user_id)
);
INSERT INTO "lessons" VALUES(1003,'edge');
CREATE TABLE "letters" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	kind VARCHAR(10) NOT NULL, 
	user_id BIGINT NOT NULL, 
	match_id INTEGER, guild_id BIGINT, 
	CONSTRAINT fk_letters_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "letters" VALUES(1,'away',1002,6,NULL);
INSERT INTO "letters" VALUES(2,'away',1001,3,NULL);
INSERT INTO "letters" VALUES(3,'ban',1009,NULL,1);
CREATE TABLE lines (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	match_id INTEGER, 
	import_id BIGINT, 
	ply INTEGER NOT NULL, 
	start TEXT NOT NULL, 
	moves TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	kept BOOLEAN NOT NULL, 
	origin BIGINT, 
	used_at BIGINT NOT NULL, 
	CONSTRAINT fk_lines_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	white_id BIGINT NOT NULL, 
	black_id BIGINT NOT NULL, 
	setup VARCHAR(10) NOT NULL, 
	finished_at DATETIME, 
	shown_number INTEGER DEFAULT '0' NOT NULL, 
	settled BOOLEAN DEFAULT 0 NOT NULL, 
	board_channel_id BIGINT, 
	board_message_id BIGINT
, redraw BOOLEAN DEFAULT 0 NOT NULL, pace INTEGER DEFAULT '0' NOT NULL, in_thread BOOLEAN DEFAULT 0 NOT NULL, parent_id BIGINT, mover_id BIGINT, due_at BIGINT, left_s BIGINT, reminded BOOLEAN DEFAULT 0 NOT NULL, remind_at BIGINT, call_on VARCHAR(10), call_at DATETIME, halted_at BIGINT, computer_id BIGINT, computer_level INTEGER);
INSERT INTO "matches" VALUES(1,1,11,1001,1002,'full','2026-05-04 12:05:00.000000',86,1,11,9001,0,0,0,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(2,1,11,1002,1001,'full',NULL,21,0,11,9002,0,0,0,NULL,1001,NULL,NULL,0,NULL,'board','2026-05-05 12:00:00.000000',NULL,NULL,NULL);
INSERT INTO "matches" VALUES(3,1,12,1001,1003,'full',NULL,79,0,12,9003,0,0,0,NULL,1003,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(4,2,21,1001,1002,'full',NULL,55,0,21,9004,0,0,0,NULL,1002,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(5,1,11,1003,1002,'random','2026-05-04 12:25:00.000000',2,1,11,9005,0,0,0,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(6,1,11,1002,1003,'random',NULL,0,0,NULL,NULL,0,0,0,NULL,1002,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE outages (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	since DATETIME NOT NULL, 
	until DATETIME NOT NULL
);
CREATE TABLE own_puzzles (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	match_id INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	line TEXT NOT NULL, 
	margin INTEGER NOT NULL, 
	nodes INTEGER NOT NULL, 
	theme VARCHAR(20) NOT NULL, 
	CONSTRAINT fk_own_puzzles_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE people (
	user_id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, language VARCHAR(10), 
	CONSTRAINT pk_people PRIMARY KEY (user_id)
);
INSERT INTO "people" VALUES(1001,'Anna',NULL);
INSERT INTO "people" VALUES(1002,'Ben',NULL);
INSERT INTO "people" VALUES(1003,'Cleo',NULL);
CREATE TABLE plans (
	match_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	spaces TEXT NOT NULL, 
	replies TEXT NOT NULL, 
	CONSTRAINT pk_plans PRIMARY KEY (match_id, user_id), 
	CONSTRAINT fk_plans_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE preferences (
	user_id BIGINT NOT NULL, 
	chosen TEXT NOT NULL, 
	CONSTRAINT pk_preferences PRIMARY KEY (user_id)
);
CREATE TABLE puzzle_attempts (
	user_id BIGINT NOT NULL, 
	puzzle INTEGER NOT NULL, 
	solved BOOLEAN NOT NULL, gave_up BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_puzzle_attempts PRIMARY KEY (user_id, puzzle)
);
CREATE TABLE puzzle_cards (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	puzzle INTEGER NOT NULL, 
	day INTEGER, 
	sharer_id BIGINT, 
	closes_at DATETIME, 
	number INTEGER NOT NULL, 
	shown INTEGER NOT NULL, 
	message_id BIGINT
);
CREATE TABLE puzzle_finders (
	card_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	CONSTRAINT pk_puzzle_finders PRIMARY KEY (card_id, user_id, guild_id)
);
CREATE TABLE puzzle_solvers (
	user_id BIGINT NOT NULL, 
	rating FLOAT NOT NULL, 
	tried INTEGER NOT NULL, 
	solved INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	longest INTEGER NOT NULL, 
	puzzle INTEGER, 
	CONSTRAINT pk_puzzle_solvers PRIMARY KEY (user_id)
);
CREATE TABLE rated_puzzles (
	puzzle INTEGER NOT NULL, 
	rating FLOAT NOT NULL, 
	tried INTEGER NOT NULL, 
	solved INTEGER NOT NULL, 
	CONSTRAINT pk_rated_puzzles PRIMARY KEY (puzzle)
);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	channels TEXT DEFAULT '' NOT NULL, 
	pace INTEGER DEFAULT '3' NOT NULL, 
	language VARCHAR(10), 
	keep_boards INTEGER, 
	challenges_last BIGINT DEFAULT '259200' NOT NULL, 
	removed_at DATETIME, in_threads BOOLEAN, daily_channel BIGINT, daily_hour INTEGER DEFAULT '16' NOT NULL, own_puzzles BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
CREATE TABLE shared_reviews (
	match_id INTEGER NOT NULL, 
	channel_id BIGINT NOT NULL, 
	at DATETIME NOT NULL, 
	message_id BIGINT, 
	CONSTRAINT pk_shared_reviews PRIMARY KEY (match_id), 
	CONSTRAINT fk_shared_reviews_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE spectacles (
	channel_id BIGINT NOT NULL, 
	match_id INTEGER NOT NULL, 
	message_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	over BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_spectacles PRIMARY KEY (channel_id, match_id), 
	CONSTRAINT fk_spectacles_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE superseded_boards (
	message_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	match_id INTEGER NOT NULL, kept INTEGER, 
	CONSTRAINT pk_superseded_boards PRIMARY KEY (message_id), 
	CONSTRAINT fk_superseded_boards_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE synced_commands (
	application_id BIGINT NOT NULL, 
	fingerprint VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_synced_commands PRIMARY KEY (application_id)
);
INSERT INTO "synced_commands" VALUES(157,'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff');
CREATE TABLE watchers (
	match_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	occasion VARCHAR(10) NOT NULL, 
	means VARCHAR(10) NOT NULL, 
	told INTEGER NOT NULL, 
	lost BOOLEAN DEFAULT 0 NOT NULL, 
	put_off_until BIGINT, 
	CONSTRAINT pk_watchers PRIMARY KEY (match_id, user_id), 
	CONSTRAINT fk_watchers_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "watchers" VALUES(2,1003,'each','direct',21,0,NULL);
CREATE TABLE welcomes (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT, 
	CONSTRAINT pk_welcomes PRIMARY KEY (guild_id)
);
INSERT INTO "welcomes" VALUES(1,NULL);
INSERT INTO "welcomes" VALUES(2,NULL);
CREATE INDEX ix_matches_unsettled ON matches (id) WHERE NOT settled;
CREATE INDEX ix_matches_channel_finished ON matches (channel_id, finished_at);
CREATE INDEX ix_challenges_behind ON challenges (id) WHERE shown_state <> state;
CREATE INDEX ix_superseded_boards_match_id ON superseded_boards (match_id);
CREATE INDEX ix_matches_guild_finished ON matches (guild_id, finished_at);
CREATE INDEX ix_challenges_guild_id ON challenges (guild_id);
CREATE INDEX ix_challenges_match_id ON challenges (match_id);
CREATE INDEX ix_matches_running_mover ON matches (mover_id) WHERE finished_at IS NULL;
CREATE INDEX ix_matches_parent_id ON matches (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX ix_matches_due_at ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_matches_remind_at ON matches (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX ix_matches_call_at ON matches (call_at) WHERE call_at IS NOT NULL;
CREATE INDEX ix_matches_halted_at ON matches (halted_at) WHERE halted_at IS NOT NULL;
CREATE INDEX ix_challenges_open_challenger_id ON challenges (challenger_id) WHERE state = 'open';
CREATE INDEX ix_challenges_open_opponent_id ON challenges (opponent_id) WHERE state = 'open';
CREATE INDEX ix_challenges_open_expires_at ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX ix_challenges_open_rematch_of ON challenges (rematch_of) WHERE state = 'open';
CREATE INDEX ix_absences_user_id ON absences (user_id);
CREATE INDEX ix_absences_lasting ON absences (until) WHERE NOT over;
CREATE INDEX ix_imports_user_id ON imports (user_id);
CREATE INDEX ix_imports_created_at ON imports (created_at);
CREATE INDEX ix_watchers_user_id ON watchers (user_id);
CREATE INDEX ix_watchers_put_off_until ON watchers (put_off_until) WHERE put_off_until IS NOT NULL;
CREATE INDEX ix_follows_guild_id ON follows (guild_id);
CREATE INDEX ix_spectacles_match_id ON spectacles (match_id);
CREATE INDEX ix_spectacles_live ON spectacles (channel_id) WHERE (NOT over OR number = 0);
CREATE INDEX ix_matches_kept ON matches (guild_id, finished_at) WHERE settled AND board_message_id IS NOT NULL;
CREATE INDEX ix_servers_removed_at ON servers (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX ix_servers_keep_boards ON servers (keep_boards) WHERE keep_boards IS NOT NULL;
CREATE INDEX ix_challenges_declined ON challenges (opponent_id, challenger_id, answered_at) WHERE state = 'declined';
CREATE INDEX ix_challenges_accepted_rematch_of ON challenges (rematch_of) WHERE state = 'accepted';
CREATE INDEX ix_matches_players ON matches (white_id, black_id);
CREATE INDEX ix_acts_guild_id ON acts (guild_id, id);
CREATE INDEX ix_acts_manager_id ON acts (manager_id);
CREATE INDEX ix_acts_concerned_id ON acts (concerned_id);
CREATE INDEX ix_acts_at ON acts (at);
CREATE INDEX ix_bans_banned_id ON bans (banned_id);
CREATE INDEX ix_matches_guild_id ON matches (guild_id, id);
CREATE INDEX ix_challenges_open_guild_id ON challenges (guild_id) WHERE state = 'open';
CREATE INDEX ix_letters_match_id ON letters (match_id);
CREATE INDEX ix_challenges_call_at ON challenges (call_at) WHERE call_at IS NOT NULL;
CREATE INDEX ix_matches_white_finished ON matches (white_id, finished_at);
CREATE INDEX ix_matches_black_finished ON matches (black_id, finished_at);
CREATE INDEX ix_matches_computer ON matches (id) WHERE finished_at IS NULL AND mover_id = computer_id;
CREATE INDEX ix_lines_user_id ON lines (user_id);
CREATE INDEX ix_lines_match_id ON lines (match_id);
CREATE UNIQUE INDEX ix_puzzle_cards_guild_id ON puzzle_cards (guild_id, day);
CREATE INDEX ix_puzzle_cards_closes_at ON puzzle_cards (closes_at) WHERE closes_at IS NOT NULL;
CREATE INDEX ix_puzzle_cards_behind ON puzzle_cards (guild_id, id) WHERE shown < number;
CREATE INDEX ix_puzzle_cards_sharer_id ON puzzle_cards (sharer_id) WHERE sharer_id IS NOT NULL;
CREATE INDEX ix_puzzle_finders_guild_id ON puzzle_finders (guild_id);
CREATE INDEX ix_puzzle_finders_user_id ON puzzle_finders (user_id);
CREATE INDEX ix_daily_puzzles_next_at ON daily_puzzles (next_at);
CREATE INDEX ix_own_puzzles_match_id ON own_puzzles (match_id);
CREATE INDEX ix_own_puzzles_guild_id ON own_puzzles (guild_id, id);
CREATE INDEX ix_games_to_mine_guild_id ON games_to_mine (guild_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('challenges',8);
INSERT INTO "sqlite_sequence" VALUES('matches',6);
INSERT INTO "sqlite_sequence" VALUES('letters',3);
INSERT INTO "sqlite_sequence" VALUES('absences',1);
INSERT INTO "sqlite_sequence" VALUES('acts',2);
COMMIT;
