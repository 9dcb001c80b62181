import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of a heap that are worth a collection: those of a site of some 8,000 cars. */
const LEAST_BYTES = 150_000_000;

let collect: (() => void) | undefined;

/** Node gives out the collector only where it was started with a flag, or to a context that is made under it. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const found = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return found;
}

/**
 * Lets go at once what nobody needs, where the heap has `least` bytes or more. Call it between two steps of a build: most of
 * the heap is what the step before has worked with, and V8 would let the heap grow by half until it collects by itself.
 */
export function collectGarbage(least: number = LEAST_BYTES): void {
  if (process.memoryUsage().heapUsed < least) return;
  collect ??= collector();
  collect();
}
