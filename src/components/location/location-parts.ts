import { PageParts } from '../ui/page-parts.ts';

/** Parts of whatever shows a location: its opening hours, its phone number. */
export const locationParts = new PageParts<{
  /** The place and its settings of hours, as JSON. */
  place: string;
  /** The line that says whether it is open now. */
  'now-row': true;
  'week-row': true;
  /** A row of today. */
  today: 'true';
  /** The button to the hours of holidays, and a row of them with its date. */
  holidays: true;
  day: string;
  /** A phone number that was asked for; with the vehicle and the dealership that it is the number of. */
  revealed: true;
  car: string;
  dealership: string;
}>();
