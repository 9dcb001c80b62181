import type { Context } from 'hono';
import type { Account } from '../account-store/accounts.ts';
import { requireShopper } from '../account/shopper.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';

/** The owner of the garage. Throws Refused: 404 where the dealer has none, 401 for a visitor who is not signed in. */
export async function garageOwner(
  context: Context<BackendEnv>,
  backend: Pick<Backend, 'store' | 'clock'>,
): Promise<Account> {
  if (!context.get('site').tenant.switches.garage) throw new Refused(404, "We can't find that address.");
  return requireShopper(context, backend);
}
