import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import type { Measured } from './measure.ts';
import { bundle, type CandidateName } from './peers.ts';
import type { State } from './state.ts';

export type MeasuredInNode = Measured & { bytes: number };

export const WORK_FOLDER = path.join(PROJECT_ROOT, '.forecourt', 'bench', 'search');

/** Measures one candidate in fresh Node processes: its times in one, the bytes it keeps in memory in another. */
export async function measureInNode(
  name: CandidateName,
  shipped: Uint8Array,
  states: readonly State[],
): Promise<MeasuredInNode> {
  await mkdir(WORK_FOLDER, { recursive: true });
  const file = (ending: string): string => path.join(WORK_FOLDER, `${name}.${ending}`);
  await writeFile(file('mjs'), await bundle('node-entry.ts', name, 'node'));
  await writeFile(file('bin'), shipped);
  await writeFile(file('json'), JSON.stringify(states));
  const run = (what: 'times' | 'memory'): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const args = ['--expose-gc', '--max-old-space-size=8192', file('mjs'), file('bin'), file('json'), what];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      child.stdout.on('data', (part: Buffer) => (text += part.toString()));
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0 ? resolve(JSON.parse(text)) : reject(new ExpectedError(`${name} ended with ${code}.`)),
      );
    });
  return Object.assign({}, await run('times'), await run('memory')) as MeasuredInNode;
}
