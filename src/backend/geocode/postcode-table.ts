/** The most names that a postcode keeps; the others are suburbs that a dealer calls by the postcode too. */
const MOST_NAMES = 3;

/** 'Caloundra Bc': a business or distribution centre of the post, where nobody lives. */
const MAIL_CENTRE = / [BDM]c$/;

/** Where the list is kilometres off for a place that everybody knows: Sydney is at its Town Hall, not at Bondi. */
const CORRECTIONS: Readonly<Record<string, readonly [lat: string, long: string]>> = {
  2000: ['-33.87', '151.21'],
};

type Place = { locality: string; state: string; lat: number; long: number };

function readPlaces(csv: string): Map<string, Place[]> {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  if (head !== 'postcode,locality,state,lat,long')
    throw new Error(`The first line is '${head}', expected postcode,locality,state,lat,long`);
  const places = new Map<string, Place[]>();
  for (const line of lines) {
    const [postcode = '', locality = '', state = '', lat, long] = line.split(',');
    const place = { locality, state, lat: Number(lat), long: Number(long) };
    if (/^\d{4}$/.test(postcode) && place.lat < 0)
      places.set(postcode, [...(places.get(postcode) ?? []), place]);
  }
  return places;
}

/** Degrees from the middle of a postcode's places past which a place of the list is in the wrong spot: some are a state away. */
const MISPLACED_DEGREES = 1;

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The mean of what lies around the median, to a hundredth. */
function middleOf(figures: readonly number[]): string {
  const among = median(figures);
  const near = figures.filter((figure) => Math.abs(figure - among) <= MISPLACED_DEGREES);
  return (near.reduce((sum, figure) => sum + figure, 0) / near.length).toFixed(2);
}

/** The state that most places of a postcode are in: a few postcodes reach over a border. */
function stateOf(places: readonly Place[]): string {
  const groups = [...Map.groupBy(places, ({ state }) => state)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/**
 * The names of a postcode's places, first the one that most of them begin with: 'Sydney' of Sydney, Sydney South and
 * Barangaroo, as people call the place.
 */
function namesOf(places: readonly Place[]): string[] {
  const names = [...new Set(places.map(({ locality }) => locality))];
  const towns = names.filter((name) => !MAIL_CENTRE.test(name));
  const weight = (name: string): number =>
    names.filter((other) => other === name || other.startsWith(`${name} `)).length;
  return (towns.length > 0 ? towns : names).toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_NAMES);
}

/**
 * A table of postcodes from a list of localities as CSV: a line each with postcode, state, the middle of its places to a
 * hundredth of a degree (about a kilometre), and up to three of their names. Throws an Error for another list.
 */
export function postcodeTable(csv: string): string {
  const lines = [...readPlaces(csv)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([postcode, places]) => {
      const middle = CORRECTIONS[postcode] ?? [
        middleOf(places.map(({ lat }) => lat)),
        middleOf(places.map(({ long }) => long)),
      ];
      return [postcode, stateOf(places), ...middle, namesOf(places).join(';')].join('\t');
    });
  return `${lines.join('\n')}\n`;
}
