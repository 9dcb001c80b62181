import type { AustralianState } from '../location/australian-state.ts';

/** States and territories by code, as sentences name them. */
export const STATE_NAMES = {
  ACT: 'the Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'the Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
} as const satisfies Record<AustralianState, string>;

const isState = (code: string): code is AustralianState => Object.hasOwn(STATE_NAMES, code);

/** The state of a code as feeds and locations write it ('VIC', 'vic'); undefined for anything else. */
export function knownState(code: string | undefined): AustralianState | undefined {
  const upper = code?.trim().toUpperCase() ?? '';
  return isState(upper) ? upper : undefined;
}
