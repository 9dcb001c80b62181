import { isJsonObject } from '../../domain/text/json-object.ts';
import { withoutEntities } from './escaped-text.ts';
import { inSaidOrder } from '../feed/said-order.ts';
import { writtenList } from './list-parts.ts';
import { listOf } from './read-list.ts';
import { readLongText } from './read-text.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** The address in a text, `{ url }` or `{ image: { url } }`, as feeds nest it. */
function addressText(value: unknown): string | undefined {
  if (!isJsonObject(value)) {
    const text = readLongText(value);
    return text && withoutEntities(text);
  }
  return addressText(value['url'] ?? value['image']);
}

/**
 * An http(s) address, or the path of a file in the tenant's folder; anything else (javascript:, data:, file:) is left out
 * with a warning.
 */
export function readAddress(value: unknown, field: string, notes: ReadingNotes): string | undefined {
  const text = value === undefined ? undefined : addressText(value)?.replace(/^\/\//, 'https://');
  if (text === undefined) return undefined;
  const isPath = !/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\\/]|[\n\t<>"]/.test(text);
  if (isPath) return text;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.hostname !== '') return url.href;
  notes.warn(field, 'not an http(s) address, left out');
  return undefined;
}

/** Between two whole addresses in one text: an address may have commas and semicolons of its own. */
const BETWEEN_ADDRESSES = /[|\n]|(?:[,;]\s*|\s+)(?=(?:https?:)?\/\/)/i;

/** The addresses in a value; a text of several whole ones is divided where another begins, any other text as lists are (see listOf). */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value))
    return inSaidOrder(value).flatMap((member) => (typeof member === 'string' ? partsOf(member) : [member]));
  const written = typeof value === 'string' ? writtenList(value) : undefined;
  if (written) return partsOf(written);
  if (typeof value !== 'string' || !/^\s*(?:https?:)?\/\//i.test(value)) return listOf(value);
  return value
    .split(BETWEEN_ADDRESSES)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Addresses in the feed's order, each once; a text may hold several. */
export function readAddresses(value: unknown, field: string, notes: ReadingNotes): string[] {
  const addresses = partsOf(value).map((member) => readAddress(member, field, notes));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}
