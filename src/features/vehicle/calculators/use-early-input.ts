import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hands on what was typed or chosen in a field before its island was awake: hydration leaves it in the field, and knows
 * nothing of it. `inField` reads the field, `shown` says what it was rendered with, and `take` treats the difference as a
 * change of now, after the address has been read.
 */
export function useEarlyInput(
  inField: () => string | undefined,
  shown: () => string,
  take: (early: string) => void,
): void {
  const early = useRef<string>(undefined);
  // Before the next render, which writes into the field what the state holds.
  useLayoutEffect(() => {
    const now = inField();
    if (now !== undefined && now !== shown()) early.current = now;
  }, []);
  useEffect(() => {
    if (early.current !== undefined) take(early.current);
  }, []);
}
