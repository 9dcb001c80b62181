import { hasFinance, isEstimable } from '../vehicle/eligibility.ts';
import { financeLink, financeQuoteLink, getFinanceLink } from './finance-links.ts';
import type { FinanceOutcome, FinanceQuote } from './finance-quote.ts';
import { lenderOffer, type ShownOffer } from './lender-offers.ts';
import type { FinanceRules } from './resolve-finance.ts';
import { financeTeaser } from './teaser.ts';
import { ESTIMATE, type VehicleOffer } from './quoted-offer.ts';
import { EXAMPLE } from './teaser-words.ts';
import { vehicleOffer } from './vehicle-offer.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Finance as the page of one vehicle shows it. */
export type VehicleFinance = {
  /** Dollars. */
  price: number;
  priceType: Vehicle['price_type'];
  /** Who provides the credit; without it no repayment, rate or calculator is on the page. */
  credit: string | undefined;
  /** The name behind the calculator's first rates: the lender of the offer, else the provider of the credit. */
  rateOf: string | undefined;
  /** In sidebar and sticky header: the offer, else the dealer's example; undefined where none may be estimated (spec C1, C2). */
  teaser: FinanceOutcome | undefined;
  /** The beginning of the teaser's terms, which names their source: 'Example:', 'Headland Credit:'. */
  teaserBasis: string;
  /** Its source: a lender, a quote, or the dealer's own estimate (spec C7, C10). */
  offer: VehicleOffer | undefined;
  /** The offer where a lender or a provider stands behind it: the one loan that the page advertises (spec C7, C10). */
  offered: FinanceQuote | undefined;
  /** True if a lender made the offer for this vehicle, so that nobody is asked for another. */
  isLent: boolean;
  disclaimer: string;
  /** Where 'Get Finance Now' leads (spec C12). */
  getHref: string;
  enquiryHref: string;
  /** Where the calculator's 'Request a Quote' leads (spec V10). */
  quoteHref: string;
  /** The dealer's other finance pages that there are. */
  links: { label: string; href: string }[];
};

const LINKS = [
  { name: 'pre_approval', label: 'Get pre-approved before you choose' },
  { name: 'apply', label: 'Apply for a loan' },
  { name: 'insurance', label: 'Finance and insurance' },
] as const;

/** The offer that a lender makes for a vehicle in the year `thisYear`, where the dealer advertises credit (spec C2, C7). */
export function lentOffer(vehicle: Vehicle, rules: FinanceRules, thisYear: number): ShownOffer | undefined {
  return rules.credit ? lenderOffer(vehicle, rules, thisYear) : undefined;
}

/**
 * All that a vehicle's page says of finance, with its `lentOffer`; undefined for a vehicle that is not available or costs
 * 200 dollars or less (spec C1). `hrefOf` answers a page that there is for a route of the spec.
 */
export function vehicleFinance(
  vehicle: Vehicle,
  rules: FinanceRules,
  lent: ShownOffer | undefined,
  {
    hrefOf,
    isPage,
  }: { hrefOf: (...routes: readonly string[]) => string; isPage: (route: string) => boolean },
): VehicleFinance | undefined {
  if (!hasFinance(vehicle) || !isAvailable(vehicle)) return undefined;
  const { credit } = rules;
  const offer = vehicleOffer(vehicle, rules, lent);
  const isOwn = offer === undefined || offer.by === ESTIMATE.by;
  const teaser = isOwn ? financeTeaser(vehicle, rules.limits) : offer.outcome;
  return {
    price: vehicle.price,
    priceType: vehicle.price_type,
    credit,
    rateOf: isOwn ? rules.creditProvider : offer.by,
    teaser: credit && isEstimable(vehicle) ? teaser : undefined,
    teaserBasis: isOwn ? EXAMPLE : `${offer.by}:`,
    offer,
    offered: !isOwn && offer.outcome.kind === 'quote' ? offer.outcome.quote : undefined,
    isLent: lent !== undefined,
    disclaimer: lent?.disclaimer ?? rules.disclaimer,
    getHref: hrefOf(getFinanceLink(vehicle, rules)),
    enquiryHref: hrefOf(financeLink('enquiry', rules, vehicle)),
    quoteHref: hrefOf(financeQuoteLink(vehicle), financeLink('enquiry', rules, vehicle)),
    links: LINKS.flatMap(({ name, label }) => {
      const href = financeLink(name, rules, vehicle);
      return isPage(href) ? [{ label, href }] : [];
    }),
  };
}
