import { useInstantSearch } from 'react-instantsearch';
import { answerWords } from './answer-words.ts';
import { useAnswers, useIslandData } from './island-context.ts';
import { useLateAnswer } from './use-late-answer.ts';

/** What stands above the list: how many cars answer, or that they are still searched for. */
export function useResultWords(): string {
  const { stockNoun } = useIslandData();
  const { results, status } = useInstantSearch();
  const { isCurrent } = useAnswers();
  const isLate = useLateAnswer();
  return answerWords({ isCurrent, status, isLate }, results.nbHits, stockNoun);
}
