import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { siteFolders } from '../../../src/build/site-folders.ts';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';

/** The dealer whose site is built with the feeds of benches. */
const TENANT = 'plain';
const tenantsOf = (root: string): string => path.join(root, 'tests', 'tenants');

/** Fields that a bench reads of a report, which the code of another commit may write with more or fewer of them. */
const Report = z.object({
  outcome: z.literal('published'),
  userCpuSeconds: z.number(),
  peakMemoryBytes: z.number(),
  seconds: z.object({ total: z.number() }),
  pages: z.object({ rendered: z.number(), reused: z.number() }),
  vehicles: z.object({ accepted: z.number() }).optional(),
});

export type BuiltOnce = z.infer<typeof Report>;

/** Runs a script with this Node and gives what it printed; its progress goes to this terminal. */
function printed(script: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new ExpectedError(`${script} ended with ${code}.`)),
    );
  });
}

/** Builds the dealer's site in `out` from a CSV feed with the code in `root`. Throws ExpectedError when it is not published. */
export async function buildOnce(
  feed: string,
  map: string,
  out: string,
  root = PROJECT_ROOT,
): Promise<BuiltOnce> {
  const words = [TENANT, '--tenants', tenantsOf(root), '--out', out, '--feed', feed, '--map', map, '--json'];
  const { tenants } = JSON.parse(await printed(path.join(root, 'scripts', 'build.ts'), words)) as {
    tenants: unknown[];
  };
  const report = Report.safeParse(tenants[0]);
  if (!report.success) throw new ExpectedError(`The site was not published: ${JSON.stringify(tenants[0])}`);
  return report.data;
}

/** Removes a site and what its builds remember, so that the next build begins from nothing. */
export async function forgetBuilds(out: string, root = PROJECT_ROOT): Promise<void> {
  for (const folder of [siteFolders(tenantsOf(root), out, TENANT).state, out])
    await rm(folder, { recursive: true, force: true });
}
