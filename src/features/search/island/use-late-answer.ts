import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useAnswers } from './island-context.ts';

/**
 * Whether the answer to what is asked keeps the shopper waiting (spec S13). Remembered until an answer or an error comes:
 * the library calls a search late once, and a further question, asked while none was answered, only loading.
 */
export function useLateAnswer(): boolean {
  const { status } = useInstantSearch();
  const { isCurrent } = useAnswers();
  const [wasLate, setLate] = useState(false);
  const isLate = !isCurrent && status !== 'error' && (wasLate || status === 'stalled');
  if (isLate !== wasLate) setLate(isLate);
  return isLate;
}
