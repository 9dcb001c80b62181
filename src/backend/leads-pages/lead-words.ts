import type { ListedLead } from '../store/list-leads.ts';
import type { LeadEventKind } from '../store/tables.ts';

/** Words of what became of a lead on its way to the dealer. */
export const STATES = {
  queued: 'on its way',
  delivered: 'delivered',
  dead: 'could not be delivered',
} as const;

/** Words of what happened to a lead. */
export const EVENTS = {
  submitted: 'Received',
  failed: 'Not delivered yet',
  delivered: 'Delivered',
  dead: 'Could not be delivered',
  resent: 'Sent again',
  rerouted: 'Sent to another address',
  operator_told: 'Operator told',
  opened: 'Marked as opened',
  answered: 'Marked as answered',
  reminded: 'Reminder sent',
  held: 'Vehicle held',
  hold_extended: 'Hold extended',
  hold_ended: 'Hold ended',
  fee_captured: 'Fee charged',
  fee_returned: 'Fee refunded',
  appointment_moved: 'Appointment moved by customer',
  appointment_cancelled: 'Appointment cancelled by customer',
  erased: 'Erased',
} as const satisfies Record<LeadEventKind, string>;

const MINUTE = 60_000;
/** How long ago, as people say it: '5 min', '3 h', '2 days'. */
export function ageText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} days`;
}

/** Who asks, in a line. */
export const personText = ({ first_name = '', last_name = '' }: ListedLead['lead']['person']): string =>
  `${first_name} ${last_name}`.trim() || 'No name';

/** True if someone has looked at a lead, or answered it. */
export const answerText = ({
  opened_at,
  answered_at,
}: Pick<ListedLead, 'opened_at' | 'answered_at'>): 'new' | 'opened' | 'answered' =>
  answered_at !== null ? 'answered' : opened_at !== null ? 'opened' : 'new';

/** A moment by the dealer's clock: '21 Nov 2026, 12:00 pm'. */
export const momentText = (milliseconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    milliseconds,
  );

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** A day `YYYY-MM-DD` as 'Monday 23 November'; other text as it is. */
export const dayText = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : DAY.format(date);
};
