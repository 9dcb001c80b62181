import type { ProcessUse } from '../report/process-use.ts';
import type { WrittenPages } from './write-pages.ts';

/** A page as processes name it to each other: its address, and the file of its route. */
export type NamedPath = { pathname: string; component: string };

/** Pages that another process has rendered, and the one security policy they need; undefined for files alone. */
export type RenderedPages = WrittenPages & { policy: string | undefined };

/** What a process that renders pages of a site (scripts/render-pages.ts) tells the one that has started it. */
export type RenderMessage =
  | { kind: 'ready'; use: ProcessUse }
  | { kind: 'rendered'; pages: RenderedPages; use: ProcessUse }
  /** A page cannot be rendered. */
  | { kind: 'failed'; reason: string };
