import type { KeptFinance } from '../../calls/kept-finance.ts';
import { signInHref } from '../../domain/account/sign-in-address.ts';
import type { Called } from '../../services/call-json.ts';
import { ownFinanceParts as parts } from './own-finance-parts.ts';

const SIGNED_OUT = 401;
const EMPTY = 'Your estimate appears here.';
const NO_FIGURE =
  'For this vehicle there is no estimate online. Send the form below, and we work it out for you.';
const NOT_NOW = 'The estimate cannot be had just now. Please try again in a moment.';

/** Says something in place of figures; '' where they are there. */
function tell(figures: HTMLElement, text: string): void {
  const told = parts.find(figures, 'told');
  if (!told) return;
  told.textContent = text;
  told.hidden = text === '';
}

/** Shows a choice and its figures: all of their words, the comparison rate and its warning among them (spec C2). */
export function showFigures(figures: HTMLElement, { choice, offer }: KeptFinance): void {
  for (const select of figures.querySelectorAll('select'))
    select.value = String(choice?.[select.name as 'band' | 'term'] ?? '');
  const [estimate, forget] = [parts.find(figures, 'estimate'), parts.find(figures, 'forget')];
  if (estimate) estimate.hidden = !offer;
  if (forget) forget.hidden = !choice;
  if (offer)
    for (const place of parts.findAll(figures, 'word'))
      place.textContent = offer[parts.valueOf(place, 'word') ?? 'by'];
  tell(figures, offer ? '' : choice ? NO_FIGURE : EMPTY);
}

/** Shows what came of a call about a choice; a visitor whose session has ended goes to sign in, and comes back. */
export function takeFigures(figures: HTMLElement, called: Called<KeptFinance>): void {
  if (called.kind === 'answered') return showFigures(figures, called.answer);
  const here = location.pathname + location.search;
  if (called.kind === 'refused' && called.status === SIGNED_OUT)
    return location.assign(signInHref('car-finance', here, here));
  tell(figures, called.kind === 'refused' ? called.error || NOT_NOW : NOT_NOW);
}
