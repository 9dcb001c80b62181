import type { AustralianState } from '../../src/domain/location/australian-state.ts';
import type { SeededRandom } from './seeded-random.ts';

/** ISO 3779 leaves out I, O and Q. */
const VIN_CHARACTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];
const DIGITS = [...'0123456789'];

/** How plates look in each state: `L` a letter, `9` a digit; the rest stands as it is. */
const PLATE_FORMATS = {
  ACT: 'YZZ99L',
  NSW: 'FZZ99L',
  NT: 'CZ99ZL',
  QLD: '999FZL',
  SA: 'SZ99FZL',
  TAS: 'Z99FZL',
  VIC: '2FZ9ZL',
  WA: '1IZZ999',
} satisfies Record<AustralianState, string>;

/** 17 characters; the first three name no maker. */
export function demoVin(random: SeededRandom): string {
  return `6ZZ${Array.from({ length: 14 }, () => random.pick(VIN_CHARACTERS)).join('')}`;
}

/** A plate in the manner of the state. */
export function demoPlate(state: AustralianState, random: SeededRandom): string {
  const draw = { L: LETTERS, '9': DIGITS };
  return PLATE_FORMATS[state].replace(/[L9]/g, (mark) => random.pick(mark === 'L' ? draw.L : draw['9']));
}

/** A national vehicle identification code: the last two digits of the year, a letter and three of both. */
export function demoNvic(year: number, random: SeededRandom): string {
  const rest = Array.from({ length: 3 }, () => random.pick(VIN_CHARACTERS)).join('');
  return `${random.pick(LETTERS)}${rest}${String(year).slice(2)}`;
}
