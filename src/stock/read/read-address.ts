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

/** Hosts whose addresses are of pages that share a photo. */
const SHARING =
  /^(?:(?:drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|(?:www\.)?dropbox\.com|onedrive\.live\.com|1drv\.ms|.+\.sharepoint\.com|(?:www\.)?icloud\.com|share\.icloud\.com|we\.tl|(?:www\.)?wetransfer\.com|(?:www\.)?imgur\.com|(?:www\.)?facebook\.com)$/i;
/** Endings of files that no browser shows as a picture. */
const NO_PICTURE = /\.(?:pdf|hei[cf]|psd|docx?|xlsx?|csv|zip|html?|mp4|mov|avi|wmv|webm)$/i;

/** Why nothing at an address can be shown as a photo, in words; undefined where it may be. */
export function noPhotoAt(address: string): string | undefined {
  const url = URL.parse(address, 'https://local.invalid');
  if (!url) return undefined;
  const ending = NO_PICTURE.exec(url.pathname)?.[0];
  if (ending !== undefined)
    return `a ${ending.toLowerCase()} file, which is no photo that browsers show, left out`;
  const isRaw = /[?&](?:raw|dl)=1\b|\/(?:uc|thumbnail)\?|imgur\.com\/\w+\.\w+$/.test(url.href);
  return SHARING.test(url.hostname) && !isRaw
    ? 'a page that shares a photo, not the photo itself, left out'
    : undefined;
}

/** The address of a photo; one of a page that shares it, or of another kind of file, is left out with a warning. */
export function readPhoto(value: unknown, field: string, notes: ReadingNotes): string | undefined {
  const address = readAddress(value, field, notes);
  const why = address === undefined ? undefined : noPhotoAt(address);
  if (why === undefined) return address;
  notes.warn(field, why, address);
  return undefined;
}

/** A picture of a 'srcset' with its width or density: '1.jpg 1024w'. */
const OF_SET = /^(\S+)\s+(\d+(?:\.\d+)?)[wx]$/;

/** Addresses of pictures without their widths; of one picture in several widths the widest alone. */
function widest(parts: readonly string[]): string[] {
  const sets = parts.map((part) => OF_SET.exec(part));
  const widths = sets.map((found) => Number(found?.[2] ?? NaN));
  const isOne = parts.length > 1 && new Set(widths).size === parts.length && !widths.includes(NaN);
  const plain = parts.map((part, at) => sets[at]?.[1] ?? part);
  return isOne ? [plain[widths.indexOf(Math.max(...widths))]!] : plain;
}

/** Between two whole addresses in one text: an address may have commas and semicolons of its own. */
const BETWEEN_ADDRESSES = /(?:[,;]\s*|\s+)(?=(?:https?:)?\/\/)/i;

/** The addresses in a value; a text of several whole ones is divided where another begins, any other text as lists are (see listOf). */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value))
    return inSaidOrder(value).flatMap((member) => (typeof member === 'string' ? partsOf(member) : [member]));
  const written = typeof value === 'string' ? writtenList(value) : undefined;
  if (written) return partsOf(written);
  if (typeof value !== 'string') return listOf(value);
  if (!/^\s*(?:https?:)?\/\//i.test(value)) return widest(listOf(value).map(String));
  // Bars and lines are between photos; a comma may be between widths of one.
  return value.split(/[|\n]/).flatMap((photos) =>
    widest(
      photos
        .split(BETWEEN_ADDRESSES)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  );
}

/** Addresses of photos in the feed's order, each once; a text may hold several. */
export function readPhotos(value: unknown, field: string, notes: ReadingNotes): string[] {
  const addresses = partsOf(value).map((member) => readPhoto(member, field, notes));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}
