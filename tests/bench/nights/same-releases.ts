import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listReleases, releaseFolders } from '../../../src/build/publish/release-folders.ts';
import { listFiles } from '../../../src/build/publish/site-files.ts';
import { stateOfTenants } from '../../../src/build/site-folders.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { shardOf } from '../../../src/nightly/shard.ts';
import { runNightly } from './run-nightly.ts';
import { MOTO_ENVIRONMENT, MOTO_STATE, type MotoServer } from './moto-server.ts';

const NIGHTS = ['2026-11-21T16:00:00Z', '2026-11-22T16:00:00Z'] as const;

export type Compared = { tenants: number; shards: number; releases: number; files: number; wrong: string[]; seconds: number };

async function writeTenants(folder: string, count: number): Promise<string[]> {
  const slugs = Array.from({ length: count }, (_, index) => `dealer-${index + 1}`);
  for (const slug of slugs) {
    const to = path.join(folder, slug);
    await cp(path.join(PROJECT_ROOT, 'tests', 'tenants', 'plain'), to, { recursive: true });
    const file = path.join(to, 'tenant.ts');
    await writeFile(file, (await readFile(file, 'utf8')).replace("slug: 'plain'", `slug: '${slug}'`).replace('https://plain.example', `https://${slug}.example`));
  }
  return slugs;
}

/** Every second dealer's first price is another one in the second night. */
async function changePrices(folder: string, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs.filter((_, index) => index % 2 === 0)) {
    const stock = path.join(folder, slug, 'stock');
    for (const name of await readdir(stock)) {
      const file = path.join(stock, name);
      await writeFile(file, (await readFile(file, 'utf8')).replace('12990', '12490'));
    }
  }
}

/** Every release of a tenant and every file in it, as one digest for each release. */
async function releasesIn(outFolder: string, slug: string): Promise<Record<string, string>> {
  const folders = releaseFolders(outFolder, slug);
  const found: Record<string, string> = {};
  for (const release of await listReleases(folders)) {
    const hash = createHash('sha256');
    const folder = path.join(folders.releases, release);
    for (const file of listFiles(folder)) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
    found[release] = hash.digest('hex');
  }
  return found;
}

/**
 * Two nights of so many dealers on one machine, and the same on machines that begin each night with empty folders and keep state in
 * `server`, a shard each: names every release that is not the same to the byte.
 */
export async function compareShards(tenants: number, shards: number, server: MotoServer): Promise<Compared> {
  const began = performance.now();
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // Settings of tenants import from src by relative path, so their folders must be two levels below the project.
  const root = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'nights-'));
  const slugs = await writeTenants(root, tenants);
  const environment = { ...MOTO_ENVIRONMENT, AWS_ENDPOINT_URL: server.endpoint };
  const outs: string[] = [];
  const run = async (name: string, now: string, words: readonly string[]): Promise<string> => {
    const out = path.join(root, 'out', name);
    outs.push(out);
    const common = ['--tenants', root, '--out', out, '--report', path.join(root, 'nights', name)];
    await runNightly([...common, '--night', now.slice(0, 10), ...words], { ...environment, FORECOURT_NOW: now });
    return out;
  };
  const wrong: string[] = [];
  let releases = 0;
  let files = 0;
  try {
    for (const [index, now] of NIGHTS.entries()) {
      if (index > 0) await changePrices(root, slugs);
      const alone = await run('alone', now, []);
      for (let number = 1; number <= shards; number += 1) {
        const machine = await run(`night-${index}-machine-${number}`, now, [
          ...['--shard', `${number}/${shards}`, '--state', MOTO_STATE],
        ]);
        for (const slug of slugs.filter((each) => shardOf(each, shards) === number)) {
          const [expected, found] = [await releasesIn(alone, slug), await releasesIn(machine, slug)];
          releases += Object.keys(found).length;
          files += listFiles(path.join(machine, '.releases', slug)).length;
          if (JSON.stringify(found) !== JSON.stringify(expected))
            wrong.push(`${slug}, night ${index + 1}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`);
        }
      }
    }
    return { tenants, shards, releases, files, wrong, seconds: (performance.now() - began) / 1000 };
  } finally {
    for (const out of outs)
      await rm(stateOfTenants(root, out), { recursive: true, force: true });
    await rm(root, { recursive: true, force: true });
  }
}
