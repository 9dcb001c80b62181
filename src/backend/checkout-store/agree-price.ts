import type { Store } from '../store/store.ts';

/** Writes down another price that the shopper has agreed to, in cents; nothing is changed once the reservation is paid. */
export async function agreePrice(store: Store, id: string, price: number): Promise<void> {
  await store.write((db) =>
    db.updateTable('hold').set({ price }).where('id', '=', id).where('state', '=', 'paying').execute(),
  );
}
