import { spawn } from 'node:child_process';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';

const LAST_WORDS = 2_000;

/** Runs a night as a command of its own. Throws ExpectedError with its last words unless it ends with 0. */
export function runNightly(words: readonly string[], environment: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/nightly.ts', ...words], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-LAST_WORDS)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new ExpectedError(`The night ended with ${code}:\n${said}`)),
    );
  });
}
