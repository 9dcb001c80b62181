import { useInstantSearch } from 'react-instantsearch';
import { countWords } from '../../../domain/search/listing-words.ts';
import { useAnswers, useIslandData } from './island-context.ts';
import { useLateAnswer } from './use-late-answer.ts';

/** How many cars answer: '1,204 cars'. Where an answer is late or failed it says that, never the count of another question. */
export function useResultWords(): string {
  const { stockNoun } = useIslandData();
  const { results, status } = useInstantSearch();
  const { isCurrent } = useAnswers();
  const isLate = useLateAnswer();
  if (isLate) return 'Searching…';
  if (!isCurrent && status === 'error') return 'Last results';
  return countWords(results.nbHits, stockNoun);
}
