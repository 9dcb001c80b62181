import { useConnector } from 'react-instantsearch';
import { listingQuery } from '../../../domain/search/listing-query.ts';
import { connectSearchState, type SearchAnswers } from './connect-search-state.ts';
import { useIslandData } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';

/** Registers what is asked of the list, and answers what its facets hold, features where they are to be counted; called once, at the island's top. */
export function useSearchAnswers(countsFeatures: boolean): SearchAnswers {
  const { facets, settled, indexUid, listing, settings, soldDays, today } = useIslandData();
  const { state } = useSearchState();
  const sort = state.sortBy ?? settings.default_sort;
  const { filter, hitsPerPage } = listingQuery({ filter: listing.filter, soldDays, today, settings }, sort);
  return useConnector(connectSearchState, {
    facets,
    settled,
    indexUid,
    defaultSort: settings.default_sort,
    hitsPerPage,
    filters: filter,
    countsFeatures,
  });
}
