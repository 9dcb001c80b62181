/** How Australian numbers are written, by their shape; `$1` and on are the groups (spec D6). */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^(0[45]\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(0[2378])(\d{4})(\d{4})$/, '($1) $2 $3'],
  [/^(1[389]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
];

/** How many characters of a masked number can be read. */
const UNMASKED_LENGTH = 5;

/** A phone number as Australians write it, a leading +61 as 0; a number of an unknown shape stays as it is (spec D6). */
export function displayPhone(raw: string): string {
  const digits = nationalDigits(raw);
  const shape = SHAPES.find(([pattern]) => pattern.test(digits));
  return shape ? digits.replace(...shape) : raw.trim();
}

/**
 * A number as it is dialled in Australia, without a + in front: a program that reads tables takes it in as a number of a
 * person, and a spreadsheet neither as a formula nor as a figure, for it has spaces. Of another country with 0011.
 */
export function dialledPhone(raw: string): string {
  const shown = displayPhone(raw);
  if (!shown.startsWith('+')) return shown;
  const [, country = '', rest = ''] = /^\+(\d{1,3})(\d+)$/.exec(nationalDigits(raw)) ?? [];
  return country === '' ? nationalDigits(raw) : `0011 ${country} ${rest}`;
}

/** A `tel:` link: '+61' form, save for 13, 1300 and 1800 numbers, which are only dialled as they stand (spec D6). */
export function phoneHref(raw: string): string {
  const digits = nationalDigits(raw);
  return digits.startsWith('0') ? `tel:+61${digits.slice(1)}` : `tel:${digits}`;
}

/** The displayed number with all but its first 5 characters as asterisks (spec D6). */
export function maskedPhone(raw: string): string {
  const shown = displayPhone(raw);
  return shown.slice(0, UNMASKED_LENGTH) + '*'.repeat(Math.max(0, shown.length - UNMASKED_LENGTH));
}

/** Stands in place of a masked number anywhere but on the button that calls it: asterisks in a header look like a fault. */
export const MASKED_PHONE = 'Show number';

/** What is read out in place of a masked number: to call, and whom, without asterisks (spec D6). */
export const maskedPhoneName = (of: string | undefined): string => (of ? `Call Now, ${of}` : 'Call Now');

/** True if a text is a number that can be dialled: an Australian one with its area code, or another country's with its +. */
export function isPhoneNumber(raw: string): boolean {
  if (!/^[\d\s()+.-]+$/.test(raw)) return false;
  const digits = nationalDigits(raw);
  return SHAPES.some(([pattern]) => pattern.test(digits)) || /^\+[1-9]\d{7,14}$/.test(digits);
}

function nationalDigits(raw: string): string {
  const dialled = raw
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=61)/, '+');
  const national = /^(?:\+61|61(?=\d{9}$))0?(\d+)$/.exec(dialled)?.[1];
  if (national === undefined) return dialled;
  return national.startsWith('1') ? national : `0${national}`;
}
