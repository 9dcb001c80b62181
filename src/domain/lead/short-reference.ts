/** Without 0 and O, 1 and I, which are confused on paper and on the phone: 32 signs, so that each stands for five bits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SIGNS = 8;
const BITS_OF_SIGN = 5n;
/** Two hexadecimal digits of the last group are left out: eight signs hold 40 bits. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{2}([\da-f]{10})$/i;

/**
 * The reference of a lead, reservation or payment that a person reads out (spec F10), 'K7QM-4T2X': the last 40 bits of its
 * UUID, which are random. Of 10,000 ids of a dealer two share one with odds of 1 in 22,000, of 1,000 with 1 in 2,200,000;
 * a look-up shows both. It opens nothing: the whole id stays the secret. An id that is no UUID is given back
 * as it is.
 */
export function shortReference(id: string): string {
  const digits = UUID.exec(id)?.[1];
  if (digits === undefined) return id;
  let bits = BigInt(`0x${digits}`);
  let signs = '';
  for (let at = 0; at < SIGNS; at++) {
    signs = `${ALPHABET[Number(bits & 31n)]}${signs}`;
    bits >>= BITS_OF_SIGN;
  }
  return `${signs.slice(0, SIGNS / 2)}-${signs.slice(SIGNS / 2)}`;
}

/**
 * How the ids end that have the reference that was typed or read out, in small letters: 10 hexadecimal digits. Case, spaces
 * and hyphens do not matter. Undefined for what is no reference.
 */
export function idEndOf(typed: string): string | undefined {
  const signs = typed.replaceAll(/[\s\-‐-―]/g, '').toUpperCase();
  if (signs.length !== SIGNS || ![...signs].every((sign) => ALPHABET.includes(sign))) return undefined;
  const bits = [...signs].reduce((sum, sign) => (sum << BITS_OF_SIGN) | BigInt(ALPHABET.indexOf(sign)), 0n);
  return bits.toString(16).padStart((SIGNS * Number(BITS_OF_SIGN)) / 4, '0');
}
