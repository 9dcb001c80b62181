import { isJsonObject, type JsonObject } from '../../domain/text/json-object.ts';
import { eachNameOnce } from './feed-record.ts';

/** The column that has the key of a record in the object that its feed keeps its records in. */
export const KEY_COLUMN = 'key';

/** Least share of an average member's names that most members must have, for members to be records of one kind. */
const MIN_SHARED = 0.5;

/** True if objects are records of one kind: most of the names that one has, most others have too. */
function isOneKind(members: readonly JsonObject[]): boolean {
  const counts = new Map<string, number>();
  let names = 0;
  for (const member of members) {
    for (const name of Object.keys(member)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      names += 1;
    }
  }
  const shared = [...counts.values()].filter((count) => count > members.length / 2).length;
  return shared >= 2 && shared >= (names / members.length) * MIN_SHARED;
}

/**
 * The records of an object whose values are records, such as { "A1": { … }, "A2": { … } }; undefined for any other value, and for
 * one of fewer than `fewest`: a single object is mostly what is around a list. A
 * record that has no column 'key' gets its key there: it is most often the stock number.
 */
export function keyedRecords(value: unknown, fewest = 2): JsonObject[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const entries = Object.entries(value);
  const members = entries.map(([, member]) => member).filter(isJsonObject);
  if (members.length < fewest || members.length < entries.length || !isOneKind(members)) return undefined;
  return members.map((member, at) => ({ [KEY_COLUMN]: entries[at]?.[0], ...member }));
}

/** The records of a table in JSON, a list of lists of which the first has the names of columns; undefined for any other value. */
export function tabularRecords(value: unknown): JsonObject[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const [head, ...rows]: unknown[] = value;
  const isHead = Array.isArray(head) && head.length > 1 && head.every((name) => typeof name === 'string');
  if (!isHead || !rows.every(Array.isArray)) return undefined;
  const names = eachNameOnce(head);
  return rows.map((row: unknown[]) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
}
