import { clipRing, pathOf, type Ring } from './coast.ts';
import type { Coordinates } from './distance.ts';
import { DEGREE_KILOMETRES, distanceKilometres } from './distance.ts';
import { KNOWN_TOWNS } from './known-towns.ts';
import { labelBox, overlap, placeLabel, type Box, type MapLabel } from './map-labels.ts';
import { mapTowns } from './map-towns.ts';
import type { PostcodePlace } from './postcode-places.ts';

/** A yard of a drawing; `at` in degrees, WGS 84. */
export type MapLocation = { name: string; at: Coordinates };

/** What a drawing shows, in its own units, x to the east and y to the south (docs/decisions/0088-drawn-locator.md). */
export type DrawnMap = {
  width: number;
  height: number;
  /** Circles around the middle, with what they are away from it. */
  rings: { radius: number; label: MapLabel }[];
  /** What the circles are around. */
  middle: { x: number; y: number };
  yards: { x: number; y: number; label: MapLabel | undefined }[];
  towns: { x: number; y: number; label: MapLabel }[];
  /** Land, as the data of SVG paths; it leaves the drawing on all sides where there is no coast. */
  land: string[];
};

/** What maps are drawn from: places with their postcodes, and the coast. */
export type MapData = { places: readonly PostcodePlace[]; coast: readonly Ring[] };

type Size = { width: number; height: number };

/** Kilometres that a ring can be away. */
const RINGS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
/** Units along the edge that stay empty, and what the north arrow takes in the upper right corner. */
const EDGE = 6;
const ARROW = { width: 36, height: 52 };
/** What a pin takes around its point, which is its foot. */
const PIN = { left: 11, top: 28, right: 11, bottom: 3 };
/** Units beyond the drawing at which land is cut off, so that the line along its edge is not seen. */
const BLEED = 4;
/** Towns that a map of one yard should have within its larger ring, and the most that any has. */
const MIN_TOWNS = 7;
const MAX_TOWNS = 24;

const boxAround = (x: number, y: number, around: typeof PIN): Box => ({
  left: x - around.left,
  top: y - around.top,
  right: x + around.right,
  bottom: y + around.bottom,
});

/** The middle of the yards' box, in degrees. */
function middleOf(locations: readonly MapLocation[]): Coordinates {
  const mean = (figures: number[]): number => (Math.min(...figures) + Math.max(...figures)) / 2;
  return { lat: mean(locations.map(({ at }) => at.lat)), long: mean(locations.map(({ at }) => at.long)) };
}

/** Kilometres of the larger ring: around the farthest yard, and for one yard around some towns. */
function reach(
  locations: readonly MapLocation[],
  middle: Coordinates,
  places: readonly PostcodePlace[],
): number {
  const farthest = Math.max(...locations.map(({ at }) => distanceKilometres(middle, at)));
  return (
    RINGS.find((ring) =>
      locations.length > 1 ? ring >= farthest : mapTowns(places, middle, ring).length > MIN_TOWNS,
    ) ?? 2000
  );
}

/** Outlines of land within a drawing. */
function landPaths(
  coast: readonly Ring[],
  project: (at: Coordinates) => { x: number; y: number },
  { width, height }: Size,
): string[] {
  const box = { left: -BLEED, top: -BLEED, right: width + BLEED, bottom: height + BLEED };
  return coast
    .map((ring) =>
      pathOf(
        clipRing(
          ring.map(([long, lat]) => {
            const { x, y } = project({ lat, long });
            return [x, y] as const;
          }),
          box,
        ),
      ),
    )
    .filter((path) => path !== '');
}

type Pin = { name: string; at: Coordinates; x: number; y: number };

/** Kilometres around a well-known town that people call by its name. */
const AROUND_TOWN = 60;

/** The best known town around a point; undefined far from all that people know. */
function knownTown(at: Coordinates, places: readonly PostcodePlace[]): string | undefined {
  const known = places.filter(({ postcode }) => KNOWN_TOWNS.has(postcode));
  return mapTowns(known, at, AROUND_TOWN)[0]?.name;
}

