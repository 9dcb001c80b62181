import type { AustralianState } from './australian-state.ts';

type Stretch = readonly [first: number, last: number];

/** Postcodes of each state, first and last of each stretch (Australia Post, postcode data of 2026). */
const STRETCHES: Readonly<Record<AustralianState, readonly Stretch[]>> = {
  ACT: [
    [200, 299],
    [2600, 2620],
    [2900, 2920],
    [2540, 2540],
  ],
  NSW: [
    [1000, 1999],
    [2000, 2599],
    [2611, 2611],
    [2618, 2899],
    [2921, 2999],
  ],
  NT: [[800, 999]],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [
    [5000, 5999],
    [872, 872],
  ],
  TAS: [[7000, 7999]],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  WA: [
    [6000, 6999],
    [872, 872],
  ],
};

/** Places that are served from over the border, and so carry the postcode of the neighbour. */
const OVER_THE_BORDER: Partial<Record<AustralianState, readonly number[]>> = {
  NSW: [3500, 3585, 3586, 3644, 3691, 3707, 4377, 4380, 4383, 4385],
  NT: [4825],
};

/** True if a place with this postcode of four digits can lie in the state. */
export function isPostcodeOf(postcode: string, state: AustralianState): boolean {
  const code = Number(postcode);
  return (
    STRETCHES[state].some(([first, last]) => first <= code && code <= last) ||
    (OVER_THE_BORDER[state]?.includes(code) ?? false)
  );
}

/** The postcodes of a state in words: '2000-2599, 2619-2899'. */
export function postcodesText(state: AustralianState): string {
  const four = (code: number): string => String(code).padStart(4, '0');
  return STRETCHES[state]
    .map(([first, last]) => (first === last ? four(first) : `${four(first)}-${four(last)}`))
    .join(', ');
}
