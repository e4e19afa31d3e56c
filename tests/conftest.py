from hypothesis import settings

settings.register_profile("untimed", deadline=None)  # a busy machine is no fault of the tested code
settings.load_profile("untimed")