/** Pins without those that would cover another, which then says how many yards it is, and around which town where that is one. */
function mergePins(pins: readonly Pin[], places: readonly PostcodePlace[]): Pin[] {
  const groups: Pin[][] = [];
  for (const pin of pins) {
    const near = groups.find(([first]) => first && Math.hypot(first.x - pin.x, first.y - pin.y) < PIN.top);
    if (near) near.push(pin);
    else groups.push([pin]);
  }
  return groups.flatMap(([first, ...others]) => {
    if (!first) return [];
    if (others.length === 0) return [first];
    const town = knownTown(first.at, places);
    const isOne = others.every(({ at }) => knownTown(at, places) === town);
    return [{ ...first, name: `${others.length + 1} yards${town && isOne ? ` in ${town}` : ''}` }];
  });
}

/**
 * A drawing of where yards are: land and sea, the towns around them as dots with their names, rings of distance, and nothing of a third party. No
 * word covers another; towns whose names have no room are left out. Undefined without a yard. Coordinates are projected by their
 * difference from the middle, so that over a state the rings are right to a few percent.
 */
export function drawnMap(
  locations: readonly MapLocation[],
  { places, coast }: MapData,
  { width, height }: Size,
): DrawnMap | undefined {
  if (locations.length === 0) return undefined;
  const middle = middleOf(locations);
  const outer = reach(locations, middle, places);
  // The larger ring nearly reaches the upper and lower edge.
  const scale = (height / 2 - EDGE * 2) / outer;
  const narrow = Math.cos((middle.lat * Math.PI) / 180);
  const project = ({ lat, long }: Coordinates): { x: number; y: number } => ({
    x: Math.round(width / 2 + (long - middle.long) * narrow * DEGREE_KILOMETRES * scale),
    y: Math.round(height / 2 + (middle.lat - lat) * DEGREE_KILOMETRES * scale),
  });
  const frame: Box = { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
  const centre = { x: width / 2, y: height / 2 };

  const inner = RINGS[RINGS.indexOf(outer) - 1];
  const rings = [...(inner ? [inner] : []), outer].map((kilometres) => {
    const radius = Math.round(kilometres * scale);
    const text = `${kilometres.toLocaleString('en-AU')} km`;
    return { radius, label: { text, x: centre.x, y: centre.y + radius - 4, anchor: 'middle' as const } };
  });

  const pins = mergePins(
    locations.map(({ name, at }) => ({ name, at, ...project(at) })),
    places,
  );
  const taken: Box[] = [
    { left: width - ARROW.width, top: 0, right: width, bottom: ARROW.height },
    ...rings.map(({ label }) => labelBox(label)),
    ...pins.map(({ x, y }) => boxAround(x, y, PIN)),
  ];
  const place = (name: string, dot: { x: number; y: number }): MapLabel | undefined => {
    const label = placeLabel(name, dot, taken, frame);
    if (label) taken.push(labelBox(label));
    return label;
  };
  // A name belongs below the foot of its pin or beside it.
  const drawnLocations = pins.map(({ name, x, y }) => ({ x, y, label: place(name, { x, y: y + 2 }) }));

  const towns: DrawnMap['towns'] = [];
  for (const town of mapTowns(places, middle, (outer * width) / height)) {
    if (towns.length === MAX_TOWNS) break;
    const dot = project(town.at);
    const box = boxAround(dot.x, dot.y, { left: 3, top: 3, right: 3, bottom: 3 });
    if (taken.some((other) => overlap(box, other))) continue;
    const label = place(town.name, dot);
    if (!label) continue;
    taken.push(box);
    towns.push({ ...dot, label });
  }
  const land = landPaths(coast, project, { width, height });
  return { width, height, rings, middle: centre, yards: drawnLocations, towns, land };
}
