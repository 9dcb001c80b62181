import type { EmbeddedManifest } from './embedded-answerer.ts';
import type { SearchFailureKind } from './search-failure.ts';

/** What the page says to the search worker; the first message opens the index. */
export type ToWorker = { id: number; open: EmbeddedManifest } | { id: number; path: string; body: string };

/** What the worker answers, under the number it was asked with. */
export type FromWorker =
  { id: number; answer: unknown } | { id: number; failure: { kind: SearchFailureKind; detail: string } };
