# The build stage has everything, the run stage only Node and what was built: the server is one file. There is no npm in it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY build.mjs tsconfig.json ./
COPY build build
COPY client client
COPY public public
COPY server server
COPY shared shared
RUN npm run build && mkdir old-assets
# The bill of materials, for scanners. `--omit dev` alone would leave out what packages of development need as well, such as React.
RUN npm pkg delete devDependencies && npm prune && npm sbom --omit dev --sbom-format cyclonedx >dist/bom.cdx.json

FROM debian:bookworm-slim
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Website" \
      org.opencontainers.image.description="A public website: React streamed by Express, alive in the browser" \
      org.opencontainers.image.version="1.0.0" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.vendor="Larkwell" \
      org.opencontainers.image.url="https://www.larkwell.example" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"
# Two heaps for all threads: by itself glibc gives each thread one of its own, which takes a tenth more memory.
ENV NODE_ENV=production \
    PORT=3000 \
    RELEASE=$REVISION \
    MALLOC_ARENA_MAX=2
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /usr/local/LICENSE /usr/local/share/doc/node/LICENSE
# A new volume in its place belongs to the same user.
COPY --from=build --chown=1000:1000 /site/old-assets /old-assets
WORKDIR /site
COPY --from=build /site/dist dist
# As a number, so that Kubernetes can see that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
# For Docker. Images in OCI's format, as Podman and Buildah make them by default, cannot hold it; Kubernetes has its own.
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s \
    CMD ["node", "--permission", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Reads these alone, writes nothing and starts no process: docs/decisions/permissions-in-the-image.md. The metrics need /proc.
# Nor does a signal open its inspector.
CMD ["node", "--permission", "--disable-sigusr1", \
    "--allow-fs-read=dist", "--allow-fs-read=/old-assets", \
    "--allow-fs-read=/proc/self/status", "--allow-fs-read=/proc/self/limits", "--allow-fs-read=/proc/self/fd", \
    "dist/server.js"]
