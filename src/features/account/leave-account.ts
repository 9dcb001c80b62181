import { clearDrafts } from '../../state/lead-drafts.ts';
import { leaveGarage } from '../../state/garage.ts';
import { leaveUnsent } from '../../state/unsent-vehicles.ts';
import { leaveWatchlist } from '../../state/merge-watchlist.ts';
import { rememberSignedIn } from '../../state/signed-in.ts';

/** Takes away what this device keeps of who was signed in (spec A5, F12). Apart, because gates only let in. */
export function leaveAccount(): void {
  rememberSignedIn(false);
  clearDrafts();
  leaveWatchlist();
  leaveGarage();
  leaveUnsent();
}
