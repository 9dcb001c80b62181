import { openNow } from '../location/opening-hours.ts';
import type { VehicleChat } from './vehicle-chat.ts';

/** True if someone answers the chat at a moment, by the clock of `timeZone`; without hours always (spec V15). */
export function isChatOpen(hours: VehicleChat['hours'], timeZone: string, now: Date): boolean {
  if (hours.length === 0) return true;
  const place = { opening_hours: hours, special_hours: [], time_zone: timeZone, location_subtype: '' };
  return openNow({ ...place, location_type: 'sales' }, now)?.open ?? false;
}
