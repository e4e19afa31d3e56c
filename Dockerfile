# The bot in a container: the first stage installs it, the second holds nothing but Python, the bot and its libraries.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
WORKDIR /source
COPY . .
RUN python -m venv --without-pip /opt/dvonn \
    && pip --python /opt/dvonn/bin/python install --no-cache-dir --disable-pip-version-check \
        -c constraints.txt '.[postgres]'

FROM python:${PYTHON}-slim
RUN useradd --system --uid 10001 --no-create-home dvonn \
    && install --directory --owner dvonn --group dvonn /data
COPY --from=build /opt/dvonn /opt/dvonn
ENV PATH=/opt/dvonn/bin:$PATH
# The revision of the source, for `dvonn-bot --version` and the log: docker build --build-arg REVISION=$(git rev-parse HEAD)
ARG REVISION=
ENV DVONN_REVISION=$REVISION

USER dvonn
# By default the database is a file in the working directory: so it lies on the volume.
WORKDIR /data
VOLUME /data
# The bot touches this file while it is connected. The check only looks at its age, in some hundredths of a second.
ENV ALIVE_FILE=/tmp/dvonn-bot.alive
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=1 CMD ["python", "-m", "bot.health"]
CMD ["dvonn-bot"]
