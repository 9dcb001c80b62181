import { hash } from 'node:crypto';
import type { FeedRecord } from '../feed/feed-record.ts';
import { DateEvidence, type DateCounts } from './date-evidence.ts';
import type { ReadingNotes } from './reading-notes.ts';
import type { VehicleDraft } from './vehicle-draft.ts';

/** A record that is a vehicle, as it was read. */
export type ReadDraft = {
  draft: VehicleDraft;
  /** The fields that the record has something for. */
  given: readonly string[];
  notes: Pick<ReadingNotes, 'warnings' | 'examples' | 'dates'>;
};

/** A memory as text: lists of fields, and for each record a line with its key and a KeptDraft. */
export type KeptRecords = { lists: readonly (readonly string[])[]; lines: readonly string[] };

/** `given` is a place among the lists, of which a whole feed has few; what is empty is left out. */
type KeptDraft = {
  draft: VehicleDraft;
  given: number;
  warnings?: string[];
  examples?: [warning: string, value: string][];
  dates?: DateCounts;
};

const KEY_CHARACTERS = 27;

/** What a record is known by: a digest of all of it, and of the stock number that was made for it. */
const keyOf = (fields: FeedRecord, madeNumber: string | undefined): string =>
  hash('sha1', JSON.stringify([madeNumber, fields]), 'base64url');

/**
 * What was read of the records of a feed the last time, so that a record which comes again is not read again
 * (docs/decisions/0106-what-a-build-costs.md). `kept` must have been read by the same code with the same settings.
 */
export class RecordMemory {
  readonly #before: ReadonlyMap<string, string>;
  readonly #lists: (readonly string[])[];
  readonly #places: Map<string, number>;
  readonly #lines: string[] = [];

  constructor({ lists, lines }: KeptRecords = { lists: [], lines: [] }) {
    this.#before = new Map(lines.map((line) => [line.slice(0, KEY_CHARACTERS), line]));
    this.#lists = [...lists];
    this.#places = new Map(lists.map((list, place) => [list.join(), place]));
  }

  /** What was read of a record the last time, else what `read` gives, which is remembered when it is a vehicle. */
  readOnce(
    fields: FeedRecord,
    madeNumber: string | undefined,
    read: () => ReadDraft | undefined,
  ): ReadDraft | undefined {
    const key = keyOf(fields, madeNumber);
    const known = this.#before.get(key);
    const found = known === undefined ? read() : this.#parsed(known);
    if (found) this.#lines.push(known ?? key + this.#text(found));
    return found;
  }

  /** What is to be known of the records that were asked for, and of no others. */
  kept(): KeptRecords {
    return { lists: this.#lists, lines: this.#lines };
  }

  #parsed(line: string): ReadDraft {
    const kept = JSON.parse(line.slice(KEY_CHARACTERS)) as KeptDraft;
    return {
      draft: kept.draft,
      given: this.#lists[kept.given] ?? [],
      notes: {
        warnings: kept.warnings ?? [],
        examples: new Map(kept.examples),
        dates: new DateEvidence(kept.dates),
      },
    };
  }

  #text({ draft, given, notes: { warnings, examples, dates } }: ReadDraft): string {
    const kept: KeptDraft = {
      draft,
      given: this.#placeOf(given),
      ...(warnings.length > 0 && { warnings }),
      ...(examples.size > 0 && { examples: [...examples] }),
      ...(!dates.isEmpty && { dates: dates.counts }),
    };
    return JSON.stringify(kept);
  }

  #placeOf(given: readonly string[]): number {
    const name = given.join();
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.#lists.length);
    return this.#lists.push(given) - 1;
  }
}
