import { isJsonObject } from '../../domain/text/json-object.ts';

/** A step of a path that selects: 'prices[type=DAP]' are the members of `prices` whose `type` is DAP. */
const SELECTING = /^(?<name>[^[\]]+)\[(?<key>[^[\]=]+)=(?<value>[^[\]]*)\]$/;

export type Selection = { name: string; key: string; value: string };

/** The parts of a step that selects; undefined for any other. */
export function selectionOf(step: string): Selection | undefined {
  const { name, key, value } = SELECTING.exec(step)?.groups ?? {};
  return name === undefined || key === undefined || value === undefined ? undefined : { name, key, value };
}

const folded = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** True if a cell has a word, in any case. */
export const isSameWord = (cell: unknown, word: string): boolean => folded(cell) === folded(word);

/** The objects of a list, or one object, that have a value at a key, in any case: one by itself, several as a list. */
export function selectedMembers(members: unknown, { key, value }: Pick<Selection, 'key' | 'value'>): unknown {
  const chosen = [members]
    .flat()
    .filter((member) => isJsonObject(member) && Object.hasOwn(member, key) && isSameWord(member[key], value));
  return chosen.length > 1 ? chosen : chosen[0];
}
