import { countWords, type StockNoun } from '../../../domain/search/listing-words.ts';

/** True if the results are those of what is asked, and what the library says of the search that runs. */
export type AnswerState = { isCurrent: boolean; status: 'idle' | 'loading' | 'stalled' | 'error' };

/**
 * True if the answer keeps the shopper waiting (spec S13), where `wasLate` says whether it did before: the library calls a
 * search late once, and a further question, asked while none was answered, only loading.
 */
export function isAnswerLate({ isCurrent, status }: AnswerState, wasLate: boolean): boolean {
  return !isCurrent && status !== 'error' && (wasLate || status === 'stalled');
}

/** How many cars answer: '1,204 cars'. Where an answer is late or failed it says that, never the count of another question. */
export function answerWords(
  { isCurrent, status, isLate }: AnswerState & { isLate: boolean },
  count: number,
  stockNoun: StockNoun,
): string {
  if (isLate) return 'Searching…';
  if (!isCurrent && status === 'error') return 'Last results';
  return countWords(count, stockNoun);
}
