type Words = readonly (readonly [RegExp, string])[];

/** First match wins, so a word that holds another ('caravan', 'van'; 'hybrid', 'petrol') comes above it. */
const BODIES: Words = [
  [/caravan|camper|motor ?home|pop.?top|hybrid van|fifth.?wheel|toy hauler|slide.?on/, 'Caravan'],
  [
    /motor.?cycle|motor.?bike|scooter|moped|(?:^|\b(?:road|dirt|trail|farm|ag|mini|fun|pit|quad|learner|sports?|street|touring|adventure) ?)bikes?\b|\b(?:hyper)?naked\b|\b(?:(?:power|muscle)[ -]?)?cruiser|\badventure|enduro|moto.?cross|\bmx\b|super.?moto|motard|street ?fighter|scrambler|caf[eé] ?racer|bobber|chopper|dual.?sport|super ?(?:sport|bike)|sports? ?tour|\blams\b|learner|\batv\b|\bquad\b|side.?by.?side|\btrikes?\b/,
    'Motorcycle',
  ],
  [/people|mpv|\bbus\b/, 'People Mover'],
  [
    /truck|tipper|prime ?mover|pantech?\w*|rigid|^(?!.*\b(?:ute|van)\b).*(?:curtain.?sid|taut.?liner|table.?top|beaver.?tail|tilt.?tray|flat.?(?:bed|top)|agitator|hook.?lift|tanker|refrigerated|freezer|chiller|fridge|compactor|water.?cart|skip.?(?:bin|loader)|livestock|logging|car carrier|\bcrane\b)/,
    'Truck',
  ],
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

/** Styles of motorcycles that are no body of a car, and say alone nothing of the kind. */
const STYLE =
  /^(?:(?:modern|neo|retro) )?(?:sports?|tour(?:ing|er)|classic|retro|road|off.?road|trails?|trials?|street|custom|standard|commuter|farm|heritage|vintage|bagger)$/i;

/** True if a word is of a body, or of a style that stands in such columns of motorcycles. */
export const isBodyWord = (word: string): boolean =>
  find(BODIES, word) !== undefined || STYLE.test(word.trim());

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
