import { createHash, randomUUID } from 'node:crypto';
import type { LeadAccepted } from '../../calls/submit-lead.ts';
import { isBookedOut } from '../../domain/lead/free-appointments.ts';
import { isLeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { leadFormOf } from '../../domain/lead/lead-form-of-site.ts';
import type { LeadForm } from '../../domain/lead/lead-form.ts';
import { validateLead, type FieldError, type LeadParts } from '../../domain/lead/validate-lead.ts';
import { localTime } from '../../domain/location/local-time.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../guard/believed-client.ts';
import { takeLead as takeToken } from '../guard/quotas.ts';
import { suspicions } from '../guard/suspicions.ts';
import { leadDealer } from '../destinations/lead-dealer.ts';
import { planDeliveries } from '../destinations/plan-deliveries.ts';
import { APPOINTMENT_FIELD, bookedTimes } from '../routes/appointments-call.ts';
import { acceptLead } from '../store/accept-lead.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { fileProblems, keepFiles } from './keep-files.ts';
import { leadOf } from './lead-of.ts';
import type { ReceivedForm } from './read-submission.ts';

/** What became of a form. `wrong` names what to mend; `full` says in how many seconds there is room again. */
export type TakenLead =
  | { kind: 'stored'; answer: LeadAccepted }
  | { kind: 'unknown' }
  | { kind: 'conflict' }
  | { kind: 'wrong'; errors: FieldError[] }
  | { kind: 'full'; seconds: number };

type Arrival = {
  site: SiteRelease;
  client: Client;
  /** The key of the attempt, where the sender named one. */
  key: string | undefined;
  userAgent: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

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

/** A time that somebody else has booked meanwhile (spec F5); any other wish is the yard's to confirm. */
async function bookedProblem(
  { store, clock }: Backend,
  site: SiteRelease,
  parts: LeadParts,
  vehiclePlace: string | undefined,
): Promise<FieldError[]> {
  const time = parts.values[APPOINTMENT_FIELD];
  const place = site.tenant.locations.find(
    ({ id, slug }) => id === parts.location_id || (parts.location_id === undefined && slug === vehiclePlace),
  );
  if (time === undefined || !place) return [];
  const booked = await bookedTimes(store, site, place, clock());
  return isBookedOut(booked, time, site.tenant.appointments)
    ? [{ field: APPOINTMENT_FIELD, message: 'This time has just been taken. Please choose another.' }]
    : [];
}

/** Whether this attempt was answered before: then it gets that answer, whatever has changed since. */
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

/**
 * Takes a form in (spec F1 to F5, K11): held against the rules of its fields, marked where it may be no person's, and on
 * disk with its way to the dealer before this resolves. Throws what the store throws: then nothing was stored.
 */
export async function takeLeadIn(
  backend: Backend,
  received: ReceivedForm,
  arrival: Arrival,
): Promise<TakenLead> {
  const { submission, trap, files, wantsPage: isPlain } = received;
  const { site, client } = arrival;
  const { leads, locations, site: dealer } = site.tenant;
  const carrier = leadDealer(site.tenant);
  if (leads === false || !carrier || !isLeadFormId(submission.form) || !leads.forms.includes(submission.form))
    return { kind: 'unknown' };
  const form: LeadForm = leadFormOf(submission.form, { leads, locations });
  const now = backend.clock();
  const { day } = localTime(new Date(now), dealer.time_zone);
  const hash = bodyHash(received);
  const key = keyOf(arrival, received, hash, day);
  const repeated = await isRepeated(backend, site.slug, key);

  const validated = validateLead(form, submission.values, day);
  const problems = await fileProblems(form, files);
  if (!validated.ok || problems.length > 0)
    return { kind: 'wrong', errors: [...(validated.ok ? [] : validated.errors), ...problems] };
  const { parts } = validated;
  if (!repeated) {
    const { phone } = parts.person;
    const full = takeToken(backend.takeToken, backend.quotas, {
      address: client.address,
      tenant: site.slug,
      ...(phone !== undefined && { phone }),
      isPlain,
    });
    if (full) {
      backend.metrics.count('forecourt_limited_total', { tenant: site.slug, full: full.full });
      return { kind: 'full', seconds: full.seconds };
    }
    const place = site.vehicles.get(submission.car_id ?? '')?.location_slug;
    const taken = await bookedProblem(backend, site, parts, place);
    if (taken.length > 0) return { kind: 'wrong', errors: taken };
  }
  const marks = suspicions({
    trap,
    filledIn: submission.filled_in,
    proof: await backend.proofOfWork.check(site.slug, submission.proof),
    isPlain,
    texts: Object.values(submission.values),
  });
  const lead = leadOf({
    id: randomUUID(),
    form: submission.form,
    parts,
    submission,
    site,
    host: client.host,
    files: repeated ? [] : await keepFiles(files, backend.saveFile),
    userAgent: arrival.userAgent,
    suspicions: marks,
    now,
  });
  const destinations = planDeliveries(carrier, lead);
  const accepted = await acceptLead(backend.store, {
    lead,
    ...(key !== undefined && { key }),
    bodyHash: hash,
    destinations,
  });
  if (accepted.kind === 'conflict') return { kind: 'conflict' };
  if (accepted.kind === 'stored') {
    backend.onLead();
    for (const reason of marks)
      backend.metrics.count('forecourt_suspicions_total', { tenant: site.slug, reason });
  }
  return { kind: 'stored', answer: accepted.answer };
}
