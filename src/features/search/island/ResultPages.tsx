import { useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { Pagination } from '../../../components/ui/Pagination.tsx';
import { listingHref } from '../../../domain/search/listing-href.ts';
import { writeSearchState } from '../../../domain/search/search-url.ts';
import { useIslandData } from './island-context.ts';
import { resultsHeading } from './results-heading.ts';
import { useSearchState } from './use-search-state.ts';

/** The pages of the results (spec S2). Unfiltered, the links are those of the pages that exist as files. */
export function ResultPages() {
  const { listing, facets } = useIslandData();
  const { state, setPage } = useSearchState();
  const { results } = useInstantSearch();
  const pages = useRef<HTMLDivElement>(null);
  const { page: _, ...onAnyPage } = state;
  const filters = writeSearchState(onAnyPage, new URLSearchParams(), facets).toString();
  return (
    <div ref={pages}>
      <Pagination
        current={results.page + 1}
        total={results.nbPages}
        href={(page) =>
          filters
            ? `${listingHref(listing.path)}?${writeSearchState({ ...state, page }, new URLSearchParams(), facets)}`
            : listingHref(listing.path, page)
        }
        onPage={(page) => {
          setPage(page);
          // The page goes to its top, and so does who reads it.
          resultsHeading(pages.current)?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
