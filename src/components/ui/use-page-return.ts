import { useEffect } from 'react';

/** Calls `look` once the island is awake, and each time the browser brings the page back from its cache: what it shows may have changed. */
export function usePageReturn(look: () => void): void {
  useEffect(() => {
    look();
    const again = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) look();
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
}
