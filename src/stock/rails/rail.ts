/** Every guard rail by the word that allows it for one build, and what it refuses; messages keep this order. */
export const RAILS = {
  empty: 'a site without any vehicle',
  accepted: 'a feed of which too few records can be used',
  part: 'a feed that says it is one page of several, or counts more records than it has',
  duplicates: 'numbers that stand on several different vehicles',
  vins: 'VINs that are none, and VINs in place of stock numbers',
  'one-value': 'one price, make or photo for nearly all vehicles',
  missing: 'a first feed whose vehicles have no price, year, kilometres or photo',
  makes: 'makes that are models, or other makes than last time',
  count: 'far fewer vehicles than last time',
  identity: 'mostly other vehicles than last time',
  fields: 'vehicles that have lost photos, prices or other fields since last time',
  photos: 'vehicles that have far fewer photos than last time',
  price: 'a median price far from that of last time',
  'price-jumps': 'too many single prices that moved by more than a half',
  origins: 'photos of origins that the security policy does not allow',
  age: 'a feed that its provider has not changed for too long',
  law: 'pages that a rule of law refuses',
  'last-good': 'a feed that cannot be compared because what is known of the last stock is damaged',
} as const satisfies Record<string, string>;

export type RailName = keyof typeof RAILS;

export const RAIL_NAMES = Object.keys(RAILS) as [RailName, ...RailName[]];

export const isRailName = (word: string): word is RailName => Object.hasOwn(RAILS, word);

/** What one rail holds against a feed; `message` is a sentence or two with the figures. */
export type Refusal = { rail: RailName; message: string };
