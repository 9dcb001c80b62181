import { afterEach, describe, expect, test, vi } from 'vitest';
import { exampleLocation } from '../../domain/location/example-location.fixture.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { indexPlan } from '../../domain/search/index-plan.ts';
import { hitPoint } from '../../domain/search/near.ts';
import { searchDocuments } from '../../domain/search/search-documents.ts';
import { indexFilePath, placeTablePath, SEARCH_MANIFEST_PATH } from '../../domain/search/search-manifest.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { fetchFrom } from './example-index.fixture.ts';
import { createMeilisearchClient } from './meilisearch-client.ts';
import { askedNear, typedText, withDistance, withReading } from './read-requests.ts';
import { createSearchConnection } from './search-connection.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { waysOut } from './ways-out.ts';
import { understandQuery } from './typed-query.ts';

const TABLE = placeTablePath('abc');
const LINES = [
  '2000\tNSW\t-33.87\t151.21\tSydney\t1000',
  '3220\tVIC\t-38.15\t144.36\tGeelong\t900',
  '4000\tQLD\t-27.47\t153.02\tBrisbane\t900',
];
const yard = (slug: string, lat: number, long: number) => {
  const { address } = exampleLocation();
  return exampleLocation({ id: slug, slug, group: slug, name: slug, address: { ...address, lat, long } });
};
const LOCATIONS = [yard('sydney', -33.8, 151.2), yard('geelong', -38.1, 144.4)];
const VEHICLES = ['sydney', 'geelong', 'nowhere', 'sydney'].map((slug, at) =>
  exampleVehicle({
    id: `v${at}`,
    stocknum: `v${at}`,
    location_slug: slug,
    location_name: slug,
    price: 20_000 + at,
  }),
);

function filesOf(manifest: object = {}): Map<string, Uint8Array> {
  const { core, cards, features, identities } = writeIndex(
    searchDocuments(VEHICLES, LOCATIONS),
    indexPlan({}),
  );
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  const engine = { engine: 'embedded', indexUid: 'vehicles', rows: 4, folder: 'f', cards: cards.length };
  return new Map([
    [SEARCH_MANIFEST_PATH, encode(JSON.stringify({ ...engine, placeTable: TABLE, ...manifest }))],
    [indexFilePath('f', 'core'), core],
    [indexFilePath('f', 'features'), features!],
    [indexFilePath('f', 'identities'), identities!],
    ...cards.map((card, number) => [indexFilePath('f', number), card] as const),
    [TABLE, encode(`${LINES.join('\n')}\n`)],
  ]);
}

type Params = { query?: string; near?: string; within?: number };

/** The cars of a list as the page asks for them, and what was fetched. */
async function carsOf(params: Params, indexName = 'vehicles') {
  const { fetch, asked } = fetchFrom(filesOf());
  // Each case has a module of its own: what the browser said is remembered by it.
  vi.resetModules();
  const { nearPlace } = await import('./near-place.ts');
  const connection = createSearchConnection(fetch);
  const requests = [{ indexName, params: { hitsPerPage: 10, page: 0, query: '', ...params } }];
  const text = typedText(requests);
  const reading = text ? await understandQuery(text, connection) : undefined;
  const near = askedNear(requests);
  const place = near ? await nearPlace(near.near, connection) : reading?.near;
  const read = reading ? withReading(requests, reading, 'vehicles') : requests;
  const client = createMeilisearchClient(['id', '_geo'], connection);
  const { results } = await client.search(withDistance(read, place, near?.within));
  const hits = (Reflect.get(results[0]!, 'hits') ?? []) as Record<string, unknown>[];
  return { ids: hits.map(({ id }) => id), hits, asked };
}

const NEAREST = 'vehicles:available:desc';

describe('L8 a list by distance, from the address to the engine', () => {
  test.each<[string, Params, string, string[]]>([
    ['a radius keeps the cars in it', { near: '3220', within: 50 }, 'vehicles', ['v1']],
    ['and none without coordinates', { near: '2000', within: 5000 }, 'vehicles', ['v0', 'v1', 'v3']],
    [
      'the nearest first, those of unknown place last',
      { near: 'geelong' },
      NEAREST,
      ['v1', 'v0', 'v3', 'v2'],
    ],
    ['from the other end', { near: 'Brisbane QLD' }, NEAREST, ['v0', 'v3', 'v1', 'v2']],
    ['a place that is none narrows nothing', { near: '9999', within: 10 }, NEAREST, ['v0', 'v1', 'v2', 'v3']],
    ['typed with a radius', { query: 'within 50 km of 3220' }, 'vehicles', ['v1']],
    ['typed without one', { query: 'near geelong' }, 'vehicles', ['v1', 'v0', 'v3', 'v2']],
    ['typed bare', { query: 'geelong' }, 'vehicles', ['v1']],
    ['as a postcode', { query: 'cars in 3220' }, 'vehicles', ['v1']],
    ['a known town without cars', { query: 'brisbane' }, 'vehicles', ['v0', 'v3', 'v1', 'v2']],
    [
      'typed and chosen both hold',
      { query: 'within 50 km of 3220', near: '2000', within: 50 },
      'vehicles',
      [],
    ],
  ])('%s', async (_, params, indexName, ids) => {
    const answer = await carsOf(params, indexName);
    expect(indexName === 'vehicles' && !params.query ? answer.ids.toSorted() : answer.ids).toEqual(ids);
  });

  test('a hit says where it is, for its card', async () => {
    const { hits } = await carsOf({ near: '3220', within: 50 });
    expect(hits.map(hitPoint)).toEqual([{ lat: -38.1, lng: 144.4 }]);
  });

  test('the table of postcodes is fetched for a distance, or a word that may be a place', async () => {
    expect((await carsOf({ query: 'alder' })).asked).not.toContain(TABLE);
    expect((await carsOf({ query: 'zzzz' })).asked).toContain(TABLE);
    expect((await carsOf({ near: '3220' })).asked.filter((address) => address === TABLE)).toHaveLength(1);
  });
});

