import { spawn, type SpawnOptions } from 'node:child_process';
import { ExpectedError } from '../../command-line/expected-error.ts';

/**
 * Runs a program and gives what it wrote to its output. `options` may name its folder, its environment and the milliseconds it has. Throws ExpectedError with what it wrote to its error output when
 * it ends with another code than 0, and with the way out when there is no such program.
 */
export function runProgram(
  program: string,
  words: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'timeout'> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, error] = ['', ''];
    child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (error += bytes.toString()));
    child.once('error', () =>
      reject(
        new ExpectedError(
          `There is no program '${program}' here. ${/^(sh|ssh|rsync)$/.test(program) ? `On Debian: apt-get install ${program}.` : 'Install it, or name another.'}`,
        ),
      ),
    );
    child.once('close', (code, signal) =>
      code === 0
        ? resolve(out)
        : reject(
            new ExpectedError(
              `${program} ended with ${code ?? signal}: ${(error || out).trim().slice(-600)}`,
            ),
          ),
    );
  });
}

/** Why a release cannot be sent from here to a server: the program that is missing, with the way out; undefined where there is one. */
export const missingRsync = (program = 'rsync'): Promise<string | undefined> =>
  runProgram(program, ['--version']).then(
    () => undefined,
    (error: unknown) => (error instanceof ExpectedError ? error.message : String(error)),
  );

/** Runs a script of the shell on a host by ssh, or on this machine for ''. The program for ssh is rsync's RSYNC_RSH. */
export const runOn = (host: string, script: string): Promise<string> =>
  host === ''
    ? runProgram('sh', ['-c', script])
    : runProgram(process.env['RSYNC_RSH'] ?? 'ssh', [host, script]);
