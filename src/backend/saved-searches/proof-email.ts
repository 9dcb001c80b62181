import { PROOF_FIELDS } from '../../api/saved-searches.ts';
import { CONFIRM_SEARCH_PATH } from '../../domain/saved-search/saved-search.ts';
import type { LeadDealer } from '../destinations/lead-dealer.ts';
import { oneLine } from '../destinations/lead-email.ts';
import type { Subscriber } from '../saved-search-store/subscriber.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import { emailFoot, stopUrl } from './email-foot.ts';

/** What proves an address, and what for: the id of a search or of reminders. */
export type AddressProof = { proof: string } & ({ search: string } | { reminder: string });

/**
 * The first letter, which proves an address and nothing else: no vehicle, no price, and no word that a stranger could have
 * chosen (spec A12, A6). `now` in milliseconds.
 */
export function proofEmail(
  dealer: LeadDealer,
  subscriber: Subscriber,
  { proof, ...about }: AddressProof,
  now: number,
): StoredEmail {
  const { site } = dealer;
  const address = new URL(CONFIRM_SEARCH_PATH, site.url);
  const isSearch = 'search' in about;
  if (isSearch) address.searchParams.set(PROOF_FIELDS.search, about.search);
  else address.searchParams.set(PROOF_FIELDS.reminder, about.reminder);
  address.searchParams.set(PROOF_FIELDS.proof, proof);
  const parts = [
    'Hello,',
    `Someone entered this address on ${site.url} to get ${isSearch ? 'emails about a search' : 'reminders about a vehicle'}. If that was you, please confirm within 48 hours:`,
    address.href,
    "If it wasn't you, you don't need to do anything. We won't email you again unless you confirm.",
    emailFoot(dealer, subscriber),
  ];
  return {
    to: subscriber.email,
    subject: oneLine(`Please confirm your email address for ${site.name}`),
    text: `${parts.join('\n\n')}\n`,
    stopUrl: stopUrl(dealer, subscriber),
    at: new Date(now).toISOString(),
  };
}
