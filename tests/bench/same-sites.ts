import { readdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { readManifest } from '../../src/build/publish/manifest.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { buildCommit } from './build-commit.ts';
import { differenceCount, siteDifferences, type SiteDifferences } from '../site-differences.ts';
import { commitOf } from './with-checkout.ts';

type SameSitesOptions = { slug: string[]; now: string; json?: boolean };
type Compared = SiteDifferences & { slug: string; files: number };

/** Of each kind; the rest are counted. */
const MAX_SHOWN = 5;

async function filesOf(
  sites: string,
  slug: string,
): Promise<{ path: string; sha256: string; bytes: number }[]> {
  const manifest = await readManifest(await realpath(path.join(sites, slug)));
  if (!manifest) throw new ExpectedError(`${path.join(sites, slug)} has no manifest: it was not published.`);
  return manifest.files;
}

const shown = (title: string, files: readonly string[]): string[] =>
  files.length === 0
    ? []
    : [
        `  ${title} ${files.length}: ${files.slice(0, MAX_SHOWN).join(', ')}${files.length > MAX_SHOWN ? ' …' : ''}`,
      ];

const lines = (site: Compared): string[] => [
  `${site.slug}: ${differenceCount(site)} of ${site.files} files differ`,
  ...shown('changed', site.changed),
  ...shown('gone', site.onlyBefore),
  ...shown('new', site.onlyAfter),
];

async function compareCommits(
  before: string,
  after: string,
  { slug, now, json }: SameSitesOptions,
): Promise<void> {
  const commits = [await commitOf(before), await commitOf(after)];
  const folder = path.join(PROJECT_ROOT, '.forecourt', `same-sites-${process.pid}`);
  try {
    const built: string[] = [];
    for (const commit of commits) {
      process.stderr.write(`building ${commit.slice(0, 12)}\n`);
      built.push(await buildCommit(commit, slug, now, folder));
    }
    const [old = '', current = ''] = built;
    const entries = await readdir(current, { withFileTypes: true });
    const slugs = entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name);
    const sites: Compared[] = [];
    for (const one of slugs) {
      const files = await filesOf(current, one);
      sites.push({ slug: one, files: files.length, ...siteDifferences(await filesOf(old, one), files) });
    }
    process.stdout.write(`${json ? JSON.stringify(sites, null, 2) : sites.flatMap(lines).join('\n')}\n`);
    const isSame = sites.length > 0 && sites.every((site) => differenceCount(site) === 0);
    process.exitCode = isSame ? EXIT_CODES.done : EXIT_CODES.failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const collect = (word: string, words: string[]): string[] => [...words, word];

export const sameSitesBench = new Command('same-sites')
  .description('builds the demo sites with the code of two commits and compares every file')
  .argument('<before>', 'the commit before the move')
  .argument('[after]', 'the commit after it', 'HEAD')
  .option('--slug <slug>', 'only this tenant; may be given several times', collect, [])
  .option('--now <moment>', 'the moment that both are built at', '2026-11-21T03:00:00.000Z')
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench -- same-sites HEAD~1
  npm run bench -- same-sites v1.2.0 HEAD --slug wattle-used-cars
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(compareCommits);
