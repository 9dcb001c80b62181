import { useEffect, useState } from 'react';
import type { AskedPlace } from '../../domain/lead/asked-place.ts';
import type { Coordinates } from '../../domain/location/distance.ts';
import { geocodePostcode } from '../../services/geocode-postcode.ts';
import { positionHere } from '../../services/position-here.ts';
import { logFailure } from '../../services/log-failure.ts';
import { storedDraft } from '../../state/lead-drafts.ts';
import { $nearPlace } from '../../state/near-place.ts';

export type Nearest = {
  /** Where the shopper is, as far as that is known. */
  from: Coordinates | undefined;
  /** What came of asking the browser, for the shopper. */
  words: string;
  /** Asks the browser where it is. */
  locate: () => void;
};

/**
 * Where the shopper of a form is (spec F4, L8): as this tab was told before, by the postcode that their drafts have, or once
 * they let the browser say it. `places` is what there is to choose from; with fewer than two that have a point nothing is
 * asked.
 */
export function useNearest(form: string, places: readonly AskedPlace[], isAwake: boolean): Nearest {
  const [from, setFrom] = useState<Coordinates>();
  const [words, setWords] = useState('');
  const hasChoice = places.filter(({ at }) => at).length > 1;
  useEffect(() => {
    if (!isAwake || !hasChoice) return;
    const stop = $nearPlace.subscribe((place) => setFrom(place));
    const postcode = storedDraft(form)['postcode'] ?? '';
    if (!$nearPlace.get() && /^\d{4}$/.test(postcode))
      geocodePostcode(postcode).then(
        (place) => place && $nearPlace.keep(place),
        (error: unknown) => logFailure('A postcode could not be looked up', error),
      );
    return stop;
  }, [isAwake, hasChoice, form]);

  function locate(): void {
    setWords('Finding you…');
    positionHere().then(
      (place) => {
        $nearPlace.keep(place);
        setWords('');
      },
      (error: unknown) => setWords(error instanceof Error ? error.message : ''),
    );
  }
  return { from, words: words || (from ? 'Nearest first.' : ''), locate };
}
