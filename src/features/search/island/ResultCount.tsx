import { useResultWords } from './use-result-words.ts';

/** How many cars answer, said to screen readers when it changes; paging leads the focus here. */
export function ResultCount() {
  return (
    <h2
      tabIndex={-1}
      className="result-count text-base font-semibold tracking-normal even-figures outline-none"
      aria-live="polite"
    >
      <span>{useResultWords()}</span>
    </h2>
  );
}
