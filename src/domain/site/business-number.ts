const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/**
 * Whether a text is an Australian Business Number with right check digits, however it is spaced: 11 digits, the first less
 * one, weighted and summed, make a multiple of 89 (Australian Business Register, 'Format of the ABN').
 */
export function isBusinessNumber(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
