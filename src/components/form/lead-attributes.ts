import type { LeadAttributes } from '../../domain/lead/lead.ts';
import { campaignOfVisit, favouriteIds, pagesOfVisit } from './kept-on-device.ts';

/** Parameters that say which link brought the shopper (spec C12 has the second row); all others may hold anything. */
const LINKED =
  /^(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|gad_source|fbclid|msclkid|ttclid|preferredDealership|vehiclePriceBudget|car_(id|type)|vin)$/;
const MAX_LENGTH = 200;

/** The parameters of links that may be passed on. */
function linkedParameters(search: string): Record<string, string> {
  const known = [...new URLSearchParams(search)].filter(([name]) => LINKED.test(name));
  return Object.fromEntries(known.map(([name, value]) => [name, value.slice(0, MAX_LENGTH)]));
}

/**
 * Where the shopper was when asking, from what this device keeps for the site: the pages of this visit, oldest first, and
 * the favourites (spec F1). Only a shopper who agreed to the terms sends it.
 */
export function leadAttributes(): LeadAttributes {
  const shortlist = favouriteIds();
  const hasFigures = /[?&](amount|deposit|term|rate)=/.test(location.search);
  return {
    visited_pages: pagesOfVisit(),
    // What this page's address says counts for more than the landing page's.
    linked_query_params: { ...linkedParameters(campaignOfVisit()), ...linkedParameters(location.search) },
    ...(shortlist.length > 0 && { shortlist }),
    ...(hasFigures && { finance: `${location.pathname}${location.search}`.slice(0, 1000) }),
  };
}
