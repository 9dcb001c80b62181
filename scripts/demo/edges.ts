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

/** An edge for several vehicles. */
export const repeated = (name: EdgeName, times: number): EdgeName[] =>
  Array.from({ length: times }, () => name);

/** Share of the suitable vehicles between one edge and the next, so that any list shows a few: the golden section. */
const STRIDE = 0.618;

/** Which vehicle takes which edge, by id; and the pictures that one has to be shown by, because it turns. */
export type PlacedEdges = {
  edges: ReadonlyMap<string, Edge>;
  spinStems: ReadonlyMap<string, string>;
  context: EdgeContext;
};

/**
 * Puts each named edge on a vehicle that suits it, no vehicle taking two. Throws when the stock has no such vehicle left,
 * naming the edge.
 */
export function placeEdges(
  vehicles: readonly DemoVehicle[],
  names: readonly EdgeName[],
  context: EdgeContext,
): PlacedEdges {
  const edges = new Map<string, Edge>();
  const spinStems = new Map<string, string>();
  for (const [order, name] of names.entries()) {
    const edge: Edge = EDGES[name];
    const suitable = vehicles.filter((vehicle) => !edges.has(vehicle.id) && edge.suits(vehicle, context));
    const taken = suitable[Math.floor(((order * STRIDE) % 1) * suitable.length)];
    if (taken === undefined) throw new Error(`No vehicle of this stock suits the edge '${name}'.`);
    edges.set(taken.id, edge);
    const stem = edge.stem?.(taken, context);
    if (stem !== undefined) spinStems.set(taken.id, stem);
  }
  return { edges, spinStems, context };
}

/** The stock with what happens to those that take an edge. */
export const changeByEdges = (
  vehicles: readonly DemoVehicle[],
  { edges, context }: PlacedEdges,
): DemoVehicle[] =>
  vehicles.flatMap((vehicle) => edges.get(vehicle.id)?.change(vehicle, context) ?? [vehicle]);

/** The stock with the named edges: `placeEdges` and `changeByEdges` in one. */
export const applyEdges = (
  vehicles: readonly DemoVehicle[],
  names: readonly EdgeName[],
  context: EdgeContext,
): DemoVehicle[] => changeByEdges(vehicles, placeEdges(vehicles, names, context));
