/** The lines of tenant.ts with which a site asks a search server, as `npm run search -- push` prints them. */
export function tenantLines(server: { host: string; index: string; key: string }): string {
  return [
    '  search: {',
    '    meilisearch: {',
    `      host: '${server.host}',`,
    `      index: '${server.index}',`,
    `      search_key: '${server.key}',`,
    '    },',
    '  },',
  ].join('\n');
}
