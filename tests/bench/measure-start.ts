import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { liveFolder } from '../../src/serve/published-sites.ts';
import { listTenants } from '../../src/tenant/load-tenant.ts';
import { endedChildren } from './measured-command.ts';

const LOOK_MS = 50;

/** What the command prints once all sites are there. */
const Started = z.object({
  tenants: z.array(z.object({ tenant: z.string(), published: z.boolean(), userCpuSeconds: z.number() })),
});

/** A dealer's site: seconds from the start until it was there, and the user CPU of its build. */
export type StartedSite = { slug: string; thereSeconds: number; userSeconds: number };

/** The sites in the order in which they were there, and the user CPU of the command with all its processes. */
export type MeasuredStart = { sites: StartedSite[]; userSeconds: number };

/** True if a process waits for others that it has started. */
async function hasChildren(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')).trim() !== '';
}

/** Runs `npm start` in a checkout until the sites of all its tenants are there. Throws ExpectedError when one is not. */
export async function measureStart(checkout: string): Promise<MeasuredStart> {
  const before = await endedChildren();
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.ts', '--json', '--port', '0'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let said = '';
  let isOver = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
  const ended = new Promise<void>((resolve) =>
    child.on('error', () => resolve()).on('close', () => resolve()),
  );
  void ended.then(() => (isOver = true));

  const there = new Map<string, number>();
  const slugs = await listTenants(path.join(checkout, 'tenants'));
  const look = async (): Promise<void> => {
    for (const slug of slugs)
      if (!there.has(slug) && (await liveFolder(path.join(checkout, 'dist'), slug)) !== undefined)
        there.set(slug, (performance.now() - began) / 1000);
  };
  while (!isOver && !printed.endsWith('\n')) {
    await look();
    await wait(LOOK_MS);
  }
  await look();
  // Its processes end a moment after their last site; what they used counts once they have.
  while (!isOver && (await hasChildren(child.pid ?? 0))) await wait(LOOK_MS);
  child.kill('SIGTERM');
  await ended;
  const { tenants } = Started.parse(JSON.parse(printed || '{"tenants":[]}'));
  if (tenants.length === 0 || tenants.some(({ published }) => !published))
    throw new ExpectedError(`Not all sites were built.\n${said}`);
  const after = await endedChildren();
  return {
    sites: tenants
      .map(({ tenant, userCpuSeconds }) => ({
        slug: tenant,
        thereSeconds: there.get(tenant) ?? Infinity,
        userSeconds: userCpuSeconds,
      }))
      .sort((a, b) => a.thereSeconds - b.thereSeconds),
    userSeconds: after.user - before.user,
  };
}
