import { html } from 'hono/html';
import { formatDate, formatDollars } from '../../domain/text/format.ts';
import type { LeadWithHistory } from '../store/lead-history.ts';
import { line } from './fact-line.ts';
import { momentText } from './lead-words.ts';
import type { Markup } from './page-shell.ts';

/** The figure that a lead was sent with, and whether the offer on it was accepted (spec F8); nothing for other leads. */
export function tradeInCard({ valuation, acceptance }: LeadWithHistory, timeZone: string): Markup | '' {
  if (!valuation) return '';
  const { low, high, offer, valid_until, rests_on, changes } = valuation.estimate;
  const changed = changes.map(({ label, dollars }) => `${label} ${formatDollars(dollars)}`).join(', ');
  const accepted =
    acceptance &&
    html`${formatDollars(acceptance.offer)}, ${momentText(acceptance.accepted_at, timeZone)},
      <a href="/_leads/lead/${acceptance.accepting_lead_id}">its lead</a>`;
  return html`<section class="card">
    <h2>Trade-in valuation</h2>
    <dl>
      ${line('Vehicle', valuation.vehicle)}
      ${line('Estimate', `${formatDollars(low)} to ${formatDollars(high)}`)}
      ${line('Offer', offer === undefined ? 'none' : `${formatDollars(offer)} until ${formatDate(valid_until)}`)}
      ${line('Accepted', accepted ?? 'not yet')} ${line('Valued', momentText(valuation.valuedAt, timeZone))}
      ${line('By', valuation.source)} ${line('Rests on', rests_on.join('; '))} ${line('Condition', changed)}
    </dl>
  </section>`;
}
