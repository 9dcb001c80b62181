/** Features by other words that shoppers have for them: each finds what the others do. */
const FEATURES: readonly (readonly [said: string, means: string])[] = [
  ['sat nav', 'navigation'],
  ['satnav', 'navigation'],
  ['gps', 'navigation'],
  ['carplay', 'smartphone mirroring'],
  ['apple carplay', 'smartphone mirroring'],
  ['android auto', 'smartphone mirroring'],
  ['reverse camera', 'reversing camera'],
  ['rear camera', 'reversing camera'],
  ['backup camera', 'reversing camera'],
  ['moonroof', 'sunroof'],
  ['moon roof', 'sunroof'],
  ['panoramic roof', 'sunroof'],
  ['tow ball', 'tow bar'],
  ['tow hitch', 'tow bar'],
  ['radar cruise', 'adaptive cruise control'],
  ['leather', 'leather seats'],
];

/** Phrases of the features that a text also finds, as the words of the trade list them. */
export const ALSO_FEATURES = FEATURES.map(([said, means]) => [said, [means]] as const);

/** More that the reader alone needs: it looks at whole lines of equipment, the search of words at highlights. */
const OF_THE_READER: readonly (readonly [said: string, ...means: string[]])[] = [
  ['apple car play', 'smartphone mirroring', 'carplay'],
  ['carplay', 'carplay'],
  ['android auto', 'android auto'],
  ['rear camera', 'rear camera'],
  ['leather', 'leather trim', 'leather upholstery'],
  ['aircon', 'air conditioning', 'climate control'],
  ['air con', 'air conditioning', 'climate control'],
  ['ac', 'air conditioning', 'climate control'],
  ['air conditioning', 'air conditioning', 'climate control'],
  ['hud', 'head up display'],
  ['surround camera', '360 camera'],
  ['abs', 'anti lock brakes'],
  ['aeb', 'autonomous emergency braking'],
  ['blind spot', 'blind spot'],
  ['hayman reese', 'tow bar'],
  ['towbar', 'tow bar'],
  ['bullbar', 'bull bar'],
  ['alloys', 'alloy wheels'],
  ['mags', 'alloy wheels'],
  ['keyless', 'keyless entry', 'keyless start'],
  ['solar', 'solar panels'],
  ['lithium', 'lithium'],
  ['shower', 'shower', 'ensuite'],
  ['toilet', 'toilet', 'ensuite'],
  ['saddlebags', 'panniers'],
  ['saddle bags', 'panniers'],
  ['quickshifter', 'quick shifter'],
  ['fridge', 'fridge', 'refrigerator', 'refrigeration'],
  ['refrigerated', 'refrigeration', 'refrigerated'],
  ['reefer', 'refrigeration', 'refrigerated'],
  ['chiller', 'refrigeration', 'refrigerated'],
  ['fridge van', 'refrigeration', 'refrigerated'],
  ['freezer', 'freezer', 'refrigeration'],
  ['tailgate lifter', 'tail lift'],
  ['tailgate loader', 'tail lift'],
  ['hiab', 'crane'],
  ['pto', 'power take off'],
  ['diff lock', 'differential lock'],
  ['diff locks', 'differential lock'],
  ['limited slip diff', 'limited slip differential'],
  ['lsd', 'limited slip differential'],
  ['electric tailgate', 'power tailgate', 'electric tailgate'],
  ['power boot', 'power tailgate', 'electric tailgate'],
  ['wireless charging', 'wireless charger', 'wireless phone charger'],
];

const run = (text: string): string => text.replaceAll(' ', '');

/** Phrases that other words mean, by the words run together. */
export const FEATURE_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy([...FEATURES, ...OF_THE_READER], ([said]) => run(said))].map(([said, rows]) => [
    said,
    rows.flatMap(([, ...means]) => means),
  ]),
);
