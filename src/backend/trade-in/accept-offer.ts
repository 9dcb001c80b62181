import { hash, randomUUID } from 'node:crypto';
import type { OfferAcceptance, OfferAccepted } from '../../api/accept-offer.ts';
import { OFFER_ACCEPTED, OFFER_CATEGORY } from '../../domain/trade-in/offer-category.ts';
import { tradeInOf } from '../../domain/trade-in/trade-in-of.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { formatDate } from '../../domain/text/format.ts';
import type { Backend } from '../backend.ts';
import { leadDealer } from '../destinations/lead-dealer.ts';
import { planDeliveries } from '../destinations/plan-deliveries.ts';
import { Refused } from '../refused.ts';
import { acceptLead } from '../store/accept-lead.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { acceptanceOf, type KeptAcceptance } from './acceptances.ts';
import { valuationOfLead } from './valuations.ts';

const SENT_BEFORE = 'This attempt was made before on another offer. Please load the page again.';

async function leadBy({ db }: Backend['store'], tenant: string, id: string): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('lead')
    .select('body')
    .where('id', '=', id)
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return row && (JSON.parse(row.body) as Lead);
}

/** What the first lead says of the vehicle: the one of the acceptance is read by itself. */
const described = (offered: Lead): Lead['values'] =>
  Object.fromEntries(
    (tradeInOf(offered)?.described ?? []).flatMap((name) => {
      const value = offered.values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The lead by which the dealer is told: of the same person and vehicle, with the values of the acceptance (spec F8). */
function acceptingLead(offered: Lead, { lead_id }: OfferAcceptance, offer: number, now: number): Lead {
  const { message: _, ...same } = offered;
  return {
    ...same,
    id: randomUUID(),
    received_at: new Date(now).toISOString(),
    category: OFFER_CATEGORY,
    subcategory: OFFER_ACCEPTED,
    files: [],
    values: {
      ...described(offered),
      lead_id,
      form_completed: 'true',
      offer_accepted: 'true',
      offer_price: String(offer),
    },
  };
}

const answerOf = (
  { accepting_lead_id: lead_id, offer: offer_price }: KeptAcceptance,
  { event }: Lead,
): OfferAccepted => ({ lead_id, category: OFFER_CATEGORY, event, offer_price });

/**
 * Accepts the offer that was made on a lead (spec F8, K12): once, whatever is sent how often and at once; all get the same
 * answer. Undefined where the dealer has no such lead, or made no offer on it. Throws Refused (422) after the last day of the
 * offer, and for a key of another offer.
 */
export async function acceptOffer(
  { store, clock, onLead }: Pick<Backend, 'store' | 'clock' | 'onLead'>,
  { tenant, slug }: SiteRelease,
  acceptance: OfferAcceptance,
  key: string | undefined,
): Promise<OfferAccepted | undefined> {
  const { lead_id } = acceptance;
  const carrier = leadDealer(tenant);
  const lead = await leadBy(store, slug, lead_id);
  if (!carrier || !lead) return undefined;
  const before = await acceptanceOf(store.db, slug, lead_id);
  if (before) return answerOf(before, lead);
  const valuation = await valuationOfLead(store.db, lead_id);
  const offer = valuation?.estimate.offer;
  if (!valuation || offer === undefined) return undefined;
  const now = clock();
  const { valid_until: last } = valuation.estimate;
  if (localTime(new Date(now), tenant.site.time_zone).day > last)
    throw new Refused(422, `This offer ended on ${formatDate(last)}. Please have your vehicle valued again.`);
  const accepting = acceptingLead(lead, acceptance, offer, now);
  const accepted = await acceptLead(store, {
    lead: accepting,
    ...(key !== undefined && { key: `offer ${key}` }),
    bodyHash: hash('sha256', lead_id),
    destinations: planDeliveries(carrier, accepting),
    acceptance: { leadId: lead_id, valuationId: valuation.id, offer },
  });
  if (accepted.kind === 'conflict') throw new Refused(422, SENT_BEFORE);
  if (accepted.kind === 'stored') onLead();
  const kept = await acceptanceOf(store.db, slug, lead_id);
  return kept && answerOf(kept, lead);
}
