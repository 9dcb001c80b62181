import { afterAll } from 'vitest';
import type { Store } from './store.ts';

/** A function that gives the one store that `open` opens at first, each time without its leads; it is closed at the end. */
export function emptied(open: () => Promise<Store>): () => Promise<Store> {
  let opened: Promise<Store> | undefined;
  afterAll(async () => (await opened)?.close());
  return async () => {
    opened ??= open();
    const store = await opened;
    await store.write(async (db) => {
      for (const table of [
        'payment_task',
        'payment',
        'hold',
        'trade_in_acceptance',
        'trade_in_valuation',
        'booking',
        'consent',
        'delivery',
        'payment_request',
        'letter',
        'night_letter',
        'reminder_proof',
        'promotion_draw',
        'promotion_prize',
        'owned_vehicle',
        'saved_search',
        'search_subscriber',
        'lead_event',
        'idempotency',
        'destination',
        'lead',
        'watchlist',
        'credit_choice',
        'shopper_session',
        'sign_in_code',
        'account',
        'session',
        'access_token',
        'page_view',
        'phone_reveal',
      ] as const)
        await db.deleteFrom(table).execute();
    });
    return store;
  };
}
