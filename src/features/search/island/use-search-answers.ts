import { useConnector } from 'react-instantsearch';
import { allOf, stockFilter } from '../../../domain/search/stock-filter.ts';
import { connectSearchState, type SearchAnswers } from './connect-search-state.ts';
import { useIslandData } from './island-context.ts';
import { sortIndex } from './ui-state.ts';
import { useSearchState } from './use-search-state.ts';

/** Registers what is asked of the list, and answers what its facets hold; called once, at the island's top. */
export function useSearchAnswers(): SearchAnswers {
  const { facets, settled, indexUid, listing, settings, soldDays, today } = useIslandData();
  const { state } = useSearchState();
  const sort = state.sortBy ?? settings.default_sort;
  const priced = sort === 'price-asc' && settings.price_ascending_above_zero ? 'price > 0' : '';
  return useConnector(connectSearchState, {
    facets,
    settled,
    index: sortIndex(indexUid, settings.default_sort),
    hitsPerPage: settings.page_size,
    filters: allOf(listing.filter, stockFilter(soldDays, today), priced),
  });
}
