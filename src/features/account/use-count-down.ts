import { useEffect, useState } from 'react';

/** Whole seconds from `now` to `end`, both in milliseconds: a part of one counts whole, and the past is 0. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** Counts whole seconds down to 0; `start` begins with so many. */
export function useCountDown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const show = (): void => {
      const seconds = secondsLeft(end, Date.now());
      setLeft(seconds);
      if (seconds === 0) setEnd(0);
    };
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return { left, start: (seconds) => setEnd(Date.now() + seconds * 1000) };
}
