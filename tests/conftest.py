from hypothesis import settings

settings.register_profile("untimed", deadline=None)  # a busy machine is no fault of what is tested
settings.load_profile("untimed")
