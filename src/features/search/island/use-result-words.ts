import { useInstantSearch } from 'react-instantsearch';
import { answerWords, isAnswerLate } from './answer-words.ts';
import { useAnswers, useIslandData } from './island-context.ts';
import { useState } from 'react';

/** True if the answer to what is asked keeps the shopper waiting (spec S13), remembered until an answer or an error comes. */
export function useLateAnswer(): boolean {
  const { status } = useInstantSearch();
  const { isCurrent } = useAnswers();
  const [wasLate, setLate] = useState(false);
  const isLate = isAnswerLate({ isCurrent, status }, wasLate);
  if (isLate !== wasLate) setLate(isLate);
  return isLate;
}

/** What stands above the list: how many cars answer, or that they are still searched for. */
export function useResultWords(): string {
  const { stockNoun } = useIslandData();
  const { results, status } = useInstantSearch();
  const { isCurrent } = useAnswers();
  const isLate = useLateAnswer();
  return answerWords({ isCurrent, status, isLate }, results.nbHits, stockNoun);
}
