import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { EXIT_CODES } from '../../src/command-line/exit-codes.ts';

const LOOK_MS = 250;
/** Of /proc: clock ticks a second, bytes a page. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/** What a command printed and cost, with all processes it started; CPU in seconds, `peakBytes` is the most they held at once. */
export type MeasuredCommand = {
  printed: string;
  userSeconds: number;
  systemSeconds: number;
  wallSeconds: number;
  peakBytes: number;
};

/** The fields of /proc/<pid>/stat from its third on, for the second may hold spaces. */
async function statOf(pid: string): Promise<string[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Seconds of CPU of the children of this process that have ended, with those that these waited for. */
export async function endedChildren(): Promise<{ user: number; system: number }> {
  const stat = await statOf('self');
  if (!stat) throw new ExpectedError('There is no /proc on this machine, so nothing can be measured.');
  return { user: Number(stat[13]) / TICKS, system: Number(stat[14]) / TICKS };
}

/** Bytes that a process and all below it hold now. */
async function treeBytes(root: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(async (pid) => ({ pid: Number(pid), stat: await statOf(pid) })));
  const children = Map.groupBy(stats, ({ stat }) => Number(stat?.[1]));
  const held = new Map(stats.map(({ pid, stat }) => [pid, Number(stat?.[21] ?? 0) * PAGE_BYTES]));
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((bytes, child) => bytes + sum(child.pid), held.get(pid) ?? 0);
  return sum(root);
}

/** Runs a script with this Node, in this folder or `cwd`; its progress goes nowhere. Throws ExpectedError with what it said when it fails. */
export async function measureCommand(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<MeasuredCommand> {
  const before = await endedChildren();
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let said = '';
  let peakBytes = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
  const look = setInterval(() => {
    void treeBytes(child.pid ?? 0).then((bytes) => (peakBytes = Math.max(peakBytes, bytes)));
  }, LOOK_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  }).finally(() => clearInterval(look));
  const wallSeconds = (performance.now() - began) / 1000;
  if (code !== EXIT_CODES.done) throw new ExpectedError(`${script} ended with ${code}.\n${said}`);
  const after = await endedChildren();
  return {
    printed,
    userSeconds: after.user - before.user,
    systemSeconds: after.system - before.system,
    wallSeconds,
    peakBytes,
  };
}
