# syntax=docker/dockerfile:1.7.0
# Targets: `app`, the server with its client, and `sandbox`, the outside world for trying things out.
# Images are named by version and not by digest: a digest would keep out the fixes that a version's image gets of its system.
# TypeScript runs as it is written, and Node strips no types below node_modules: workspace packages stay links to packages/.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
ENV npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/contract/package.json packages/contract/
COPY packages/e2e/package.json packages/e2e/
COPY packages/knowledge/package.json packages/knowledge/
COPY packages/payment-formats/package.json packages/payment-formats/
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/

# What is made from the sources: the database clients, the client of the browser, the knowledge index.
FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm \
    npx --yes pnpm@12.21.0 install --frozen-lockfile \
      --filter genie --filter "@genie/web..." --filter "@genie/knowledge..."
COPY tsconfig.base.json ./
COPY prisma prisma
COPY scripts scripts
COPY packages packages
RUN node scripts/prepare.ts

FROM manifests AS server-packages
RUN --mount=type=cache,target=/root/.npm \
    npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter-prod "@genie/server..."
# A third of what was installed is never read: types, source maps, and Prisma's compilers for other databases.
RUN find node_modules/.pnpm -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
      -o -name 'query_compiler_*.mysql.*' -o -name 'query_compiler_*.sqlserver.*' \
      -o -name 'query_compiler_*.cockroachdb.*' \) -delete

FROM manifests AS sandbox-packages
RUN --mount=type=cache,target=/root/.npm \
    npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter-prod "@genie/sandbox..."

FROM node:24.21.0-bookworm-slim AS sandbox
WORKDIR /app
COPY --from=sandbox-packages /app ./
COPY packages/sandbox packages/sandbox
USER 1000:1000
EXPOSE 3001 1025
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.SANDBOX_PORT || 3001) + '/control').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/sandbox/src/main.ts"]

FROM node:24.21.0-bookworm-slim AS app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# As scripts/with-node.mjs has it: memory stays level under load, and what was compiled is kept for the next start.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 NODE_COMPILE_CACHE=/data/compiled NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /app
RUN mkdir -m 0700 /data && chown 1000:1000 /data
COPY --chmod=0755 deploy/genie /usr/local/bin/genie
COPY --from=server-packages /app ./
COPY prisma prisma
COPY packages/contract packages/contract
COPY packages/payment-formats packages/payment-formats
COPY packages/knowledge packages/knowledge
COPY packages/server packages/server
COPY --from=build /app/packages/server/src/storage/generated packages/server/src/storage/generated
COPY --from=build /app/packages/knowledge/dist packages/knowledge/dist
COPY --from=build /app/packages/web/dist packages/web/dist
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# NODE_OPTIONS does not take these flags.
CMD ["node", "--heap-growing-percent=100", "--no-memory-reducer-favors-memory", "--expose-gc", "packages/server/src/main.ts"]
