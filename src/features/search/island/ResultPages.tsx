import { useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { Pagination } from '../../../components/ui/Pagination.tsx';
import { listingHref } from '../../../domain/search/listing-href.ts';
import { writeSearchState } from '../../../domain/search/search-url.ts';
import { useIslandData } from './island-context.ts';
import { resultsHeading, scrollToList } from './results-heading.ts';
import { useSearchState } from './use-search-state.ts';

/** The pages of the results (spec S2). Without scripts a list goes on by other pages, which it links to itself. */
export function ResultPages() {
  const { listing, facets } = useIslandData();
  const { state, setPage } = useSearchState();
  const { results } = useInstantSearch();
  const pages = useRef<HTMLDivElement>(null);
  const hrefOf = (page: number): string => {
    const parameters = writeSearchState({ ...state, page }, new URLSearchParams(), facets).toString();
    return parameters ? `${listingHref(listing.path)}?${parameters}` : listingHref(listing.path);
  };
  return (
    <div ref={pages} className="needs-script">
      <Pagination
        current={results.page + 1}
        total={results.nbPages}
        href={hrefOf}
        onPage={(page) => {
          setPage(page);
          // Before the answer, since a list that changes under the window would be seen to jump; in a task of its own, since the
          // address then notes where the list was left.
          setTimeout(() => scrollToList(pages.current));
          resultsHeading(pages.current)?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
