import { hash, randomUUIDv7 } from 'node:crypto';
import type { LeadAccepted } from '../../api/submit-lead.ts';
import { resolveLimits } from '../../domain/finance/resolve-limits.ts';
import { takenForms } from '../../domain/lead/lead-routes.ts';
import { leadFormOf } from '../../domain/lead/lead-form-of-site.ts';
import type { LeadForm } from '../../domain/lead/lead-form.ts';
import { validateLead, type FieldError } from '../../domain/lead/validate-lead.ts';
import type { Reservation } from '../../domain/checkout/reservation.ts';
import { dealerForms } from '../../domain/trade-in/dealer-forms.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../guard/believed-client.ts';
import {
  comesInDigest,
  isSeen,
  markFlood,
  returnReservation,
  returnLead,
  takeReservation as takeReservationToken,
  takeLead as takeToken,
  type Sender,
} from '../guard/quotas.ts';
import type { LeadFull } from '../../domain/lead/full-words.ts';
import type { ProofResult } from '../guard/proof-of-work.ts';
import { suspicions } from '../guard/suspicions.ts';
import { leadDealer } from '../destinations/lead-dealer.ts';
import { planDeliveries } from '../destinations/plan-deliveries.ts';
import { APPOINTMENT_FIELD } from '../../domain/lead/appointment-values.ts';
import { shutDays } from '../../domain/location/opening-hours.ts';
import type { Location } from '../../domain/location/location.ts';
import { timeRefusal } from '../routes/appointments-call.ts';
import { acceptLead } from '../store/accept-lead.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { onceFor } from '../once-for.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { askedTime, placeOfForm } from './asked-time.ts';
import { confirmationOf } from './confirmation-of.ts';
import { bookingOf } from './booking-of.ts';
import { reservationOfLead } from './reservation-of-lead.ts';
import { fileProblems, keepFiles } from './keep-files.ts';
import { localDay } from './local-day.ts';
import { leadOf } from './lead-of.ts';
import { valuedParts } from '../trade-in/valued-parts.ts';
import type { ReceivedForm } from './read-submission.ts';

/** What became of a form. `wrong` names what to mend; `full` says in how many seconds there is room again. */
export type TakenLead =
  | { kind: 'stored'; answer: LeadAccepted }
  | { kind: 'unknown' }
  | { kind: 'conflict' }
  /** `values` are those of hidden fields that the form has from now on. */
  | { kind: 'wrong'; errors: FieldError[]; values?: Record<string, string> }
  /** Someone else has reserved the vehicle. */
  | { kind: 'held'; by: Reservation }
  /** One of the quotas is used up. */
  | { kind: 'full'; full: LeadFull; seconds: number };

type Arrival = {
  site: SiteRelease;
  client: Client;
  /** The key of the attempt, where the sender named one. */
  key: string | undefined;
  userAgent: string;
};

const sha256 = (text: string): string => hash('sha256', text);

const carrierOf = onceFor(leadDealer);
/** The forms of a dealer, put together once. */
const formsOf = onceFor((tenant: Tenant): ReadonlyMap<string, LeadForm> => {
  const { leads, locations, finance } = tenant;
  if (leads === false) return new Map();
  const limits = resolveLimits(finance);
  const site = { leads, locations, limits, noun: tenant.site.stock_noun, forms: dealerForms(tenant) };
  return new Map(takenForms(tenant).map((id) => [id, leadFormOf(id, site)]));
});

/** What was sent, without what differs between two sendings of the same form. */
function bodyHash({ submission, trap, files }: ReceivedForm): string {
  const { form, values, car_id, url } = submission;
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const attached = [...files].map(([field, { name, size }]) => [field, name, size]);
  return sha256(JSON.stringify([form, sorted, car_id ?? '', url, trap, attached]));
}

