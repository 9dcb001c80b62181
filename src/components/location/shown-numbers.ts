import type { PhoneParts } from './phone-reveal.ts';
import { PageParts } from '../ui/page-parts.ts';

const parts = new PageParts<PhoneParts>();

/** The numbers of the page that were shown on a press. */
export const shownNumbers = (): HTMLElement[] => parts.findAll(document, 'revealed');

/** The owner of the number: a vehicle, a dealership, or the dealer as a whole. */
export function ownerOfNumber(number: Element): { car_id?: string; dealership_id?: string } {
  const { car, dealership } = parts.read(number, 'car', 'dealership');
  return { ...(car && { car_id: car }), ...(dealership && { dealership_id: dealership }) };
}
