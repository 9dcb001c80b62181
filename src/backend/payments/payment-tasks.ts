import { givingBack, type MoneyTask, type PaymentState } from '../../domain/checkout/payment.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { settlePayment } from '../checkout-store/settle-payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

const MAX_AT_ONCE = 50;
const FIRST_RETRY = 10_000;
const MAX_RETRY = 3_600_000;

type Task = LeadDatabase['payment_task'];

/**
 * What is asked of the provider now for a task that was decided before: an amount that was taken meanwhile is paid back
 * rather than let go. Undefined when it is done already.
 */
export function taskNow(kind: MoneyTask, state: PaymentState): MoneyTask | undefined {
  if (kind === 'capture') return state === 'authorised' ? 'capture' : undefined;
  return givingBack(state);
}

/** Milliseconds until a task is tried again after so many attempts. */
export const retryAfter = (attempts: number): number =>
  Math.min(MAX_RETRY, FIRST_RETRY * 2 ** Math.min(attempts - 1, 20));

export type PaymentTaskOptions = {
  store: Store;
  /** The provider of a tenant. */
  providerOf: (tenant: string) => PaymentProvider | undefined;
  /** A task that could not be carried out; it is tried again. The reason names no person. */
  report: (task: { tenant: string; id: string; attempts: number }, reason: string) => void;
  now: () => number;
};

/**
 * Carries out what was decided about payments and is due, one after the other, and gives how many were carried out. Each has
 * a key of its own, and what it comes to is written down: one that is stopped in between is done once all the same.
 */
export async function carryOutTasks(options: PaymentTaskOptions): Promise<number> {
  const due = await options.store.db
    .selectFrom('payment_task')
    .selectAll()
    .where('finished_at', 'is', null)
    .where('next_at', '<=', options.now())
    .orderBy('next_at')
    .orderBy('queued_at')
    .limit(MAX_AT_ONCE)
    .execute();
  let done = 0;
  for (const task of due) if (await carryOutTask(options, task)) done++;
  return done;
}

async function carryOutTask(options: PaymentTaskOptions, task: Task): Promise<boolean> {
  const { store, providerOf, report, now } = options;
  const { id, payment_id, tenant, kind } = task;
  const attempts = task.attempts + 1;
  const change = (values: Partial<Task>) =>
    store.write((db) => db.updateTable('payment_task').set(values).where('id', '=', id).execute());
  try {
    // What was asked before may have been done without our having heard.
    const provider = providerOf(tenant);
    if (!provider) throw new Error('the dealer has no provider of payments');
    const payment = await store.db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow();
    const known = attempts > 1 ? { ...payment, ...(await provider.look(payment)) } : payment;
    const asked = taskNow(kind, known.state);
    const answer = asked === undefined ? known : await provider.carryOut(asked, payment, `${id}-${asked}`);
    await settlePayment(
      store,
      { id: payment_id, tenant, state: answer.state, ...(answer.charge && { charge: answer.charge }) },
      { now: now(), isForSale: true },
    );
    await change({ finished_at: now(), attempts, last_error: null });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'no answer';
    await change({ attempts, next_at: now() + retryAfter(attempts), last_error: reason });
    report({ tenant, id, attempts }, reason);
    return false;
  }
}
