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
