import { allowedActions, extendedUntil, type HoldAction } from '../../domain/checkout/hold-actions.ts';
import type { HoldEnd } from '../../domain/checkout/hold.ts';
import { givingBack } from '../../domain/checkout/payment.ts';
import type { Store } from '../store/store.ts';
import { endHold } from './end-hold.ts';
import { queueHoldMessages } from './hold-messages.ts';
import { holdOf } from './hold-of-row.ts';
import { lockHold, lockPayment } from './lock-payment.ts';
import { queueTask } from './queue-task.ts';

/** The ends that somebody decides. */
const ENDS: Partial<Record<HoldAction, HoldEnd>> = {
  cancel: 'cancelled',
  release: 'released',
  buy: 'bought',
};

/** What became of an action: `refused` is one that the hold does not allow any more, `unknown` a hold that is not there. */
export type ChangedHold = 'done' | 'refused' | 'unknown';

/**
 * Does what a dealer or a shopper decided about a hold of these tenants, in one transaction with what follows of it for the
 * fee, and with a line in the history of its lead. `now` in milliseconds.
 */
export function changeHold(
  store: Store,
  tenants: readonly string[],
  id: string,
  action: HoldAction,
  now: number,
): Promise<ChangedHold> {
  return store.write(async (db) => {
    const payment = await lockPayment(db, store.kind, id);
    const row = await lockHold(db, store.kind, id);
    if (!row || !tenants.includes(row.tenant)) return 'unknown';
    const given = { hold: holdOf(row), payment: payment?.state };
    if (!allowedActions(given, now).includes(action)) return 'refused';
    const end = ENDS[action];
    if (end) {
      await endHold(db, store.kind, row, { at: now, end });
      return 'done';
    }
    const { tenant } = row;
    if (action === 'extend') {
      const until = extendedUntil(given, now) ?? row.until;
      await db.updateTable('hold').set({ until }).where('id', '=', id).execute();
      const note = new Date(until).toISOString();
      await db
        .insertInto('lead_event')
        .values({ lead_id: id, tenant, at: now, kind: 'hold_extended', note })
        .execute();
      await queueHoldMessages(db, id, now);
      return 'done';
    }
    const task = action === 'capture' ? 'capture' : payment && givingBack(payment.state);
    if (task) await queueTask(db, row, task, now);
    return 'done';
  });
}
