import type { KeptFinance } from '../../api/kept-finance.ts';
import { creditKeptSince, isListedCredit } from '../../domain/account/credit-enquiry.ts';
import { bandOffer, isOfferedChoice } from '../../domain/finance/band-offer.ts';
import { offerWords } from '../../domain/finance/offer-words.ts';
import { resolveFinance } from '../../domain/finance/resolve-finance.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { longDay } from '../../domain/text/long-day.ts';
import type { Account } from '../account-store/accounts.ts';
import { creditChoice } from '../account-store/credit-choice.ts';
import { garageEnquiry } from '../garage/garage-things.ts';
import { leadsOfPhone } from '../garage/leads-of-phone.ts';
import type { Store } from '../store/store.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

const DAY = 86_400_000;

/** Who asks: the account, the moment at which this browser signed in, and now, in milliseconds. */
export type FinanceShopper = { account: Account; signedInAt: number; now: number; days: number };

/**
 * What finance pages of a site show to the signed-in shopper (spec C12): enquiries about credit that were sent since, and the
 * choice of a score band with its figure for the vehicle `carId`. A band or term that the dealer has no more is as none.
 */
export async function keptFinance(
  store: Store,
  { account, signedInAt, now, days }: FinanceShopper,
  site: SiteRelease,
  carId: string,
): Promise<KeptFinance> {
  const { finance } = site.tenant;
  const rules = resolveFinance(finance);
  const leads = await leadsOfPhone(store, account);
  const enquiries = leads
    .filter(({ lead }) => {
      const sent = { category: lead.category, sentAt: Date.parse(lead.received_at) };
      return isListedCredit(sent, { signedInAt, now, days });
    })
    .flatMap((listed) => {
      const enquiry = garageEnquiry(listed, site);
      const { day } = localTime(new Date(listed.lead.received_at), site.tenant.site.time_zone);
      return enquiry ? [{ ...enquiry, kind: listed.lead.category, day: longDay(day) }] : [];
    });
  const kept = await creditChoice(store, account.id, creditKeptSince(now, days));
  if (!kept || !isOfferedChoice(kept, finance.score_bands, rules.limits)) return { enquiries };
  const { band, term, keptAt } = kept;
  const vehicle = site.vehicles.get(carId);
  const offer = vehicle && bandOffer(vehicle, { band, term }, rules, finance.score_bands);
  const words = offer && offerWords(offer);
  const choice = { band, term, kept_until: new Date(keptAt + days * DAY).toISOString() };
  return { enquiries, choice, ...(words && { offer: words }) };
}