describe('S6 a radius without cars', () => {
  const facets = [
    { name: 'price', label: 'Price', widget: 'slider', unit: 'dollars' },
    { name: 'near', label: 'Distance', widget: 'near' },
  ] as const;
  const waysOf = async (state: SearchState) => {
    const connection = createSearchConnection(fetchFrom(filesOf()).fetch);
    const { ways, nearest } = await waysOut({ state, facets, listFilter: 'available = 1' }, connection);
    return {
      ways: ways.map(({ says, count }) => [says, count]),
      states: ways.map((way) => way.state),
      nearest,
    };
  };

  test('goes on to the next offered one with cars, or is left out', async () => {
    const { ways, states, nearest } = await waysOf({ near: '4000', within: 50 });
    expect(ways).toEqual([
      ['Within 750 km of 4000', 2],
      ['At any distance', 4],
    ]);
    expect(states).toEqual([{ near: '4000', within: 750 }, {}]);
    expect(nearest[0]).toMatchObject({ location_name: 'sydney' });
    expect(hitPoint(nearest[0] ?? {})).toBeDefined();
  });

  test('holds for the other ways out, which are counted within it', async () => {
    const { ways } = await waysOf({ near: '3220', within: 50, range: { price: ':20000' } });
    expect(ways).toContainEqual(['At any price', 1]);
    expect(ways).toContainEqual(['At any distance', 1]);
  });

  test('a place that is none is no reason', async () => {
    const { ways } = await waysOf({ near: '9999', within: 50, range: { price: ':1000' } });
    expect(ways.map(([says]) => says)).toContain('At any price');
  });

  test('typed, it goes on in the text, or is left out by the same words', async () => {
    const { ways, states } = await waysOf({ query: 'within 50 km of 4000' });
    expect(ways).toEqual([
      ['Within 750 km of 4000', 2],
      ['At any distance', 4],
    ]);
    expect(states[0]).toEqual({ query: 'within 750 km of 4000' });
  });
});

test('S16 a server is asked by _geoRadius and _geoPoint, and hears of no name of a place', () => {
  const requests = [
    {
      indexName: NEAREST,
      params: { query: '', near: '3220', within: 50, filters: 'available = 1 OR sold = true' },
    },
    { indexName: 'vehicles:available:desc,km:asc', params: { query: '', near: '3220', within: 50 } },
  ];
  const at = { lat: -38.15, lng: 144.36 };
  expect(withDistance(requests, { name: '3220', at }, 50)).toEqual([
    {
      indexName: 'vehicles:available:desc,_geoPoint(-38.15, 144.36):asc',
      params: {
        query: '',
        filters: '(available = 1 OR sold = true) AND (_geoRadius(-38.15, 144.36, 50000))',
      },
    },
    {
      indexName: 'vehicles:available:desc,km:asc',
      params: { query: '', filters: '_geoRadius(-38.15, 144.36, 50000)' },
    },
  ]);
});

describe('L8 where the browser is', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const positions = (...answers: ([number, number] | undefined)[]) => {
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, refused) => {
      const next = answers.shift();
      if (next) found({ coords: { latitude: next[0], longitude: next[1] } } as GeolocationPosition);
      else refused?.({} as GeolocationPositionError);
    });
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    return getCurrentPosition;
  };
  const anew = async () => {
    vi.resetModules();
    return import('./near-place.ts');
  };

  test('is the nearest postcode, and the position itself is in no request', async () => {
    positions([-38.123456, 144.398765]);
    const { asked, fetch } = fetchFrom(filesOf());
    const { herePlace } = await anew();
    expect(await herePlace(createSearchConnection(fetch))).toEqual({
      name: '3220',
      at: { lat: -38.15, lng: 144.36 },
    });
    expect(asked.join()).not.toMatch(/38\.12|144\.39/);
  });

  test('a browser that says no is asked again by the button alone', async () => {
    const asked = positions(undefined, [-27.5, 153]);
    const { herePlace } = await anew();
    const connection = createSearchConnection(fetchFrom(filesOf()).fetch);
    await expect(herePlace(connection)).rejects.toThrow("couldn't get your location");
    await expect(herePlace(connection)).rejects.toThrow("couldn't get your location");
    expect(asked).toHaveBeenCalledTimes(1);
    expect((await herePlace(connection, true)).name).toBe('4000');
    expect((await herePlace(connection)).name).toBe('4000');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a browser without positions says so', async () => {
    vi.stubGlobal('navigator', {});
    const { herePlace } = await anew();
    await expect(herePlace(createSearchConnection(fetchFrom(filesOf()).fetch))).rejects.toThrow(
      "couldn't get your location",
    );
  });
});

test('S13 a table that cannot be fetched is asked for again, and none is needed where no car has coordinates', async () => {
  const files = filesOf();
  const table = files.get(TABLE)!;
  files.delete(TABLE);
  const connection = createSearchConnection(fetchFrom(files).fetch);
  await expect(connection.placeTable()).rejects.toMatchObject({ kind: 'not-found' });
  files.set(TABLE, table);
  expect(await connection.placeTable()).toHaveLength(3);
  expect(
    await createSearchConnection(fetchFrom(filesOf({ placeTable: undefined })).fetch).placeTable(),
  ).toEqual([]);
  expect(
    await createSearchConnection(
      fetchFrom(filesOf({ placeTable: 'https://elsewhere.example/' })).fetch,
    ).placeTable(),
  ).toEqual([]);
});
