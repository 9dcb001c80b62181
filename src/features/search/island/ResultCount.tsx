import { useInstantSearch } from 'react-instantsearch';
import { formatCount } from '../../../domain/text/format.ts';
import { useIslandData } from './island-context.ts';

/** How many cars answer, said to screen readers when it changes. */
export function ResultCount() {
  const { stockNoun } = useIslandData();
  const { results } = useInstantSearch();
  return (
    <h2 className="text-base font-semibold tracking-normal tabular-nums" aria-live="polite">
      {formatCount(results.nbHits)} {stockNoun}
    </h2>
  );
}
