import type { LeadWithHistory } from '../store/lead-history.ts';

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Words of a shopper in a terminal: what would move its cursor or colour it is taken out. */
const harmless = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** A lead with its messages and its history, for a terminal. */
export function leadLines({ lead, state, deliveries, events }: LeadWithHistory): string[] {
  const { person } = lead;
  const facts: [string, string | undefined][] = [
    ['Lead', lead.id],
    ['Tenant', lead.tenant],
    ['Received', lead.received_at],
    ['State', state],
    ['Category', lead.category],
    ['Location', lead.location],
    ['Name', [person.first_name, person.last_name].filter(Boolean).join(' ')],
    ['Phone', person.phone],
    ['Email', person.email],
    ['Vehicle', lead.vehicle?.name],
    ['Message', lead.message],
    ...Object.entries(lead.values),
    ['Files', lead.files.map(({ name }) => name).join(', ')],
    ['Suspicions', lead.suspicions.join(', ')],
  ];
  return [
    ...facts.flatMap(([name, value]) => (value ? `${harmless(name)}: ${harmless(value)}` : [])),
    '',
    ...deliveries.map(
      ({ destination, kind, state: its, attempts, last_error: error }) =>
        `${kind} to ${destination}: ${its}, ${attempts} attempts${error === null ? '' : `, last: ${harmless(error)}`}`,
    ),
    '',
    ...events.map(({ at, kind, destination, note }) =>
      [moment(at), kind, destination, note === null ? null : harmless(note)].filter(Boolean).join('  '),
    ),
  ];
}
