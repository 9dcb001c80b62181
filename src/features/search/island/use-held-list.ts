import { useLayoutEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchAnswers } from './connect-search-state.ts';
import { holdList, isListHeld, releaseList } from './held-list.ts';
import { listHold } from './list-hold.ts';

/**
 * Shows the list of an address with filters once its own answer is here, in the frame that draws it, so that no shopper
 * sees other cars below the filters and nothing moves. Tells whether the search failed before there was one: the last
 * results are then those of no filter at all, and stay hidden.
 */
export function useHeldList({ isCurrent, isPastEnd }: SearchAnswers): boolean {
  const { results, error } = useInstantSearch({ catchError: true });
  const built = useRef(results);
  const [isUnanswered, setUnanswered] = useState(false);
  useLayoutEffect(() => {
    if (!isListHeld()) return;
    const areBuilt = results === built.current;
    const hold = listHold({ hasFailed: Boolean(error), areBuilt, isCurrent, isPastEnd });
    setUnanswered(hold === 'unanswered');
    if (hold) holdList(hold);
    else releaseList();
  }, [results, error, isCurrent, isPastEnd]);
  return isUnanswered;
}
