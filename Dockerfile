# The server and its command in one image: docker build -t linkvitals .  `npm run image` builds it and tries it.
# The release workflow adds the digest of the base: node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
# As in package.json.
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile --filter '@linkvitals/server-cli...'
RUN pnpm --filter '@linkvitals/server-cli...' --sort run build
# What the command needs to run, of the versions of the lock file, and nothing else.
RUN pnpm --filter @linkvitals/server-cli --prod --frozen-lockfile --config.inject-workspace-packages=true deploy /app
RUN node scripts/prune-image.mjs /app

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Linkvitals" \
  org.opencontainers.image.description="Crawls websites on a schedule, reports broken links and keeps their health" \
  org.opencontainers.image.source="https://github.com/linkvitals/linkvitals" \
  org.opencontainers.image.documentation="https://github.com/linkvitals/linkvitals/blob/main/docs/operations.md" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.base.name="docker.io/library/node:24-bookworm-slim"
ENV NODE_ENV=production LINKVITALS_HOST=0.0.0.0 LINKVITALS_DATA_DIR=/data
# The only folder that is written to, and only without a MySQL database and a configured key: the root may be read-only.
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /app /app
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# The process answers; whether it can take work is /readyz, which is for load balancers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.LINKVITALS_PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/main.js"]
CMD ["serve"]
