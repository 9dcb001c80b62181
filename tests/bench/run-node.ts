import { spawn } from 'node:child_process';
import { ExpectedError } from '../../src/command-line/expected-error.ts';

/** Runs a script with this Node and gives what it printed; its progress goes to this terminal. Throws when it fails. */
export function runNode(script: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new ExpectedError(`${script} ended with ${code}.`)),
    );
  });
}
