import { OF_DRAWS } from './of-draws.ts';
import type { Prize } from './promotion-settings.ts';

type Chance = Pick<Prize, 'in_10000'>;

/**
 * The prize of a draw (spec A6): the prizes share the numbers from 0 up to 10,000 in their order, each as many as its chance, and
 * the rest wins nothing. `number` is whole, and every one is as likely. Undefined for nothing.
 */
export function drawnPrize<P extends Chance>(prizes: readonly P[], number: number): P | undefined {
  let end = 0;
  for (const prize of prizes) {
    end += prize.in_10000;
    if (number < end) return prize;
  }
  return undefined;
}

/** How many of 10,000 draws win nothing. */
export const losingDraws = (prizes: readonly Chance[]): number =>
  OF_DRAWS - prizes.reduce((sum, prize) => sum + prize.in_10000, 0);

/** A chance in words: '1 in 500', or '3 in 10,000' where it is no whole part. */
export function chanceWords(in_10000: number): string {
  const format = new Intl.NumberFormat('en-AU');
  return OF_DRAWS % in_10000 === 0
    ? `1 in ${format.format(OF_DRAWS / in_10000)}`
    : `${format.format(in_10000)} in ${format.format(OF_DRAWS)}`;
}
