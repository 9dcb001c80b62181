import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { multiSearch } from '../../src/services/search/find-vehicles.ts';
import { createSearchConnection } from '../../src/services/search/search-connection.ts';
import { understandQuery } from '../../src/services/search/typed-query.ts';
import { DEMO_SITES } from '../built-sites.ts';

/** A vehicle as the inventory of a site has it. */
type Listed = {
  url: string;
  stocknum: string;
  name: string;
  make: string;
  body: string;
  colour?: string;
  fuel?: string;
  year: number;
  price?: number;
  km?: number;
  car_type: string;
};

const under =
  (dollars: number) =>
  ({ price }: Listed): boolean =>
    price !== undefined && price > 0 && price <= dollars;
const isBody =
  (...bodies: string[]) =>
  ({ body }: Listed): boolean =>
    bodies.includes(body);

/** What shoppers of each trade type, and the vehicles that are meant, by a rule over the published inventory alone. */
const TYPED: Readonly<Record<string, readonly (readonly [string, (vehicle: Listed) => boolean])[]>> = {
  'ironbark-motorcycles': [
    ['electric motorbike', ({ fuel }) => fuel === 'Electric'],
    ['learner approved under 8k', (bike) => isBody('LAMS approved')(bike) && under(8000)(bike)],
    ['red kazemori', ({ make, colour }) => make === 'Kazemori' && colour === 'Red'],
    ['used cruiser or naked', (bike) => isBody('Cruiser', 'Naked')(bike) && bike.car_type === 'used'],
    ['brannock not black', ({ make, colour }) => make === 'Brannock' && colour !== 'Black'],
    ['ib10722', ({ stocknum }) => stocknum === 'IB10722'],
  ],
  'tallowood-caravans': [
    ['hybrid camper', isBody('Hybrid Camper')],
    [
      'off road caravan under $80,000',
      (van) => isBody('Off-road Caravan', 'Off-road Family Caravan')(van) && under(80_000)(van),
    ],
    ['new mopoke', ({ make, car_type: type }) => make === 'Mopoke' && type === 'new'],
    ['vans 2020 or newer', ({ year }) => year >= 2020],
    ['tc 10799', ({ stocknum }) => stocknum === 'TC10799'],
  ],
  'bass-strait-trucks': [
    ['tipper truck', isBody('Tipper')],
    ['electric pantech', (truck) => isBody('Pantech')(truck) && truck.fuel === 'Electric'],
    [
      'used kitano under 40 grand',
      (truck) => truck.make === 'Kitano' && truck.car_type === 'used' && under(40_000)(truck),
    ],
    [
      'white diesel tray',
      (truck) => isBody('Tray')(truck) && truck.colour === 'White' && truck.fuel === 'Diesel',
    ],
    ['bs 10617', ({ stocknum }) => stocknum === 'BS10617'],
  ],
};

/** Answers from the files of a built site. */
function fetchFrom(folder: string): typeof fetch {
  return (request) => {
    const file = path.join(folder, String(request));
    return Promise.resolve(
      existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 }),
    );
  };
}

test.each(
  Object.entries(TYPED).flatMap(([slug, queries]) =>
    queries.map(([query, means]) => [slug, query, means] as const),
  ),
)('S2 at %s, "%s" finds the vehicles that it means', async (slug, query, means) => {
  const folder = path.join(DEMO_SITES, slug);
  const { vehicles } = JSON.parse(readFileSync(path.join(folder, 'inventory.json'), 'utf8')) as {
    vehicles: Listed[];
  };
  const meant = vehicles.filter(means).map(({ url }) => path.posix.basename(url));
  expect(meant.length).toBeGreaterThan(0);

  const connection = createSearchConnection(fetchFrom(folder));
  const { filter, rest } = await understandQuery(query, connection);
  const [answer] = await multiSearch(
    [
      {
        q: rest,
        filter: `(NOT status = sold)${filter && ` AND (${filter})`}`,
        limit: 500,
        attributesToRetrieve: ['slug'],
      },
    ],
    connection,
  );
  expect(answer?.hits.map(({ slug: name }) => String(name)).toSorted()).toEqual(meant.toSorted());
});
