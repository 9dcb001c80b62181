/** Pages, planned or made, that leave 100 MB of garbage and more; of fewer a collection costs more than it gives. */
const COLLECTED_FROM = 5_000;

/**
 * Collects garbage after a step with so many pages: of many it is much, and V8 would put what the next step needs beside it.
 * A tenth of a second.
 */
export function collectAfter(pages: number): void {
  if (pages >= COLLECTED_FROM) globalThis.gc?.();
}
