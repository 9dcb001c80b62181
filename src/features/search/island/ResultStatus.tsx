import { useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { ORDERS } from '../../../domain/search/orders.ts';
import { useAnswers, useIslandData } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';

/** Tells screen readers of another page or order, which leave the count as it is. */
export function ResultStatus() {
  const { settings } = useIslandData();
  const { isCurrent } = useAnswers();
  const { state } = useSearchState();
  const { results } = useInstantSearch();
  const { page, nbPages } = results;
  const sort = state.sortBy ?? settings.default_sort;
  const [words, setWords] = useState('');
  const told = useRef({ page, sort });
  useEffect(() => {
    if (!isCurrent) return;
    const last = told.current;
    told.current = { page, sort };
    if (last.sort !== sort) setWords(`Sorted by ${ORDERS[sort].label}`);
    else if (last.page !== page) setWords(`Page ${page + 1} of ${nbPages}`);
  }, [isCurrent, page, nbPages, sort]);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
}
