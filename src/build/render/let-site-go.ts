import { HELD_SITE } from '../../domain/site/held-site.ts';
import { dropPatches } from '../../domain/site/page-patches.ts';

/** Pages, planned or made, that leave 100 MB of garbage and more; of fewer a collection costs more than it gives. */
const COLLECTED_FROM = 5_000;

/** Lets go what the pages of a site were planned from: nothing reads it once they are rendered (docs/decisions/0137). */
export function letSiteGo(): void {
  const held = Reflect.get(globalThis, HELD_SITE) as readonly object[] | undefined;
  for (const part of held ?? []) for (const key of Object.keys(part)) Reflect.deleteProperty(part, key);
  Reflect.deleteProperty(globalThis, HELD_SITE);
  dropPatches();
}

/**
 * Collects garbage after a step with so many pages: of many it is much, and V8 would put what the next step needs beside it.
 * A tenth of a second.
 */
export function collectAfter(pages: number): void {
  if (pages >= COLLECTED_FROM) globalThis.gc?.();
}
