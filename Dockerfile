# The built product as an image: see "In a container" in docs/operating.md.

FROM node:26-slim AS build
WORKDIR /dragoman
COPY . .
RUN npx -y pnpm@12 install --frozen-lockfile
RUN npx -y pnpm@12 build --filter=@dragoman/web --filter=@dragoman/reference
# What the server needs to run, and nothing to build or test with.
RUN mkdir /server && cp -R --parents package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs LICENSE \
    openapi/package.json packages/*/package.json apps/*/package.json test/published/package.json \
    scripts/quick-imports.ts packages/sdk/src apps/server/src apps/web/dist apps/reference/dist /server
WORKDIR /server
RUN npx -y pnpm@12 install --prod --frozen-lockfile --ignore-scripts --filter=@dragoman/server...

FROM node:26-slim
WORKDIR /dragoman
COPY --from=build /server ./
RUN install -d -o node -g node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4400 DATA_DIR=/data
VOLUME /data
EXPOSE 4400
USER node
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s CMD ["node", "apps/server/src/commands/health.ts"]
CMD ["node", "--import=./scripts/quick-imports.ts", "--conditions=@dragoman/source", "apps/server/src/commands/serve.ts"]
