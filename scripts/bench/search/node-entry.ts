// Measures one candidate in a process of its own; called by in-node.ts with the candidate bundled in.
import { readFileSync } from 'node:fs';
import { candidate } from 'candidate';
import { measure } from './measure.ts';
import type { State } from './state.ts';

const [shippedFile = '', statesFile = ''] = process.argv.slice(2);

/** Bytes in use once everything that can go has gone. */
function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const states: State[] = JSON.parse(readFileSync(statesFile, 'utf8'));
// First, so that the code is as cold as in a browser.
const measured = await measure(candidate, new Uint8Array(readFileSync(shippedFile)), states);
const before = bytesInUse();
// The shipped bytes are let go: what counts is what a candidate keeps.
const open = await candidate.open(new Uint8Array(readFileSync(shippedFile)));
open.whileIdle?.();
for (const state of states) open(state);
const bytes = bytesInUse() - before;
process.stdout.write(JSON.stringify({ ...measured, bytes, kept: typeof open }));
