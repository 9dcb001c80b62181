import v8 from 'node:v8';

/** By how many per cent of what is alive the heap may grow before old objects are collected; V8 itself takes 300. */
export const HEAP_GROWTH = 100;
const GROWTH_OF_NIGHTS = 250;

/** Pages of a site that leaves 100 MB of garbage and more; for a small one a collection costs more than it gives. */
const LARGE = 5_000;

const growBy = (percent: number): void => v8.setFlagsFromString(`--heap-growing-percent=${percent}`);

/**
 * Lets the heap of this process grow further for a site of which so many pages are kept from the build before. Of a large one
 * little but its plan is made then, and 0.05 GB more are 6% less of the processor (docs/decisions/0137).
 */
export const beginHeap = (keptPages: number): void =>
  growBy(keptPages < LARGE ? HEAP_GROWTH : GROWTH_OF_NIGHTS);

/** Keeps the heap small again where so many pages have to be rendered after all. */
export function keepHeapSmall(pagesToRender: number): void {
  if (pagesToRender >= LARGE) growBy(HEAP_GROWTH);
}

/**
 * Collects garbage after a step of a build that has rendered so many pages: of a large one it is much, and V8 would put what
 * the next step needs beside it. Less than a tenth of a second.
 */
export function collectAfter(renderedPages: number): void {
  if (renderedPages >= LARGE) globalThis.gc?.();
}
