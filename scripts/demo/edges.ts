import type { DemoVehicle } from './demo-vehicle.ts';
import { COMMERCE_EDGES } from './edges/commerce-edges.ts';
import type { Edge, EdgeContext } from './edges/edge.ts';
import { MEDIA_EDGES } from './edges/media-edges.ts';
import { RECORD_EDGES } from './edges/record-edges.ts';
import { WORD_EDGES } from './edges/word-edges.ts';

/** Everything out of the ordinary that a demo dealer's stock can hold. */
export const EDGES = { ...COMMERCE_EDGES, ...MEDIA_EDGES, ...RECORD_EDGES, ...WORD_EDGES } satisfies Record<
  string,
  Edge
>;

export type EdgeName = keyof typeof EDGES;

/** Share of the suitable vehicles between one edge and the next, so that any list shows a few: the golden section. */
const STRIDE = 0.618;

/**
 * The stock with each named edge put on a vehicle that suits it, no vehicle taking two. Throws when the stock has no
 * such vehicle left, naming the edge.
 */
export function applyEdges(
  vehicles: readonly DemoVehicle[],
  names: readonly EdgeName[],
  context: EdgeContext,
): DemoVehicle[] {
  const changed = new Map<number, DemoVehicle[]>();
  for (const [order, name] of names.entries()) {
    const edge: Edge = EDGES[name];
    const places = vehicles.flatMap((vehicle, at) =>
      !changed.has(at) && edge.suits(vehicle, context) ? [at] : [],
    );
    const place = places[Math.floor(((order * STRIDE) % 1) * places.length)];
    if (place === undefined) throw new Error(`No vehicle of this stock suits the edge '${name}'.`);
    changed.set(place, edge.change(vehicles[place]!, context));
  }
  return vehicles.flatMap((vehicle, at) => changed.get(at) ?? [vehicle]);
}
