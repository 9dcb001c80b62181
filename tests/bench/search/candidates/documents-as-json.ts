import type { IndexDocument } from '../../../../src/search-engine/index-document.ts';
import { FIELDS } from '../state.ts';

/** What a search over plain documents ships. */
export function documentsAsJson(documents: readonly IndexDocument[]): Uint8Array {
  const slim = documents.map((document) =>
    Object.fromEntries(FIELDS.map((field) => [field, document[field]])),
  );
  return new TextEncoder().encode(JSON.stringify(slim));
}

export const parseDocuments = (shipped: Uint8Array): IndexDocument[] =>
  JSON.parse(new TextDecoder().decode(shipped));
