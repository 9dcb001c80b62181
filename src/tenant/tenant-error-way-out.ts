/** For settings every tenant must give: what to write, by path. */
const MUST_BE_GIVEN: Record<string, string> = {
  slug: "add slug: '…', the name of the tenant's folder",
  template: "add template: 'used', or the preset that fits the trade",
  site: "add site: { name: '…', url: 'https://…', licence: { number: '…' } }",
  'site.name': "add name: '…', the dealer's trading name",
  'site.url': "add url: 'https://…', where the site will be published",
  'site.licence': "add licence: { number: '…' }: a motor dealer's advertising must carry the licence number",
  'site.licence.number': "add number: '…': a motor dealer's advertising must carry the licence number",
  feed: "add feed: { source: 'stock/stock.csv', format: 'csv' }",
  'feed.source': "add source: '…', a file in the tenant's folder or an https address",
  'feed.format': "add format: 'csv', 'json', 'ndjson', 'xml' or 'xlsx'",
  locations: 'add locations: [{ … }] with at least one place',
};

/** How a setting that is not given is put right. */
export function wayOutOfMissing(path: string): string {
  return MUST_BE_GIVEN[path] ?? 'add it';
}
