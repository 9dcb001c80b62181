import type { AccountAnswer } from '../../api/read-account.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { keepPerson } from '../../state/lead-drafts.ts';
import { rememberSignedIn } from '../../state/signed-in.ts';

/** What this device keeps of who is signed in: that someone is, and what fills in forms (spec A5, F12). */
export function enterAccount({ user, details }: AccountAnswer): void {
  rememberSignedIn(user !== undefined);
  if (!details) return;
  const shown = { ...details, phone: displayPhone(details.phone) };
  const told = Object.entries(shown).filter(([, value]) => value !== '');
  keepPerson(Object.fromEntries(told));
}