/** A browser without JavaScript names no attempt: the same form of the same address on one day is one. */
function keyOf({ site, client, key }: Arrival, { wantsPage }: ReceivedForm, hash: string, day: string) {
  return key ?? (wantsPage ? `plain ${sha256([site.slug, client.address, day, hash].join(' '))}` : undefined);
}

/** What is wrong with the time that a form asks for at a place, with times that are free (spec F5); nothing for one that is. */
async function timeErrors(
  { store, clock }: Backend,
  site: SiteRelease,
  place: Location | undefined,
  time: string | undefined,
): Promise<FieldError[]> {
  const message = place && time && (await timeRefusal(store, site, place, time, clock()));
  return message ? [{ field: APPOINTMENT_FIELD, message }] : [];
}

/** True if this attempt was answered before: then it gets that answer, whatever has changed since. */
async function isRepeated({ store }: Backend, tenant: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  const row = await store.db
    .selectFrom('idempotency')
    .select('created_at')
    .where('tenant', '=', tenant)
    .where('key_hash', '=', sha256(key))
    .executeTakeFirst();
  return row !== undefined;
}

/** What the proof of a form is worth: one that expired while a shopper typed counts as any other. */
async function proofResult(
  { proofOfWork }: Backend,
  tenant: string,
  proof: string | undefined,
): Promise<ProofResult> {
  const result = await proofOfWork.check(tenant, proof);
  return result === 'expired' && (await proofOfWork.countsLate(tenant, proof)) ? 'valid' : result;
}

/**
 * Takes a form in (spec F1 to F5, K11): held against the rules of its fields, marked where it may be no person's, and on
 * disk with its way to the dealer before this resolves. What it was proven with counts once, and only where it is stored.
 * Throws what the store throws: then nothing was stored.
 */
export async function takeLeadIn(
  backend: Backend,
  received: ReceivedForm,
  arrival: Arrival,
): Promise<TakenLead> {
  const { proofOfWork } = backend;
  const { proof } = received.submission;
  const result = await proofResult(backend, arrival.site.slug, proof);
  let isStored = false;
  try {
    const taken = await takeChecked(backend, received, arrival, result);
    isStored = taken.kind === 'stored';
    return taken;
  } finally {
    // The same attempt may come again, and is as proven then as now.
    if (!isStored && result === 'valid') proofOfWork.giveBack(proof);
  }
}

