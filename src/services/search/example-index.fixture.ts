import { indexPlan } from '../../domain/search/index-plan.ts';
import { searchDocuments } from '../../domain/search/search-documents.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { indexFilePath, SEARCH_MANIFEST_PATH } from '../../domain/search/search-manifest.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';

const MAKES = ['Birch', 'Alder', 'Rowan'];
const BODIES = ['Ute / Tray', 'SUV', 'Sedan'];
const STATES = ['NSW', 'VIC', 'QLD', 'WA'];

/** Sixty cars that differ in all that the recorded requests ask for; `edition` makes another publish of them. */
export function exampleStock(edition: number) {
  return Array.from({ length: 60 }, (_, at) =>
    exampleVehicle({
      id: `v${at}`,
      stocknum: `v${at}`,
      make: MAKES[at % 3]!,
      model: at % 2 ? 'Alpha' : 'Beta',
      body: BODIES[at % 3]!,
      state: STATES[at % 4]!,
      price: 9990 + at * 1000 + edition,
      km: at * 1234,
      standardEquipment: [...(at % 2 ? ['Sunroof'] : []), ...(at % 3 ? ['Tow bar'] : [])],
      ...(at % 20 === 7 && { status: 'sold', sold_date_timestamp: 1_763_200_000 }),
    }),
  );
}

/** The files of a published index by their address, the manifest among them. */
export function exampleFiles(edition = 0): Map<string, Uint8Array> {
  const { core, cards, identities, features } = writeIndex(
    searchDocuments(exampleStock(edition)),
    indexPlan({}),
  );
  const folder = `edition${edition}`;
  const manifest = { engine: 'embedded', indexUid: 'vehicles', rows: 60, folder, cards: cards.length };
  return new Map([
    [SEARCH_MANIFEST_PATH, new TextEncoder().encode(JSON.stringify(manifest))],
    [indexFilePath(folder, 'core'), core],
    ...cards.map((card, number) => [indexFilePath(folder, number), card] as const),
    ...(features ? [[indexFilePath(folder, 'features'), features] as const] : []),
    ...(identities ? [[indexFilePath(folder, 'identities'), identities] as const] : []),
  ]);
}

/** A fetch function over files in memory that writes down what it was asked for. */
export function fetchFrom(files: Map<string, Uint8Array>): { fetch: typeof fetch; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetch: (request) => {
      const address = String(request);
      asked.push(address);
      const bytes = files.get(address);
      return Promise.resolve(
        bytes ? new Response(Uint8Array.from(bytes)) : new Response('<h1>Not found</h1>', { status: 404 }),
      );
    },
  };
}
