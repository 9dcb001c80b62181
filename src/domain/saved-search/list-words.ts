/** A list as its path names it: 'used-cars' is 'Used cars', 'aldera/brook' is 'Aldera Brook'; '' is the whole stock. */
export function listWords(path: string): string {
  if (path === '') return 'Everything in stock';
  const parts = path.split('/').map((part) => part.replaceAll('-', ' '));
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}

/** A facet as far as its words go. */
type NamedFacet = { name: string; label: string; unit?: string; words?: Readonly<Record<string, string>> };

/** A value of an address in words: '5000:20000' of a price is 'Price $5,000 to $20,000'. */
function valueWords({ label, unit, words }: NamedFacet, value: string): string {
  const range = /^(\d{0,9}):(\d{0,9})$/.exec(value);
  if (!range) return words?.[value] ?? value;
  const figure = (text: string): string =>
    unit === 'year' ? text : `${unit === 'dollars' ? '$' : ''}${Number(text).toLocaleString('en-AU')}`;
  const [, from = '', to = ''] = range;
  return [
    label,
    from && (to ? figure(from) : `from ${figure(from)}`),
    to && `${from ? '' : 'up '}to ${figure(to)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * What an address asks of a list, in words for the form. Apart from the lists' own code, of which the page would otherwise
 * take a part away into a file of its own, and every list would load one more.
 */
export function askedWords(parameters: URLSearchParams, facets: readonly NamedFacet[]): string[] {
  const query = parameters.get('query') ?? '';
  return [
    listWords(parameters.get('list') ?? ''),
    ...(query === '' ? [] : [`“${query}”`]),
    ...facets.flatMap((facet) => parameters.getAll(facet.name).map((value) => valueWords(facet, value))),
  ];
}
