import { isJsonObject, type JsonObject } from '../../domain/text/json-object.ts';

/** Words before the word for a place: 'Photo No', 'ImageOrder'. */
const OF_PHOTOS = ['image', 'img', 'photo', 'picture', 'pic', 'media', 'display'] as const;
/** Words for a place that say it by themselves. */
const ALONE =
  'sequence|seq|sort|order|ordinal|position|pos|rank|sortorder|sortindex|orderno|ordernumber'.split('|');
/** Words that are a place behind one of OF_PHOTOS alone: 'No' by itself may be the number of a vehicle. */
const BEHIND = [...ALONE, 'number', 'no', 'nr', 'num', 'index', 'idx'];
const NUMBERED = ['sequencenumber', 'sequenceno', 'seqno', 'seqnumber', 'sequenceindex'];

/** Names of the column of a photo's place, in feeds with a line for each photo, without spaces, hyphens and case; the surest first. */
const ORDER_COLUMNS = [
  ...OF_PHOTOS.flatMap((word) => BEHIND.flatMap((place) => [`${word}${place}`, `${word}s${place}`])),
  ...NUMBERED,
  ...ALONE,
];

const RANKS: ReadonlyMap<string, number> = new Map(ORDER_COLUMNS.map((name, rank) => [name, rank]));

const COVER = '(?:main|primary|cover|hero|featured|lead|default|first)(?:image|img|photo|picture|pic)?';
const SAYS_COVER = new RegExp(`^(?:is)?${COVER}$`);
const SAYS_KIND = /^(?:type|role|kind|tag|usage)$/;
const YES = /^(?:true|yes|y|1)$/i;

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** The column that puts the records of one vehicle in order, by its name; undefined where no column of the feed has such a name. */
export function orderColumn(names: readonly string[]): string | undefined {
  const ranked = names.flatMap((name) => {
    const rank = RANKS.get(folded(name));
    return rank === undefined ? [] : [{ name, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank)[0]?.name;
}

const textOf = (value: unknown): string => String(value ?? '').trim();

/** True if a member of a list says that it comes first: isMain, primary, cover, or a type of that name. */
const isCover = (member: JsonObject): boolean =>
  Object.entries(member).some(([key, value]) => {
    const name = folded(key);
    if (SAYS_KIND.test(name)) return new RegExp(`^${COVER}$`).test(folded(textOf(value)));
    return SAYS_COVER.test(name) && YES.test(textOf(value));
  });

/** The members of a list in the order that they say themselves, the one that leads in front; a list that says none as it is. */
export function inSaidOrder(list: readonly unknown[]): readonly unknown[] {
  if (list.length < 2 || !list.every(isJsonObject)) return list;
  const names = Object.keys(list[0] ?? {});
  // Within a list a bare number is of its members.
  const order = orderColumn(names) ?? names.find((name) => BEHIND.includes(folded(name)));
  const placeOf = (member: JsonObject): number => {
    const text = order === undefined ? '' : textOf(member[order]);
    return isCover(member) ? -Infinity : /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Infinity;
  };
  const placed = list.map((member) => ({ member, place: placeOf(member) }));
  if (placed.every(({ place }) => place === Infinity)) return list;
  return placed.toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place)).map(({ member }) => member);
}
