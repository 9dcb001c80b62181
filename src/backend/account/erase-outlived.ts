import { eraseUnused } from '../account-store/accounts.ts';
import { eraseOldCodes } from '../account-store/codes.ts';
import { eraseOldChoices } from '../account-store/credit-choice.ts';
import { creditKeptSince } from '../../domain/account/credit-enquiry.ts';
import { eraseEnded } from '../account-store/shopper-sessions.ts';
import { eraseEndedSessions } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { retentionMs, sessionLimits } from './shopper.ts';

/**
 * Erases what has outlived its time: codes of a day ago, sessions that have ended, accounts that nobody used for as long as
 * their dealer keeps them (spec A5), and choices of score bands (spec C12). A sign-in does the same on its way; this is for dealers at whom nobody signs in.
 * Accounts of a dealer that is in `sites` no more stay. `now` in milliseconds.
 */
export async function eraseOutlived(
  store: Store,
  sites: readonly Pick<SiteRelease, 'slug' | 'tenant'>[],
  now: number,
): Promise<void> {
  await eraseEndedSessions(store, now);
  await store.write((db) => eraseOldCodes(db, now));
  for (const { slug, tenant } of sites) {
    const { account } = tenant;
    if (!account) continue;
    await store.write(async (db) => {
      await eraseEnded(db, slug, sessionLimits(account), now);
      await eraseUnused(db, slug, now - retentionMs(account));
      await eraseOldChoices(db, slug, creditKeptSince(now, account.credit_days));
    });
  }
}
