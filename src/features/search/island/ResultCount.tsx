import { RESULTS_ID } from './results-heading.ts';
import { useResultWords } from './use-result-words.ts';

/** How many cars answer, said to screen readers when it changes; paging and the skip link of the filters lead the focus here. */
export function ResultCount() {
  return (
    <h2
      id={RESULTS_ID}
      tabIndex={-1}
      className="result-count scroll-mt-28 text-base font-semibold tracking-normal even-figures outline-none"
      aria-live="polite"
    >
      <span>{useResultWords()}</span>
    </h2>
  );
}
