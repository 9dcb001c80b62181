import type { Store } from './store.ts';

/** Counts a look at the page of a vehicle and gives how many there were, this one among them (spec K10). */
export async function countView(store: Store, tenant: string, vehicle: string): Promise<number> {
  const { views } = await store.write((db) =>
    db
      .insertInto('page_view')
      .values({ tenant, vehicle, views: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'vehicle'])
          .doUpdateSet(({ ref, eb }) => ({ views: eb(ref('page_view.views'), '+', 1) })),
      )
      .returning('views')
      .executeTakeFirstOrThrow(),
  );
  return views;
}

export type RevealedPhone = {
  car_id?: string | undefined;
  dealership_id?: string | undefined;
  website_id?: string | undefined;
};

/** Notes that a shopper had the dealer's number shown (spec D6, K6); `now` in milliseconds. */
export async function recordReveal(
  store: Store,
  tenant: string,
  { car_id, dealership_id, website_id }: RevealedPhone,
  now: number,
): Promise<void> {
  await store.write((db) =>
    db
      .insertInto('phone_reveal')
      .values({
        tenant,
        at: now,
        car_id: car_id ?? null,
        dealership_id: dealership_id ?? null,
        website_id: website_id ?? null,
      })
      .execute(),
  );
}
