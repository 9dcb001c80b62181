import type { PhoneReveal } from '../api/reveal-phone.ts';
import { recordReveal } from './record-reveal.ts';

/** Has each phone number that a press shows recorded, those that were `shown` already among them (spec D6, K6). */
export function countReveals(shown: readonly Element[], ownerOf: (number: Element) => PhoneReveal): void {
  for (const number of shown) void recordReveal(ownerOf(number));
  document.documentElement.addEventListener('phone-reveal', ({ target }) => {
    void recordReveal(ownerOf(target as Element));
  });
}
