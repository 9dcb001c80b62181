import { ALL_PATH } from '../search/listing-href.ts';
import { savedSearchHref } from './saved-search.ts';

/** Where to ask to be told of vehicles like one that is gone (spec A12): of its make and model, as the lists can tell them apart. */
export function tellMeHref(
  { make, model }: { make: string; model: string },
  facets: readonly string[],
): string | undefined {
  if (make === '' && model === '') return undefined;
  const isChosen = facets.includes('make') && facets.includes('model') && make !== '' && model !== '';
  const query = new URLSearchParams(
    isChosen ? { make, model } : { query: [make, model].filter(Boolean).join(' ') },
  );
  return savedSearchHref({ list: ALL_PATH, query: query.toString() });
}

/** A list as its path names it: 'used-cars' is 'Used cars', 'aldera/brook' is 'Aldera Brook'. */
export function listWords(path: string): string {
  if (path === ALL_PATH) return 'Everything in stock';
  const parts = path.split('/').map((part) => part.replaceAll('-', ' '));
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}
