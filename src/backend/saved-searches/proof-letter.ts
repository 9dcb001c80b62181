import { PROOF_FIELDS } from '../../calls/saved-searches.ts';
import { CONFIRM_SEARCH_PATH } from '../../domain/saved-search/saved-search.ts';
import type { LeadDealer } from '../destinations/lead-dealer.ts';
import { oneLine } from '../destinations/lead-letter.ts';
import type { SearchProof } from '../saved-search-store/keep-search.ts';
import type { Subscriber } from '../saved-search-store/subscriber.ts';
import type { StoredLetter } from '../store/stored-letter.ts';
import { letterFoot, stopUrl } from './letter-foot.ts';

/**
 * The first letter, which proves an address and nothing else: no vehicle, no price, and no word that a stranger could have
 * chosen (spec A12). `now` in milliseconds.
 */
export function proofLetter(
  dealer: LeadDealer,
  subscriber: Subscriber,
  { search, proof }: SearchProof,
  now: number,
): StoredLetter {
  const { site } = dealer;
  const address = new URL(CONFIRM_SEARCH_PATH, site.url);
  address.searchParams.set(PROOF_FIELDS.search, search);
  address.searchParams.set(PROOF_FIELDS.proof, proof);
  const parts = [
    'Hello,',
    `this address was given on ${site.url} by somebody who wants e-mails about a search there. If that was you, please confirm it within 48 hours:`,
    address.href,
    'If it was not you, nothing needs to be done: without that press no other e-mail comes.',
    letterFoot(dealer, subscriber),
  ];
  return {
    to: subscriber.email,
    subject: oneLine(`Please confirm your e-mail address for ${site.name}`),
    text: `${parts.join('\n\n')}\n`,
    stopUrl: stopUrl(dealer, subscriber),
    at: new Date(now).toISOString(),
  };
}
