import { isDeepStrictEqual } from 'node:util';
import { unsignedAddress } from '../../domain/picture/address-parameters.ts';
import type { FeedRecord } from '../feed/feed-record.ts';
import { missingColumn } from './column-errors.ts';
import type { DraftAtLine } from './draft-at-line.ts';
import { FeedColumns } from './feed-columns.ts';
import { orderColumn } from '../feed/said-order.ts';
import type { VehicleDraft } from './vehicle-draft.ts';

const TEXT_LISTS = ['spin_images', 'standardEquipment', 'categories', 'filtered_features'] as const;
/** Lists that grow by every record of a vehicle. */
const LISTS = ['images', ...TEXT_LISTS] as const;
type List = (typeof LISTS)[number];

/** What may differ in records that tell the same of a vehicle but for a list. */
const OF_THE_RECORD = ['id', 'slug', 'created_at', 'updated_at'] as const;

/** A record as it comes among those of its vehicle: by number, then by letter, then those that say nothing. */
export type RecordRank = { number: number; text: string };

/**
 * Where a record comes among those of its vehicle, by the column `own` (`feed.order_by`), else by one that is called so, else
 * all the same. Throws FeedError where the feed has no column `own`.
 */
export function recordRank(
  own: string | undefined,
  names: readonly string[],
): (fields: FeedRecord) => RecordRank {
  const columns = new FeedColumns(names);
  if (own !== undefined && !columns.reader(own)) throw missingColumn('feed.order_by', own, names);
  const column = own ?? orderColumn(names);
  const read = column === undefined ? undefined : columns.reader(column);
  return (fields) => {
    const text = String(read?.(fields) ?? '').trim();
    const number = text === '' ? NaN : Number(text);
    return { number: Number.isNaN(number) ? Infinity : number, text: text === '' ? '\uffff' : text };
  };
}

const byRank = (a: { rank: RecordRank }, b: { rank: RecordRank }): number =>
  a.rank.number === b.rank.number
    ? a.rank.text.localeCompare(b.rank.text, 'en', { numeric: true })
    : a.rank.number - b.rank.number;

const without = (draft: VehicleDraft, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field)));

const memberKey = (member: VehicleDraft[List][number]): string =>
  typeof member === 'string' ? member : unsignedAddress(member.url);

/** True if two records tell the same of a vehicle, but for lists. */
export const saysTheSame = (draft: VehicleDraft, first: VehicleDraft): boolean =>
  isDeepStrictEqual(
    without(draft, [...LISTS, ...OF_THE_RECORD]),
    without(first, [...LISTS, ...OF_THE_RECORD]),
  );

/** Members in their order, each once. */
const eachOnce = <Member extends VehicleDraft[List][number]>(members: readonly Member[]): Member[] => {
  const first = new Map<string, Member>();
  for (const member of members) if (!first.has(memberKey(member))) first.set(memberKey(member), member);
  return [...first.values()];
};

type Part = { draft: VehicleDraft; line: number; rank: RecordRank };
/** The records of one vehicle, and what is in their lists, each with the name of its list in front. */
type Parts = { all: Part[]; known: Set<string> };

const membersOf = (draft: VehicleDraft): string[] =>
  LISTS.flatMap((list) => draft[list].map((member) => `${list} ${memberKey(member)}`));

/** Records of one feed that tell of the same vehicle as an earlier one, and add to its lists: a line for each photo. */
export class AddedRecords {
  readonly #parts = new Map<number, Parts>();

  /** Notes the first record of a vehicle. */
  begin(line: number, draft: VehicleDraft, rank: RecordRank): void {
    this.#parts.set(line, { all: [{ draft, line, rank }], known: new Set(membersOf(draft)) });
  }

  /** Adds a record to the vehicle of the record on line `first`; false where it has nothing more. */
  add(first: number, line: number, draft: VehicleDraft, rank: RecordRank): boolean {
    const parts = this.#parts.get(first);
    const members = membersOf(draft);
    if (!parts || members.every((member) => parts.known.has(member))) return false;
    parts.all.push({ draft, line, rank });
    for (const member of members) parts.known.add(member);
    return true;
  }

  /** A vehicle with what its further records add, each member of a list once, in the order of the records. */
  whole(each: DraftAtLine): DraftAtLine {
    const parts = this.#parts.get(each.line)?.all ?? [];
    if (parts.length < 2) return each;
    const drafts = parts.toSorted(byRank).map(({ draft }) => draft);
    const draft: VehicleDraft = { ...each.draft, images: eachOnce(drafts.flatMap(({ images }) => images)) };
    for (const list of TEXT_LISTS) draft[list] = eachOnce(drafts.flatMap((part) => part[list]));
    return { ...each, draft, added: parts.slice(1).map(({ line }) => line) };
  }
}
