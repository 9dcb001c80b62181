import type { FactsText } from '../compliance/read-facts.ts';
import type { ReadFile } from '../publish/site-files.ts';
import type { OnePolicy } from './one-policy.ts';
import type { PageCache } from './page-cache.ts';
import type { ProcessUse } from '../report/process-use.ts';

/** What became of the pages: how many were rendered (feeds and files for programs apart), those taken from the cache, and the keys of all that have one. */
export type PagesMade = {
  rendered: number;
  reused: ReadonlyMap<string, ReadFile>;
  keys: ReadonlyMap<string, string>;
  /** Files that were written, as they were written: nobody has to read them again. */
  written: readonly ReadFile[];
  /** What the rules of law need of pages that were rendered, by the hash of their bytes; none of a build by Astro alone. */
  facts: ReadonlyMap<string, FactsText>;
  /** What other processes have used for them. */
  helpers: readonly ProcessUse[];
};

export type RenderRequest = {
  cache: PageCache;
  /** Absolute; empty. */
  siteFolder: string;
  /** Hears how many of all pages are behind the render. */
  onProgress: (done: number, total: number) => void;
  policy: OnePolicy;
  /** Processes that may render, this one among them. */
  processes: number;
};
