import type { Context } from 'hono';
import { isPaymentPath } from '../../api/begin-payment.ts';
import { reservationPagePath } from '../../api/reservation-page.ts';
import { SHOW_SUCCESS } from '../../api/routes.ts';
import type { LeadRefused } from '../../api/submit-lead.ts';
import { SUMMARY_TITLE } from '../../domain/lead/form-marks.ts';
import { isLeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { formInWords } from '../../domain/lead/form-in-words.ts';
import { fullWords } from '../../domain/lead/full-words.ts';
import { successHref, successId, SUCCESS_PATH } from '../../domain/lead/success-words.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { takenWords } from '../../domain/checkout/reservation-words.ts';
import { latestEnd } from '../../domain/checkout/reservation.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import type { BackendEnv } from '../backend.ts';
import { vehicleZone, type SiteRelease } from '../tenants/site-release.ts';
import { answerPage } from '../answer-page.ts';
import { fillFormPage } from './fill-form-page.ts';
import type { ReceivedForm } from './read-submission.ts';
import type { TakenLead } from './take-lead.ts';

/** For what spec F2 and F3 have no words for. */
const SENT_BEFORE =
  "You've already sent this form with different details. Please reload the page and send it again.";
const NO_FORM = "This form isn't available on this site.";

type Refusal = LeadRefused & {
  status: 404 | 409 | 422 | 429 | 503;
  errors: FieldError[];
  seconds?: number;
};

const phoneOf = ({ tenant }: SiteRelease): string | undefined =>
  tenant.site.phone === undefined ? undefined : displayPhone(tenant.site.phone);

/** The dealer's number, for someone who wants no second try. */
const orCall = (site: SiteRelease): string =>
  site.tenant.site.phone === undefined ? '.' : `, or call us on ${phoneOf(site)}.`;

function refusalOf(taken: Exclude<TakenLead, { kind: 'stored' }>, site: SiteRelease): Refusal {
  switch (taken.kind) {
    case 'unknown':
      return { status: 404, error: NO_FORM, errors: [] };
    case 'conflict':
      return { status: 422, error: SENT_BEFORE, errors: [] };
    case 'held':
      return {
        status: 409,
        error: takenWords(
          taken.by,
          latestEnd(taken.by, site.tenant.reserve),
          vehicleZone(site, taken.by.vehicle),
        ),
        errors: [],
      };
    case 'wrong':
      return { status: 422, error: SUMMARY_TITLE, errors: taken.errors };
    case 'full':
      return {
        status: 429,
        error: fullWords(taken.full, taken.seconds, phoneOf(site)),
        errors: [],
        full: taken.full,
        seconds: taken.seconds,
      };
  }
}

/** Nothing was stored, because the disk is full or the database is away. */
export const notStored = (site: SiteRelease): Refusal => ({
  status: 503,
  error: `We couldn't save your message. What you typed is still here. Please send it again${orCall(site)}`,
  errors: [],
});

/** The published page that a form was sent from; that of the form where the browser does not say, or says another's. */
function formPage(
  { forms, tenant }: SiteRelease,
  { submission }: ReceivedForm,
  referer: string | undefined,
): string | undefined {
  const pathOf = (address: string | undefined): string | undefined =>
    URL.parse(address ?? '')?.pathname.replace(/(?<=.)\/$/, '');
  const route = isLeadFormId(submission.form)
    ? formInWords(submission.form, tenant.site.stock_noun).route
    : undefined;
  const paths = [pathOf(referer), pathOf(submission.url), route];
  return paths
    .flatMap((path) => (path === undefined ? [] : (forms.get(path) ?? [])))
    .find((html) => html.includes(`"${submission.form}"`));
}

/** Answers a form that was not taken: as JSON to a script, and to a browser as its own page, filled in (spec F3). */
export function answerRefused(
  context: Context<BackendEnv>,
  received: ReceivedForm,
  taken: Exclude<TakenLead, { kind: 'stored' }> | Refusal,
): Response {
  const site = context.get('site');
  const { status, error, errors, full, seconds } = 'status' in taken ? taken : refusalOf(taken, site);
  const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  const refused: LeadRefused = { error, errors, ...(full && { full }) };
  if (!received.wantsPage) return context.json(refused, status, headers);
  const html = formPage(site, received, context.req.header('referer'));
  const { form, values, car_id = '', url } = received.submission;
  const page =
    html &&
    fillFormPage(html, {
      form,
      values: { ...values, form, car_id, url, ...('values' in taken && taken.values) },
      errors,
      ...(error !== SUMMARY_TITLE && { failure: error }),
    });
  if (!page)
    return context.text([error, ...errors.map(({ message }) => message)].join('\n'), status, headers);
  return answerPage(context, page, status, headers);
}

/** The address of /success with what it says of a lead. */
const successOf = (category: string, lead: string): string =>
  `${SHOW_SUCCESS.path}?${new URLSearchParams({ category, [SHOW_SUCCESS.field]: lead })}#${successId(category)}`;

/** Answers a form that is on disk (spec F2): the script gets its answer, and a browser is led to /success. */
export function answerStored(
  context: Context<BackendEnv>,
  { wantsPage }: ReceivedForm,
  { answer }: Extract<TakenLead, { kind: 'stored' }>,
): Response {
  if (!wantsPage) return context.json(answer);
  const { next, category, lead_id: id } = answer;
  // A reservation without a fee leads to its page, which needs no scripts here.
  const isHeld = next !== undefined && !isPaymentPath(next);
  if (isHeld) return context.redirect(reservationPagePath(id), 303);
  const isFilled = context.get('site').forms.has(SUCCESS_PATH);
  return context.redirect(next ?? (isFilled ? successOf(category, id) : successHref(category)), 303);
}
