import { dayInWords } from '../text/long-day.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * What the page of a vehicle that is still to come says of it on `today` (YYYY-MM-DD): what a preorder is, in the dealer's
 * words, and the day on which it is expected (spec D3); undefined for one that is here, and where there is nothing to say.
 */
export function arrivalWords(
  vehicle: Pick<Vehicle, 'preorder' | 'status' | 'expected_date'>,
  { preorder_note: note }: { preorder_note: string },
  today: string,
): string | undefined {
  if (!vehicle.preorder && vehicle.status !== 'coming_soon') return undefined;
  const { expected_date: day } = vehicle;
  // A day that has passed is a slip of the feed, and no promise to repeat.
  const expected = day !== undefined && day >= today ? `Expected ${dayInWords(day)}.` : '';
  return [vehicle.preorder ? note : '', expected].filter(Boolean).join(' ') || undefined;
}
