import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { isAnswerLate } from './answer-words.ts';
import { useAnswers } from './island-context.ts';

/** Whether the answer to what is asked keeps the shopper waiting (spec S13), remembered until an answer or an error comes. */
export function useLateAnswer(): boolean {
  const { status } = useInstantSearch();
  const { isCurrent } = useAnswers();
  const [wasLate, setLate] = useState(false);
  const isLate = isAnswerLate({ isCurrent, status }, wasLate);
  if (isLate !== wasLate) setLate(isLate);
  return isLate;
}
