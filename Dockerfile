# The product as one image: the site, the API and the jobs. Settings come from the environment: see .env.example.

# The exact version, held to what was published under it; docs/running.md tells how to hold it to another.
ARG NODE_IMAGE=node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2

FROM ${NODE_IMAGE} AS site
WORKDIR /riparo
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY ui/package.json ui/
COPY web/package.json web/
COPY desk/package.json desk/
COPY e2e/package.json e2e/
COPY proving/package.json proving/
RUN npm ci
COPY . .
RUN npm run build

# Only what the server needs: nothing of what built the site, and neither the embedded PostgreSQL nor another Node,
# which belong to the project as a whole.
FROM ${NODE_IMAGE} AS parts
WORKDIR /riparo
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY ui/package.json ui/
COPY web/package.json web/
COPY desk/package.json desk/
COPY e2e/package.json e2e/
COPY proving/package.json proving/
RUN npm ci --omit=dev --workspace domain --workspace server
# Types that a library names as an optional peer: nothing that runs asks for them.
RUN rm -rf node_modules/@types node_modules/undici-types

FROM ${NODE_IMAGE}
WORKDIR /riparo
COPY --from=parts /riparo/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY domain domain
COPY server server
COPY --from=site /riparo/web/dist web/dist
COPY --from=site /riparo/desk/dist desk/dist
RUN mkdir /data node_modules/.cache && chown node:node /data node_modules/.cache
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
USER node
# Compiled once, here: every container starts in half the time, also with a read-only file system.
RUN node --import ./server/src/quick-loading.js --input-type=module \
  --eval "import './server/src/assembly/start.ts'; import './server/src/assembly/open-server.ts';"
EXPOSE 3000
# Images in the OCI format have no place for it: compose.yaml says the same once more.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "server/src/platform/process/health-check.ts"]
# Node is the first process: it gets the signal to stop, finishes what it has begun and ends.
CMD ["node", "--import", "./server/src/quick-loading.js", "server/src/assembly/start.ts"]
