import type { IndexDocument } from '../../search-engine/index-document.ts';
import { type Point, POINT_FIELD, readPoint } from '../../search-engine/point.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';

/** The field that names a document on the server. */
export const DOCUMENT_KEY = 'document_key';
/** Meilisearch's limit for what names a document, in bytes; it takes letters, digits, hyphens and underscores only. */
const MAX_KEY_BYTES = 511;

export type ServerDocument = Readonly<Record<string, IndexDocument[string] | Point>> & {
  readonly [DOCUMENT_KEY]: string;
};

/**
 * A car as Meilisearch takes it (spec S16). Ids of feeds may hold anything, so the document is named by its id in
 * base64url, which can be read back; `id` itself stays as it is, since cards and favourites need it. Where it is goes as coordinates. Throws ExpectedError
 * that names the car when its id is too long.
 */
export function toServerDocument(document: IndexDocument): ServerDocument {
  const id = String(document['id']);
  const key = Buffer.from(id).toString('base64url');
  const at = document[POINT_FIELD];
  const point = typeof at === 'string' ? readPoint(at) : undefined;
  if (key.length <= MAX_KEY_BYTES) return { ...document, [POINT_FIELD]: point, [DOCUMENT_KEY]: key };
  throw new ExpectedError(
    `The vehicle with the id ${id.slice(0, 40)}… (${String(document['path'])}) cannot be sent: its id has ` +
      `${Buffer.byteLength(id)} bytes, and Meilisearch takes 383 at most. Give it a shorter id in the feed.`,
  );
}
