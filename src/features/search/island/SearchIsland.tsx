import { useEffect, useMemo, useRef } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { CARD_ATTRIBUTES } from '../../../domain/search/card-from-hit.ts';
import { PLACE_FIELD } from '../../../domain/search/near.ts';
import { WEEKLY_FIELD } from '../../../domain/search/weekly-card.ts';
import { createSearchClient } from '../../../services/search/search-client.ts';
import { initialResults } from './initial-results.ts';
import { IslandProvider } from './island-context.ts';
import type { SearchIslandData } from '../../../domain/search/search-island-data.ts';
import { SearchView } from './SearchView.tsx';
import { sortIndex } from './sort-index.ts';
import { useIntent } from './use-intent.ts';

/**
 * The results of a listing page with everything that refines them (spec S1 to S13). It arrives rendered, with the
 * build's answer beside it, and takes over without a request; `data` is SearchIslandData as JSON.
 */
export function SearchIsland({ data: json }: { data: string }) {
  const data = useMemo(() => JSON.parse(json) as SearchIslandData, [json]);
  const index = sortIndex(data.indexUid, data.settings.default_sort);
  const client = useMemo(
    () => createSearchClient([...CARD_ATTRIBUTES, PLACE_FIELD, WEEKLY_FIELD], index),
    [index],
  );
  const results = useMemo(() => initialResults(data), [data]);
  const root = useRef<HTMLDivElement>(null);
  const { today, hasBegun } = useIntent(root, data.today, data.timeZone);
  const island = useMemo(() => ({ ...data, today }), [data, today]);
  return (
    <div ref={root} className="search-island">
      <IslandProvider value={island}>
        <InstantSearchSSRProvider initialResults={results}>
          <InstantSearch
            searchClient={client}
            indexName={index}
            future={{ preserveSharedStateOnUnmount: true }}
          >
            <SearchView />
            {hasBegun && data.initial.isCut && <WholeFacets />}
          </InstantSearch>
        </InstantSearchSSRProvider>
      </IslandProvider>
    </div>
  );
}

/** A page is sent the commonest values of a long facet; once there is someone to read them, all are asked for. */
function WholeFacets() {
  const { refresh } = useInstantSearch();
  useEffect(() => refresh(), [refresh]);
  return null;
}
