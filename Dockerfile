# syntax=docker/dockerfile:1
# The bot in a container: the first stage installs it, the second has only Python, the bot and its libraries.
# The base is named by its digest, which Dependabot renews, and everything else by its hash: the same source gives the same
# files.

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS build
WORKDIR /source
ENV PIP_NO_CACHE_DIR=1 PIP_NO_COMPILE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PYTHONDONTWRITEBYTECODE=1
RUN python -m venv --without-pip /opt/dvonn
# The libraries first: these layers change only with them. pip refuses a file whose hash is not in the list.
COPY deploy/libraries.txt deploy/building.txt ./
RUN pip --python /opt/dvonn/bin/python install --require-hashes -r libraries.txt \
    && pip install --require-hashes -r building.txt
COPY . .
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
    && pip --python /opt/dvonn/bin/python install --no-deps /wheels/*.whl \
    && python -m compileall -q --invalidation-mode unchecked-hash /opt/dvonn/lib

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
RUN useradd --system --uid 10001 --no-create-home dvonn \
    && install --directory --owner dvonn --group dvonn /data
COPY --from=build /opt/dvonn /opt/dvonn
ENV PATH=/opt/dvonn/bin:$PATH
# The revision of the source, for `dvonn-bot --version` and the log: docker build --build-arg REVISION=$(git rev-parse HEAD)
ARG REVISION=
ENV DVONN_REVISION=$REVISION
LABEL org.opencontainers.image.title="DVONN for Discord" \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.revision=$REVISION

USER dvonn
# By default the database is a file in the working directory, and so on the volume.
WORKDIR /data
VOLUME /data
# The bot touches this file while it is connected. The check only looks at its age, in some hundredths of a second.
ENV ALIVE_FILE=/tmp/dvonn-bot.alive
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=1 CMD ["python", "-m", "bot.process.health"]
CMD ["dvonn-bot"]
