import { isJsonObject } from '../../domain/text/json-object.ts';
import type { FeedRecord } from '../feed/feed-record.ts';
import { inSaidOrder } from '../feed/said-order.ts';
import { isNothing } from './is-nothing.ts';
import { isSameWord, selectedMembers, selectionOf, type Selection } from './selected-members.ts';

export type ReadField = (record: FeedRecord) => unknown;

/** Feeds write 'Stock No', 'stock_no' and 'StockNo' for the same column. */
const folded = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** A list of one for what is read as one thing: an offer of several that is alone. */
const alone = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/**
 * Value that a path leads to in an object, or the members that a step of it selects; in a list, what it leads to in each member that has it.
 * Names of members may have dots themselves, as those of attributes in XML: the longest that there is counts.
 */
function along(value: unknown, path: readonly string[]): unknown {
  if (path.length === 0) return value;
  if (Array.isArray(value)) {
    const members = inSaidOrder(value)
      .map((member) => along(member, path))
      .filter((member) => member !== undefined);
    return members.length > 0 ? members.flat() : undefined;
  }
  if (!isJsonObject(value)) return undefined;
  for (let length = path.length; length > 0; length -= 1) {
    const step = path.slice(0, length).join('.');
    const selection = selectionOf(step);
    const name = selection?.name ?? step;
    if (!Object.hasOwn(value, name)) continue;
    const found = selection ? selectedMembers(value[name], selection) : value[name];
    return along(found, path.slice(length));
  }
  return undefined;
}

/** 'Photo *' as a pattern: the star stands for a number, which is its group. */
const numberedPattern = (source: string): RegExp =>
  new RegExp(
    `^${source
      .split('*')
      .map(RegExp.escape)
      .join(String.raw`(\d+)`)}$`,
    'i',
  );

/** The columns of a feed: found as they are written, else without regard to case, spaces, hyphens and underscores. */
export class FeedColumns {
  readonly names: readonly string[];
  readonly #exact: ReadonlySet<string>;
  readonly #folded: ReadonlyMap<string, string>;

  constructor(names: readonly string[]) {
    this.names = names;
    this.#exact = new Set(names);
    this.#folded = new Map(names.toReversed().map((name) => [folded(name), name]));
  }

  find(name: string): string | undefined {
    return this.#exact.has(name) ? name : this.#folded.get(folded(name));
  }

  /**
   * How to read a column, what is at a dotted path below one, or all columns that a name with a star stands for, as a list;
   * undefined when the feed has no such column.
   */
  reader(source: string): ReadField | undefined {
    const whole = this.find(source);
    if (whole !== undefined) return (record) => record[whole];
    const selection = selectionOf(source);
    if (selection?.name.includes('*')) return this.#beside(selection);
    if (source.includes('*')) return this.#gathered(numberedPattern(source));
    const parts = source.split('.');
    // The longest beginning that is a column: names of columns may have dots themselves.
    for (let length = parts.length - 1; length > 0; length -= 1) {
      const start = parts.slice(0, length).join('.');
      const selection = selectionOf(start);
      const top = this.find(selection?.name ?? start);
      if (top === undefined) continue;
      const path = parts.slice(length);
      const first = (record: FeedRecord): unknown =>
        selection ? selectedMembers(record[top], selection) : record[top];
      return (record) => alone(along(first(record), path));
    }
    return undefined;
  }

  /** Selects, of columns with a number, the one beside which another names it: 'Attribute * value(s)[Attribute * name=Odometer]'. */
  #beside({ name, key, value }: Selection): ReadField | undefined {
    const pairs = this.names.flatMap((each) => {
      const number = numberedPattern(name).exec(each)?.[1];
      const says = number === undefined ? undefined : this.find(key.replace('*', number));
      return says === undefined ? [] : [{ says, has: each }];
    });
    if (pairs.length === 0) return undefined;
    return (record) => record[pairs.find(({ says }) => isSameWord(record[says], value))?.has ?? ''];
  }

  #gathered(pattern: RegExp): ReadField | undefined {
    const names = this.names.filter((name) => pattern.test(name));
    if (names.length === 0) return undefined;
    return (record) => {
      const values = names.map((name) => record[name]).filter((value) => !isNothing(value));
      return values.length > 0 ? values : undefined;
    };
  }
}
