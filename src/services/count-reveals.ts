import { recordReveal } from './record-reveal.ts';

/** Whose number it is, as its element says (components/location/PhoneReveal.astro). */
function count(number: HTMLElement): void {
  const { car, dealership } = number.dataset;
  void recordReveal({ ...(car && { car_id: car }), ...(dealership && { dealership_id: dealership }) });
}

/** Has each phone number of the page that a press shows recorded, those that were shown already among them (spec D6, K6). */
export function countReveals(): void {
  for (const number of document.querySelectorAll<HTMLElement>('phone-reveal[data-revealed]')) count(number);
  document.documentElement.addEventListener('phone-reveal', ({ target }) => count(target as HTMLElement));
}
