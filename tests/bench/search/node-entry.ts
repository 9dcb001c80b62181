// Measures one candidate in a process of its own, its times or its memory; called by in-node.ts with the candidate bundled in.
import { readFileSync } from 'node:fs';
import { candidate } from 'candidate';
import { measure } from './measure.ts';
import type { State } from './state.ts';

const [shippedFile = '', statesFile = '', what = ''] = process.argv.slice(2);

/** Bytes in use once everything that can go has gone. */
function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const states: State[] = JSON.parse(readFileSync(statesFile, 'utf8'));
const shipped = (): Uint8Array => new Uint8Array(readFileSync(shippedFile));

if (what === 'times') process.stdout.write(JSON.stringify(await measure(candidate, shipped(), states)));
else {
  const before = bytesInUse();
  // Nothing holds the shipped bytes: what counts is what a candidate keeps.
  const open = await candidate.open(shipped());
  open.whileIdle?.();
  for (const state of states) open(state);
  process.stdout.write(JSON.stringify({ bytes: bytesInUse() - before, kept: typeof open }));
}
