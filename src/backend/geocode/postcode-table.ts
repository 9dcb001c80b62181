import { distanceKilometres, type Coordinates } from '../../domain/location/distance.ts';
import { isBoxPostcode } from '../../domain/location/box-postcodes.ts';
import { isPartOf, knownPlaces, nearestPlace, type KnownPlace, type KnownPlaces } from './known-place.ts';

/** The most names that a postcode keeps; the others are suburbs that a dealer calls by the postcode too. */
const MAX_NAMES = 2;

/** 'Caloundra Bc': a business or distribution centre of the post, where nobody lives. */
const MAIL_CENTRE = / [BDM]c$/;

/** Degrees from the middle of a postcode's places past which a place of the list is in the wrong spot: some are a state away. */
const MAX_MISPLACED_DEGREES = 1;
/** Kilometres from a postcode's own point past which a town of its name is another town. */
const MAX_TOWN_KILOMETRES = 600;
/** Kilometres from its largest town past which another one does not draw a postcode's point to itself. */
const MAX_AROUND_KILOMETRES = 30;
/** How far apart in number postcodes of one town are. */
const MAX_NEIGHBOUR_STEPS = 30;
/** Kilometres from a postcode past which a suburb of its name is that of another town. */
const MAX_SUBURB_KILOMETRES = 50;
/** Neighbours that a point is held against, and how close to their middle most of them must be to tell anything. */
const MAX_NEIGHBOURS = 6;
const MIN_NEIGHBOURS = 3;
const MAX_SPREAD_KILOMETRES = 25;
/** Kilometres from every neighbour past which a postcode of one place is in the wrong spot. */
const MIN_WRONG_KILOMETRES = 40;

type Locality = Coordinates & { locality: string; state: string };

/** A postcode of the list with its point; `names` the places it has, best known first, and `towns` those that are known. */
type Postcode = Coordinates & {
  postcode: string;
  state: string;
  names: readonly string[];
  localities: readonly string[];
  /** Those and the centres of the post. */
  written: readonly string[];
  towns: readonly KnownPlace[];
};

