import type { EmbeddedManifest } from './embedded-transport.ts';
import type { SearchFailureKind } from './search-failure.ts';

/** What the page asks of the search worker; the first question opens the index, with `isFresh` past every cache. */
export type WorkerQuestion = { open: EmbeddedManifest; isFresh: boolean } | { path: string; body: string };

/** A question under its number. */
export type ToWorker = { id: number } & WorkerQuestion;

/** What the worker answers, under the number it was asked with. */
export type FromWorker =
  { id: number; answer: unknown } | { id: number; failure: { kind: SearchFailureKind; detail: string } };