async function takeChecked(
  backend: Backend,
  received: ReceivedForm,
  arrival: Arrival,
  proof: ProofResult,
): Promise<TakenLead> {
  const { submission, trap, files, wantsPage: isPlain } = received;
  const { site, client } = arrival;
  const { takeToken: take, quotas } = backend;
  const { leads, site: dealer } = site.tenant;
  const carrier = carrierOf(site.tenant);
  const form = formsOf(site.tenant).get(submission.form);
  if (leads === false || !carrier || !form) return { kind: 'unknown' };
  const now = backend.clock();
  const day = localDay(now, dealer.time_zone);
  const sent = bodyHash(received);
  const key = keyOf(arrival, received, sent, day);

  const place = placeOfForm(form, submission, site);
  const time = askedTime(form, submission);
  const placeDay = place ? localDay(now, place.time_zone) : day;
  const validated = validateLead(form, submission.values, placeDay, place && shutDays(place));
  const late = await timeErrors(backend, site, place, time);
  // A time that this attempt has booked before is taken by itself.
  const isBookedBefore = late.length > 0 && validated.ok && (await isRepeated(backend, site.slug, key));
  const problems = [...(isBookedBefore ? [] : late), ...(await fileProblems(form, files))];
  if (!validated.ok || problems.length > 0) {
    const others = validated.ok ? [] : validated.errors.filter(({ field }) => field !== late[0]?.field);
    return { kind: 'wrong', errors: [...others, ...problems] };
  }
  const { parts } = validated;
  const { phone } = parts.person;
  const isProven = proof === 'valid';
  const sender: Sender = {
    address: client.address,
    tenant: site.slug,
    ...(phone !== undefined && { phone }),
    isPlain,
    isUnproven: !isProven,
    isSeen: isSeen(take, 'lead', { address: client.address, tenant: site.slug }),
  };
  const refuse = (full: LeadFull, seconds: number): TakenLead => {
    backend.metrics.count('forecourt_limited_total', { tenant: site.slug, full });
    return { kind: 'full', full, seconds };
  };
  const full = takeToken(take, quotas, leads.quotas, sender);
  // What was answered before gets its answer again, whatever the quota.
  if (full && !(await isRepeated(backend, site.slug, key))) return refuse(full.full, full.seconds);
  let takesHold = false;
  /** Nothing was stored, and so nothing was used up. */
  const giveBack = (): void => {
    if (!full) returnLead(take, quotas, leads.quotas, sender);
    if (takesHold) returnReservation(take, quotas, sender);
  };
  const id = randomUUIDv7();
  const { values } = parts;
  const asked = reservationOfLead(
    { id, form: form.id, values, car: submission.car_id ?? '', isProven, isSeen: sender.isSeen === true },
    site,
    now,
  );
  if (asked && !(await isRepeated(backend, site.slug, key))) {
    if ('problem' in asked) {
      giveBack();
      return { kind: 'wrong', errors: [asked.problem], values: asked.values };
    }
    const seconds = takeReservationToken(take, quotas, sender);
    if (seconds !== undefined) {
      giveBack();
      return refuse('holds_of_address', seconds);
    }
    takesHold = true;
  }
  const signs = suspicions({
    trap,
    filledIn: submission.filled_in,
    proof,
    isPlain,
    texts: Object.values(submission.values),
  });
  const marks = signs.length > 0 ? signs : markFlood(take, quotas, site.slug);
  const inDigest = comesInDigest(take, quotas, site.slug, isProven);
  const kept = await keepFiles(files, backend.files.save);
  // To open a picture costs what a lead costs: it counts in the quota although nothing is stored.
  if ('errors' in kept) return { kind: 'wrong', errors: kept.errors };
  const valued = await valuedParts(backend.store, site.slug, parts);
  const lead = leadOf({
    id,
    form: form.id,
    parts: valued.parts,
    submission,
    site,
    place,
    host: client.host,
    files: kept.files,
    userAgent: arrival.userAgent,
    suspicions: marks,
    now,
  });
  const booking = bookingOf(lead, site.tenant);
  const accepted = await acceptLead(backend.store, {
    lead,
    ...(key !== undefined && { key }),
    bodyHash: sent,
    destinations: planDeliveries(carrier, lead, { inDigest }),
    ...(booking && { booking }),
    ...(!asked && { confirmed: confirmationOf(lead, site.tenant) }),
    ...(asked && 'hold' in asked && asked),
    ...(valued.id !== undefined && { valuation: valued.id }),
  });
  // Where this throws, the lead may be stored all the same: its files stay, and the night looks for those of no lead.
  if (accepted.kind !== 'stored') {
    for (const { key: file } of lead.files) await backend.files.remove(file);
    giveBack();
  }
  switch (accepted.kind) {
    case 'held':
      return accepted;
    case 'too_many_held':
      return refuse(accepted.full, Math.max(1, Math.ceil((accepted.until - now) / 1000)));
    case 'booked_out':
      return { kind: 'wrong', errors: await timeErrors(backend, site, place, time) };
    case 'conflict':
    // No form accepts an offer: that is a call of its own.
    case 'accepted_before':
      return { kind: 'conflict' };
    case 'stored':
      backend.onLead();
      for (const reason of marks)
        backend.metrics.count('forecourt_suspicions_total', { tenant: site.slug, reason });
      return { kind: 'stored', answer: accepted.answer };
    case 'repeated':
      return { kind: 'stored', answer: accepted.answer };
  }
}