function readLocalities(csv: string): Map<string, Locality[]> {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  if (head !== 'postcode,locality,state,lat,long')
    throw new Error(`The first line is '${head}', expected postcode,locality,state,lat,long`);
  const found = new Map<string, Locality[]>();
  for (const line of lines) {
    const [postcode = '', locality = '', state = '', lat, long] = line.split(',');
    const place = { locality, state, lat: Number(lat), long: Number(long) };
    if (/^\d{4}$/.test(postcode) && place.lat < 0)
      found.set(postcode, [...(found.get(postcode) ?? []), place]);
  }
  return found;
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const medianPoint = (points: readonly Coordinates[]): Coordinates => ({
  lat: median(points.map(({ lat }) => lat)),
  long: median(points.map(({ long }) => long)),
});

/** The mean of what lies around the median. */
function middleOf(figures: readonly number[]): number {
  const among = median(figures);
  const near = figures.filter((figure) => Math.abs(figure - among) <= MAX_MISPLACED_DEGREES);
  return near.reduce((sum, figure) => sum + figure, 0) / near.length;
}

/** The state that most places of a postcode are in: a few postcodes reach over a border. */
function stateOf(places: readonly Locality[]): string {
  const groups = [...Map.groupBy(places, ({ state }) => state)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/** A postcode as the list has it. */
function listed(postcode: string, places: readonly Locality[]): Postcode {
  const all = [...new Set(places.map(({ locality }) => locality))];
  const towns = all.filter((name) => !MAIL_CENTRE.test(name));
  const localities = towns.length > 0 ? towns : all;
  return {
    postcode,
    state: stateOf(places),
    lat: middleOf(places.map(({ lat }) => lat)),
    long: middleOf(places.map(({ long }) => long)),
    localities,
    written: all,
    names: localities,
    towns: [],
  };
}

const steps = (a: Postcode, b: Postcode): number => Math.abs(Number(a.postcode) - Number(b.postcode));

const isBox = ({ postcode }: Postcode): boolean => isBoxPostcode(Number(postcode));

const peopleIn = (towns: readonly KnownPlace[]): number => towns.reduce((sum, { people }) => sum + people, 0);

/**
 * Gives each postcode the towns that lie in it. Places of one name are told apart by what is nearest, both ways: a town belongs to
 * the nearest postcode with streets that has its name, and to those close to it in number, as Melbourne to 3000 and 3004.
 */
function withTowns(postcodes: readonly Postcode[], known: KnownPlaces): Postcode[] {
  const named = new Map<string, Postcode[]>();
  for (const one of postcodes)
    for (const locality of one.localities)
      named.set(`${one.state} ${locality}`, [...(named.get(`${one.state} ${locality}`) ?? []), one]);
  return postcodes.map((one) => {
    const towns = one.localities.flatMap((locality) => {
      const town = nearestPlace(known(locality, one.state), one);
      if (!town || isBox(one)) return [];
      const rivals = (named.get(`${one.state} ${locality}`) ?? []).filter((other) => !isBox(other));
      const owner = nearestPlace(rivals, town) ?? one;
      const isOwn = owner === one || (steps(one, owner) <= MAX_NEIGHBOUR_STEPS && !town.isPart);
      const most = isOwn ? MAX_TOWN_KILOMETRES : MAX_SUBURB_KILOMETRES;
      return steps(one, owner) <= MAX_NEIGHBOUR_STEPS && distanceKilometres(town, one) < most ? [town] : [];
    });
    return { ...one, towns };
  });
}

/** By how much a town of its own is better known than a suburb of as many people. */
const TOWN_WEIGHT = 4;

const weightOf = ({ people, isPart }: KnownPlace): number => people * (isPart ? 1 : TOWN_WEIGHT);

/**
 * The names of a postcode's places, the largest first. A place counts with its parts, so that East and North Gosford speak for
 * Gosford; without figures the name that most others have in theirs is the first.
 */
function largestFirst({ localities, written, towns }: Postcode): string[] {
  const sizes = new Map(
    localities.map((name) => [
      name,
      towns.reduce((sum, town) => sum + (isPartOf(town.name, name) ? weightOf(town) : 0), 0) +
        written.filter((other) => isPartOf(other, name)).length,
    ]),
  );
  return localities.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
}

/** Where the people of a postcode live: the middle of its largest town and what is around it, by their people. */
function homesOf({ towns }: Postcode): Coordinates | undefined {
  const [largest] = towns.toSorted((a, b) => b.people - a.people);
  if (!largest) return undefined;
  const around = towns.filter((town) => distanceKilometres(town, largest) <= MAX_AROUND_KILOMETRES);
  const mean = (of: (town: KnownPlace) => number): number =>
    around.reduce((sum, town) => sum + of(town) * Math.max(1, town.people), 0) /
    around.reduce((sum, { people }) => sum + Math.max(1, people), 0);
  return { lat: mean(({ lat }) => lat), long: mean(({ long }) => long) };
}

/** The postcodes of the state that come before and after, the closest in number first; boxes tell only of boxes. */
function neighboursOf(one: Postcode, postcodes: readonly Postcode[]): Postcode[] {
  return postcodes
    .filter(
      (other) =>
        other !== one &&
        other.state === one.state &&
        steps(one, other) <= MAX_NEIGHBOUR_STEPS &&
        (isBox(one) || !isBox(other)),
    )
    .toSorted((a, b) => steps(one, a) - steps(one, b))
    .slice(0, MAX_NEIGHBOURS);
}

/** Where the town is that a postcode of boxes bears the name of; undefined where none of the name is known. */
function townOf(one: Postcode, postcodes: readonly Postcode[]): Coordinates | undefined {
  const [name = ''] = one.names;
  const towns = postcodes
    .filter((other) => other.state === one.state && other.localities.includes(name))
    .flatMap((other) => other.towns.filter((town) => isPartOf(name, town.name)));
  return nearestPlace(towns, one);
}

/**
 * Where a postcode is: where its people live; a postcode of boxes, in the town that it bears the name of. Without a known town it
 * is where the list has it, but one of a single place that is far from all of its neighbours is where those are.
 */
function pointOf(one: Postcode, postcodes: readonly Postcode[]): Coordinates {
  const known = homesOf(one) ?? (isBox(one) ? townOf(one, postcodes) : undefined);
  if (known) return known;
  const neighbours = neighboursOf(one, postcodes).map((other) => homesOf(other) ?? other);
  if (one.localities.length > 1 || neighbours.length < MIN_NEIGHBOURS) return one;
  const middle = medianPoint(neighbours);
  const spread = median(neighbours.map((point) => distanceKilometres(point, middle)));
  const isAlone = neighbours.every((point) => distanceKilometres(point, one) > MIN_WRONG_KILOMETRES);
  if (!isAlone || spread > MAX_SPREAD_KILOMETRES) return one;
  const town = townOf(one, postcodes);
  return town && distanceKilometres(town, middle) <= MIN_WRONG_KILOMETRES ? town : middle;
}

/**
 * A table of postcodes from a list of localities as CSV and the places whose people are known: a line each with postcode, state,
 * where it is to a hundredth of a degree (about a kilometre), up to two names, the largest place first, and the people of its
 * known towns in hundreds, empty without one. Throws an Error for another list.
 */
export function postcodeTable(csv: string, places: readonly KnownPlace[] = []): string {
  const list = [...readLocalities(csv)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([postcode, localities]) => listed(postcode, localities));
  const postcodes = withTowns(list, knownPlaces(places)).map((one) => ({ ...one, names: largestFirst(one) }));
  const lines = postcodes.map((one) => {
    const { lat, long } = pointOf(one, postcodes);
    const people = Math.round(peopleIn(one.towns) / 100);
    const names = one.names.slice(0, MAX_NAMES).join(';');
    return [
      one.postcode,
      one.state,
      lat.toFixed(2),
      long.toFixed(2),
      names,
      ...(people > 0 ? [people] : []),
    ].join('\t');
  });
  return `${lines.join('\n')}\n`;
}
