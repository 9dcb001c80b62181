import { describe, expect, test } from 'vitest';
import type { Watchlist } from '../../api/list-watchlist.ts';
import { LIST_WATCHLIST, MERGE_WATCHLIST, REMOVE_CAR, SAVE_CAR } from '../../api/routes.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { exampleBackend, exampleHandover, NOW, type Asked } from '../example-backend.fixture.ts';
import { toSiteRelease } from '../tenants/site-release.ts';
import { accountBackend, ROSA } from './example-shopper.fixture.ts';

const PHONE = '+61491570006';

const car = (id: string, changes: Partial<Vehicle> = {}): Vehicle =>
  exampleVehicle({ id, slug: `2021-alder-brook-${id}`, path: `/cars/2021-alder-brook-${id}`, ...changes });

/** Rosa, signed in at a dealer with these vehicles. */
async function rosa(vehicles: Vehicle[]) {
  const stock = { version: exampleHandover().stock.version, today: '2026-11-21', vehicles, gone: [] };
  const site = toSiteRelease(exampleHandover({ tenant: { account: {} }, stock }));
  const example = await accountBackend({}, {}, { sites: await sitesOf(site) });
  const headers = { cookie: await example.signIn(ROSA) };
  const { post, ask } = example;
  return {
    ...example,
    headers,
    save: (car_id: string, phone_number = PHONE): Promise<Asked> =>
      post(SAVE_CAR.path, { phone_number, car_id }, headers),
    remove: (car_id: string): Promise<Asked> =>
      post(REMOVE_CAR.path, { phone_number: PHONE, car_id }, headers),
    list: async (cookie = headers.cookie): Promise<string[]> => {
      const answer = await ask(LIST_WATCHLIST.path, { headers: { cookie } });
      return (answer.json() as Watchlist).cars.map(({ id }) => id);
    },
  };
}

async function sitesOf(site: ReturnType<typeof toSiteRelease>) {
  return (await exampleBackend([site])).backend.sites;
}

describe('A1 K5 the watchlist', () => {
  test('A1 a car is saved by id or slug, listed newest first, and removed', async () => {
    const { save, remove, list, clock } = await rosa([car('v1'), car('v2')]);
    expect((await save('v1')).json()).toEqual({ success: true });
    clock.now += 1000;
    expect((await save('2021-alder-brook-v2')).json()).toEqual({ success: true });
    clock.now += 1000;
    expect((await save('v1')).json()).toEqual({ success: true });
    expect(await list()).toEqual(['v2', 'v1']);
    expect((await remove('2021-alder-brook-v2')).json()).toEqual({ success: true });
    expect((await remove('v2')).json()).toEqual({ success: true });
    expect(await list()).toEqual(['v1']);
  });

  test('N3 an item is the car as it was called, without what it costs', async () => {
    const { save, ask, headers } = await rosa([car('v1', { name: '2021 Alder Brook' })]);
    await save('v1');
    const { cars } = (await ask(LIST_WATCHLIST.path, { headers })).json() as Watchlist;
    const { slug, make, model } = car('v1');
    expect(cars).toMatchObject([{ id: 'v1', slug, name: '2021 Alder Brook', make, model }]);
    expect(Object.keys(cars[0] ?? {})).not.toContain('price');
  });

  test.each([
    ['of someone else', '+61491570156', 403],
    ['that is none', 'rosa', 403],
    ['as it is typed', '0491 570 006', 200],
  ])('A1 with a number %s the answer is %s', async (_, phone, status) => {
    const { save, list } = await rosa([car('v1')]);
    expect((await save('v1', phone)).status).toBe(status);
    expect(await list()).toEqual(status === 200 ? ['v1'] : []);
  });

  test('A1 without a session nothing is listed, saved or removed', async () => {
    const { post, ask, list, save } = await rosa([car('v1')]);
    await save('v1');
    const body = { phone_number: PHONE, car_id: 'v1' };
    const answers = [
      await post(SAVE_CAR.path, body),
      await post(REMOVE_CAR.path, body),
      await ask(LIST_WATCHLIST.path),
      await post(MERGE_WATCHLIST.path, { phone_number: PHONE, car_ids: ['v1'] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await list()).toEqual(['v1']);
  });

  test('A2 a sold car cannot be saved, and one that is saved stays until it is removed', async () => {
    const sold = car('v1', { status: 'sold', sold: true });
    const { save, remove, list } = await rosa([sold]);
    const refusal = { success: false, message: 'This vehicle is sold or no longer listed.' };
    expect((await save('v1')).json()).toEqual(refusal);
    expect((await save('no-such-car')).json()).toEqual(refusal);
    expect(await list()).toEqual([]);
    expect((await remove('no-such-car')).json()).toEqual({ success: true });
  });

  test('A1 what a device kept joins what is there, and what is gone or sold does not', async () => {
    const { save, post, headers, list } = await rosa([car('v1'), car('v2'), car('v3', { sold: true })]);
    await save('v1');
    const car_ids = ['v2', 'gone', 'v3', 'v1'];
    const merged = await post(MERGE_WATCHLIST.path, { phone_number: PHONE, car_ids }, headers);
    expect((merged.json() as Watchlist).cars.map(({ id }) => id)).toEqual(await list());
    expect((await list()).toSorted()).toEqual(['v1', 'v2']);
    const other = await post(MERGE_WATCHLIST.path, { phone_number: '+61491570156', car_ids }, headers);
    expect(other.status).toBe(403);
  });

  test('A1 two devices of a shopper see the same, and another shopper does not', async () => {
    const { save, list, signIn, clock } = await rosa([car('v1')]);
    clock.now = NOW + 60_000;
    const [tablet, other] = [await signIn(ROSA), await signIn('0491 570 156')];
    await save('v1');
    expect(await list(tablet)).toEqual(['v1']);
    expect(await list(other)).toEqual([]);
  });
});
