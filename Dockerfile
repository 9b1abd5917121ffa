# Inkstone in one image: website, API, live sync and jobs; ROLE selects those that a container runs.
# It writes only under /data, so it can run with a read-only root file system.

FROM node:24-bookworm-slim AS build
WORKDIR /inkstone
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY packages packages
COPY apps apps
COPY training/package.json training/package.json
COPY script script
RUN npm ci --no-audit --no-fund && node script/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /inkstone
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY apps apps
COPY training/package.json training/package.json
# Only installed packages remain here; the code of Inkstone is copied from the build.
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force \
  && find packages apps -type f -not -path '*/node_modules/*' -not -name package.json -delete

FROM node:24-bookworm-slim
WORKDIR /inkstone
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4700 DATA_DIR=/data
# As in script/server: freed memory is returned to the system.
ENV MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=packages /inkstone ./
COPY --from=build /inkstone/apps/server/build apps/server/build
COPY --from=build /inkstone/apps/web/build apps/web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4700
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "apps/server/build/main.js", "start"]
