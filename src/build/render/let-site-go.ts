import { HELD_SITE } from '../../domain/site/held-site.ts';

/** Bytes of the heap from which a collection costs less than the memory that the rest of a build would take beside it. */
const COLLECTED_FROM = 200e6;

/** Lets go what the pages of a site were planned from: nothing reads it once they are rendered (docs/decisions/0137). */
export function letSiteGo(): void {
  const held = Reflect.get(globalThis, HELD_SITE) as readonly object[] | undefined;
  for (const part of held ?? []) for (const key of Object.keys(part)) Reflect.deleteProperty(part, key);
  Reflect.deleteProperty(globalThis, HELD_SITE);
}

/**
 * Collects garbage after a step that leaves much of it: of a large site V8 would put what the next step needs beside it. Less
 * than a tenth of a second.
 */
export function collectMuch(): void {
  if (process.memoryUsage().heapUsed >= COLLECTED_FROM) globalThis.gc?.();
}
