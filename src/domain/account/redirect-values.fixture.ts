import fc from 'fast-check';
import { safeRedirect } from './sign-in-address.ts';

export const ORIGIN = 'https://dealer.example';

/** What addresses that leave a site are made of. */
const PARTS = [
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '@',
  ':',
  '?',
  '#',
  'evil.example',
  'https:',
  'JavaScript:',
  '\t',
  '\u2215',
  '\uff0f',
  'é',
  ' ',
];

const values = fc.oneof(
  fc.array(fc.constantFrom(...PARTS)).map((list) => `/${list.join('')}`),
  fc.string({ unit: 'binary' }),
);

/** Checks so many values against the redirect rule. Throws with the first that leads off the origin, and its seed. */
export function checkRedirects(numRuns: number): void {
  fc.assert(
    fc.property(values, (value) => {
      const target = safeRedirect(value, ORIGIN);
      return (
        new URL(target, ORIGIN).origin === ORIGIN &&
        /^\/(?![/\\])/.test(target) &&
        safeRedirect(target, ORIGIN) === target
      );
    }),
    { numRuns },
  );
}
