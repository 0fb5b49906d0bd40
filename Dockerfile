# The built product as an image: see "In a container" in docs/operating.md.

FROM node:26-slim AS build
WORKDIR /dragoman
COPY . .
RUN npx -y pnpm@12 install --frozen-lockfile
RUN npx -y pnpm@12 build --filter=@dragoman/web --filter=@dragoman/reference
# What the server needs to run, and nothing to build or test with.
RUN mkdir /server && cp -R --parents package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs LICENSE \
    openapi/package.json packages/*/package.json apps/*/package.json test/published/package.json \
    scripts/quick-imports.ts packages/sdk/src packages/agents/src apps/server/src apps/web/dist apps/reference/dist /server
WORKDIR /server
RUN npx -y pnpm@12 install --prod --frozen-lockfile --ignore-scripts --filter-prod=@dragoman/server...
# Node, which the image has and the workspace names for other systems, too; what only a build of the web app asks for; and
# what no program reads. Together that is more than half of it.
RUN cd node_modules && rm -rf node-* .pnpm/node-linux-* .pnpm/node-win-* .pnpm/node-darwin-* \
    .pnpm/@babel* .pnpm/caniuse-lite* .pnpm/browserslist* .pnpm/*/node_modules/pdfjs-dist/build \
    && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) \
    ! -iname 'licen[cs]e*' ! -iname 'notice*' -delete

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
