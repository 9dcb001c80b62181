import { useEffect, useState, type RefObject } from 'react';
import { localTime } from '../../../domain/location/local-time.ts';
import { prepareSearch } from '../../../services/search/search-client.ts';

const SIGNS = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

export type Intent = { today: string; hasBegun: boolean };

/**
 * The day the island counts as today. At first that of the build, so that hydration changes nothing; from the first
 * sign of intent on (the pointer or the focus enters) the real one, and the index is fetched ahead of the first filter.
 */
export function useIntent(root: RefObject<HTMLElement | null>, builtOn: string, timeZone: string): Intent {
  const [intent, setIntent] = useState<Intent>({ today: builtOn, hasBegun: false });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const onIntent = (): void => {
      stop();
      void prepareSearch();
      setIntent({ today: localTime(new Date(), timeZone).day, hasBegun: true });
    };
    const stop = (): void => SIGNS.forEach((sign) => element.removeEventListener(sign, onIntent));
    SIGNS.forEach((sign) => element.addEventListener(sign, onIntent, { passive: true }));
    return stop;
  }, [root, timeZone]);
  return intent;
}
