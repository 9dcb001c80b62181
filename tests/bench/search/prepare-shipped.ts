import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexDocument } from '../../../src/search-engine/index-document.ts';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { WORK_FOLDER } from './in-node.ts';
import { bundle, type CandidateName } from './peers.ts';

/** What a candidate ships for a stock, made in a process of its own, because the peers live outside the project. */
export async function prepareShipped(
  name: CandidateName,
  documents: readonly IndexDocument[],
): Promise<Uint8Array> {
  mkdirSync(WORK_FOLDER, { recursive: true });
  const key = createHash('sha1').update(`${name} ${documents.length}`).digest('hex').slice(0, 8);
  const [script, input, output] = ['mjs', 'json', 'bin'].map((ending) =>
    path.join(WORK_FOLDER, `prepare-${key}.${ending}`),
  );
  writeFileSync(script!, await bundle('prepare-entry.ts', name, 'node'));
  writeFileSync(input!, JSON.stringify(documents));
  const { status } = spawnSync(process.execPath, ['--max-old-space-size=8192', script!, input!, output!], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new ExpectedError(`${name} could not be prepared for ${documents.length} cars.`);
  return new Uint8Array(readFileSync(output!));
}
