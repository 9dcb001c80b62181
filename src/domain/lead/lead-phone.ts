import { typedCharacters } from '../text/typed-characters.ts';

/** Characters that people put between the digits of a number, and nothing else. */
const TYPED = /^[+\d ().\-/·•]+$/;

/** National numbers without the 0 in front: of an area, a mobile or a satellite phone, and businesses' 13, 1300 and 180. */
const NATIONAL = /^(?:[23478]\d{8}|14[57]\d{6}|1300\d{6}(?:\d{2})?|13(?:45)?\d{4}|1800\d{6}|1802\d{3})$/;

/** An international number of another country: its code and 7 to 14 more digits. */
const FOREIGN = /^[1-9]\d{7,14}$/;

/**
 * A phone number typed in any Australian way, in its international form `+61412345678`; of another country only with its
 * `+` or 0011. Undefined where it is no number that can be called back (spec F7).
 */
export function readLeadPhone(typed: string): string | undefined {
  const text = typedCharacters(typed).trim();
  if (!TYPED.test(text) || text.lastIndexOf('+') > 0) return undefined;
  // 1831 and 1832 in front of a number hide or show who calls.
  const digits = text.replace(/\D/g, '').replace(/^183[12]/, '');
  if (text.startsWith('+')) return international(digits);
  if (digits.startsWith('0011')) return international(digits.slice(4));
  if (digits.startsWith('0')) return australian(digits.slice(1));
  return australian(digits) ?? (digits.startsWith('61') ? international(digits) : undefined);
}

/** The 0 of '+61 (0)2 …' is not dialled from abroad. */
function international(digits: string): string | undefined {
  if (digits.startsWith('61')) return australian(digits.slice(2).replace(/^0/, ''));
  return FOREIGN.test(digits) ? `+${digits}` : undefined;
}

const australian = (national: string): string | undefined =>
  NATIONAL.test(national) ? `+61${national}` : undefined;
