import { useEffect, useRef, type RefObject } from 'react';

/**
 * A region that takes the focus when what had it was removed with an entry, so that a keyboard goes on from here and not
 * from the top of the page. `count` is the number of entries in it.
 */
export function useFocusWithin(count: number): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && isLost) region.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return region;
}
