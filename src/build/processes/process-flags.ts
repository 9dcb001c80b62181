import { HEAP_GROWTH } from './heap.ts';

/** Options of Node for processes that build or render sites (docs/decisions/0137). */
export const PROCESS_FLAGS: readonly string[] = [
  // V8 else makes objects old from the start where earlier ones of the same line lived long: most lines run while a site is
  // planned, whose objects stay, and again for each page, whose objects do not.
  '--no-allocation-site-pretenuring',
  `--heap-growing-percent=${HEAP_GROWTH}`,
  // For two moments of a large build at which much becomes garbage at once.
  '--expose-gc',
];
