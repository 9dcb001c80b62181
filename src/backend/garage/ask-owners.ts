import type { LeadDealer } from '../destinations/lead-dealer.ts';
import { askProof, unaskedAddresses } from '../garage-store/reminder-proofs.ts';
import { proofEmail } from '../saved-searches/proof-email.ts';
import type { Store } from '../store/store.ts';

/**
 * Sends the first email, which only proves the address, to each that was named for reminders at a dealer, or by one account, and
 * has had none (spec A6); gives how many. `now` in milliseconds.
 */
export async function askOwners(
  store: Store,
  dealer: LeadDealer,
  now: number,
  accountId?: string,
): Promise<number> {
  let emails = 0;
  for (const named of await unaskedAddresses(store, dealer.slug, accountId)) {
    const isAsked = await askProof(
      store,
      named,
      (subscriber, proof) => proofEmail(dealer, subscriber, proof, now),
      now,
    );
    if (isAsked) emails++;
  }
  return emails;
}
