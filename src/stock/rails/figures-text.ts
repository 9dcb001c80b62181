const counted = new Intl.NumberFormat('en-AU');

/** 26,000 / 20,000 - 1 is 0.30000000000000004 to a computer. */
export const withoutNoise = (share: number): number => Number(share.toPrecision(12));

/** A share as a percentage that is never rounded up, so that 84.99% does not read as the 85% that is asked for. */
export const percent = (share: number): string => `${Math.floor(withoutNoise(share) * 1000) / 10}%`;

export const shown = (count: number): string => counted.format(count);

export const dollars = (amount: number): string => `$${counted.format(Math.round(amount))}`;

/** `12 of 40 (30%)`. */
export const shareText = (part: number, whole: number): string =>
  `${shown(part)} of ${shown(whole)} (${percent(whole === 0 ? 0 : part / whole)})`;
