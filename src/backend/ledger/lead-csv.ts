import type { Lead } from '../../domain/lead/lead.ts';
import { dialledPhone } from '../../domain/location/phone.ts';
import type { ListedLead } from '../store/list-leads.ts';

/** The columns, each with what it shows of a lead. */
const COLUMNS: readonly [title: string, value: (listed: ListedLead) => string | number | undefined][] = [
  ['lead', ({ lead }) => lead.id],
  ['tenant', ({ lead }) => lead.tenant],
  ['received', ({ lead }) => lead.received_at],
  ['state', ({ state }) => state],
  ['opened', ({ opened_at }) => moment(opened_at)],
  ['answered', ({ answered_at }) => moment(answered_at)],
  ['form', ({ lead }) => lead.form],
  ['category', ({ lead }) => lead.category],
  ['location', ({ lead }) => lead.location],
  ['first name', ({ lead }) => lead.person.first_name],
  ['last name', ({ lead }) => lead.person.last_name],
  ['email', ({ lead }) => lead.person.email],
  ['phone', ({ lead }) => lead.person.phone && dialledPhone(lead.person.phone)],
  ['postcode', ({ lead }) => lead.person.postcode],
  ['message', ({ lead }) => lead.message],
  ['answers', ({ lead }) => answers(lead)],
  ['vehicle', ({ lead }) => lead.vehicle?.name],
  ['stock number', ({ lead }) => lead.vehicle?.stock_number],
  ['price', ({ lead }) => lead.vehicle?.price],
  ['page', ({ lead }) => lead.url],
  ['news and offers', ({ lead }) => (lead.consent.opt_in ? 'yes' : 'no')],
  ['consent wording', ({ lead }) => lead.consent.wording_hash],
  ['suspicions', ({ lead }) => lead.suspicions.join('; ')],
];

const moment = (milliseconds: number | null): string =>
  milliseconds === null ? '' : new Date(milliseconds).toISOString();

const answers = ({ values }: Lead): string =>
  Object.entries(values)
    .map(([name, answer]) => `${name}: ${answer}`)
    .join('; ');

/** What a spreadsheet would take for a formula (OWASP, CSV injection), whatever space is in front of it. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u;

/** A cell that no spreadsheet runs: text that looks like a formula has an apostrophe in front; numbers of ours stay. */
export function csvCell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value?.replaceAll('\0', '').toWellFormed() ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

/** The line of titles. */
export const csvTitles = (): string => line(COLUMNS.map(([title]) => title));

/** A lead as a line of CSV (RFC 4180). */
export const csvLine = (listed: ListedLead): string => line(COLUMNS.map(([, value]) => value(listed)));
