# The backend: answers the calls of the sites, and sends their leads on (docs/operations.md).
FROM node:24-slim
WORKDIR /srv/forecourt
COPY package.json package-lock.json ./
# No install scripts: the backend needs no browser, no picture tools and no Node of its own.
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY src ./src
COPY scripts ./scripts
RUN mkdir -p /data /sites && chown node:node /data /sites
USER node
ENV NODE_ENV=production
# /sites is the folder that builds publish into, read only; /data keeps the leads.
VOLUME ["/data", "/sites"]
EXPOSE 4322
HEALTHCHECK --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4322/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is told to end, not npm: open requests are answered, and the store is closed.
CMD ["node", "scripts/backend.ts", "--host", "0.0.0.0", "--out", "/sites", "--data", "/data"]
