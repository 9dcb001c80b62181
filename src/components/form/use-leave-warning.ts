import { useEffect, useRef } from 'react';

/** Asks once before a page with unsent text is left. */
export function useLeaveWarning(): { arm: () => void; disarm: () => void } {
  const isArmed = useRef(false);
  useEffect(() => {
    let wasAsked = false;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isArmed.current || wasAsked) return;
      wasAsked = true;
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return {
    arm: () => {
      isArmed.current = true;
    },
    disarm: () => {
      isArmed.current = false;
    },
  };
}
