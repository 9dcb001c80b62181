import type { PhoneMarks } from './phone-reveal.ts';
import { PageMarks } from '../ui/page-marks.ts';

const marks = new PageMarks<PhoneMarks>();

/** The numbers of the page that were shown on a press. */
export const shownNumbers = (): HTMLElement[] => marks.findAll(document, 'revealed');

/** The owner of the number: a vehicle, a dealership, or the dealer as a whole. */
export function ownerOfNumber(number: Element): { car_id?: string; dealership_id?: string } {
  const { car, dealership } = marks.read(number, 'car', 'dealership');
  return { ...(car && { car_id: car }), ...(dealership && { dealership_id: dealership }) };
}
