type Words = readonly (readonly [RegExp, string])[];

/** First match wins, so a word that holds another ('caravan', 'van'; 'hybrid', 'petrol') comes above it. */
const BODIES: Words = [
  [/caravan|camper|motor ?home|pop.?top|hybrid van/, 'Caravan'],
  [/motor.?cycle|motor.?bike|scooter/, 'Motorcycle'],
  [/people|mpv|\bbus\b/, 'People Mover'],
  [/truck|tipper|prime mover|pantech|rigid/, 'Truck'],
  [/\bute\b|utility|pick.?up|cab.?chassis|\btray\b/, 'Ute'],
  [/suv|4wd|crossover|off.?road/, 'SUV'],
  [/hatch/, 'Hatchback'],
  [/wagon|estate/, 'Wagon'],
  [/coup[eé]/, 'Coupe'],
  [/convertible|cabrio|roadster|sp[iy]der/, 'Convertible'],
  [/\bvan\b|commercial/, 'Van'],
  [/sedan|saloon/, 'Sedan'],
];
const FUELS: Words = [
  [/hybrid|\bp?hev\b|petrol.*electric|electric.*petrol/, 'Hybrid'],
  [/electric|\bb?ev\b/, 'Electric'],
  [/diesel/, 'Diesel'],
  [/lpg|\bgas\b/, 'LPG'],
  [/hydrogen/, 'Hydrogen'],
  [/petrol|unleaded|\bp?ulp\b|premium|e10|\b9[158]\b|leaded/, 'Petrol'],
];
const TRANSMISSIONS: Words = [
  [/auto|cvt|dct|dsg|tiptronic|\bamt\b|dual.?clutch|reduction gear|single.?speed/, 'Automatic'],
  [/man/, 'Manual'],
];

/** Words of the feeds that stand alone in a simple field and mean one of ours. */
const SAME_BODIES: Readonly<Record<string, string>> = {
  hatch: 'Hatchback',
  'ute / tray': 'Ute',
  utility: 'Ute',
  commercial: 'Van',
  cabriolet: 'Convertible',
};

function find(words: Words, text: string | undefined): string | undefined {
  const lower = text?.toLowerCase();
  return lower === undefined ? undefined : words.find(([pattern]) => pattern.test(lower))?.[1];
}

/**
 * The body people search by: the feed's own simple body in our spelling, else what its full body comes to; undefined
 * when neither is known. A simple body that we have no word for ('Pop Top') stays as it is.
 */
export function simpleBody(simple: string | undefined, body: string | undefined): string | undefined {
  if (simple === undefined) return find(BODIES, body);
  const lower = simple.toLowerCase();
  const ours = BODIES.find(([, name]) => name.toLowerCase() === lower)?.[1];
  return ours ?? (Object.hasOwn(SAME_BODIES, lower) ? SAME_BODIES[lower] : simple);
}

/** Petrol, Diesel, Electric, Hybrid, LPG or Hydrogen (spec N2); a simple fuel that is none of them stays as it is. */
export function simpleFuel(simple: string | undefined, fuel: string | undefined): string | undefined {
  return find(FUELS, simple) ?? simple ?? find(FUELS, fuel);
}

/** Automatic or Manual; a simple transmission that is neither stays as it is. */
export function simpleTransmission(
  simple: string | undefined,
  transmission: string | undefined,
): string | undefined {
  return find(TRANSMISSIONS, simple) ?? simple ?? find(TRANSMISSIONS, transmission);
}
