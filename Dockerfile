# syntax=docker/dockerfile:1
# The bot in a container: the first stage installs it, the second holds nothing but Python, the bot and its libraries.
#
# For the same bytes from the same source, name the base by its digest: --build-arg PYTHON_IMAGE=python:3.13-slim@sha256:…
ARG PYTHON_IMAGE=python:3.13-slim

FROM ${PYTHON_IMAGE} AS build
WORKDIR /source
ENV PYTHONDONTWRITEBYTECODE=1
RUN python -m venv --without-pip /opt/dvonn
# The libraries first: this layer changes only with them.
COPY pyproject.toml constraints.txt ./
RUN python -c "import tomllib; project = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
        print(*project['dependencies'], *project['optional-dependencies']['postgres'], sep='\n')" > requirements.txt \
    && pip --python /opt/dvonn/bin/python install --no-cache-dir --disable-pip-version-check \
        -c constraints.txt -r requirements.txt
COPY . .
RUN pip --python /opt/dvonn/bin/python install --no-cache-dir --disable-pip-version-check --no-deps .

FROM ${PYTHON_IMAGE}
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
# By default the database is a file in the working directory: so it lies on the volume.
WORKDIR /data
VOLUME /data
# The bot touches this file while it is connected. The check only looks at its age, in some hundredths of a second.
ENV ALIVE_FILE=/tmp/dvonn-bot.alive
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=1 CMD ["python", "-m", "bot.health"]
CMD ["dvonn-bot"]
