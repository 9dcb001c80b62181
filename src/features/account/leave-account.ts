import { clearDrafts } from '../../state/lead-drafts.ts';
import { $account } from '../../state/account.ts';
import { $garage, leaveUnsent } from '../../state/garage.ts';
import { leaveWatchlist } from '../../state/merge-watchlist.ts';
import { rememberSignedIn } from '../../state/signed-in.ts';

/** Takes away what this device keeps of who was signed in (spec A5, F12). Apart, because gates only let in. */
export function leaveAccount(): void {
  // First: a gate of this page then knows that the shopper has left here, and leads nowhere.
  $account.set(undefined);
  rememberSignedIn(false);
  clearDrafts();
  leaveWatchlist();
  $garage.keep(undefined);
  leaveUnsent();
}
