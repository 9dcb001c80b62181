import { FeedColumns } from './feed-columns.ts';

/** What may stand before the word for a place: 'Photo No', 'ImageOrder'. */
const OF_PHOTOS = ['image', 'img', 'photo', 'picture', 'pic', 'media', 'display'] as const;
/** Words for a place that say it by themselves. */
const ALONE =
  'sequence|seq|sort|order|ordinal|position|pos|rank|sortorder|sortindex|orderno|ordernumber'.split('|');
/** Words that are a place behind one of OF_PHOTOS alone: 'No' by itself may be the number of a vehicle. */
const BEHIND = [...ALONE, 'number', 'no', 'nr', 'num', 'index', 'idx'];
const NUMBERED = ['sequencenumber', 'sequenceno', 'seqno', 'seqnumber', 'sequenceindex'];

/** What feeds with a line for each photo call the column of its place, without spaces, hyphens and case; the surest first. */
const ORDER_COLUMNS = [
  ...OF_PHOTOS.flatMap((word) => BEHIND.flatMap((place) => [`${word}${place}`, `${word}s${place}`])),
  ...NUMBERED,
  ...ALONE,
];

/** The column that puts the records of one vehicle in order, by its name; undefined where no column of the feed has such a name. */
export function orderColumn(names: readonly string[]): string | undefined {
  const columns = new FeedColumns(names);
  const found = ORDER_COLUMNS.find((name) => columns.find(name) !== undefined);
  return found === undefined ? undefined : columns.find(found);
}
