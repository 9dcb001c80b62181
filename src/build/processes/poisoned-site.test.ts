import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../../../tests/built-sites.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import type { BuildReport } from '../report/build-report.ts';
import { siteFolders } from '../site-folders.ts';

/** What the settings of a poisoned tenant do when they are read, and what is said of its build; site-processes.test.ts has more. */
const POISONS = {
  'b-throws': ["throw new Error('poison');", 'poison'],
  'c-exits': ['process.exit(0);', 'exit code 0'],
} as const;
/** Its own build goes well; it ends the process in the middle of the next. */
const LATE = 'd-leaves-a-trap';

let tenants = '';
let out = '';

async function copyPlain(slug: string, poison = ''): Promise<void> {
  const folder = path.join(tenants, slug);
  await cp(path.join(PROJECT_ROOT, 'tests', 'tenants', 'plain'), folder, { recursive: true });
  const file = path.join(folder, 'tenant.ts');
  const settings = (await readFile(file, 'utf8'))
    .replace("slug: 'plain'", `slug: '${slug}'`)
    .replace('https://plain.example', `https://${slug}.example`);
  await writeFile(file, `${settings}\n${poison}\n`);
}

beforeAll(async () => {
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
  tenants = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'poisoned-site-'));
  out = path.join(tenants, 'out');
  for (const slug of ['a-good', 'e-good']) await copyPlain(slug);
  for (const [slug, [poison]] of Object.entries(POISONS)) await copyPlain(slug, poison);
  await copyPlain(LATE, 'process.once("message", () => setTimeout(() => process.exit(3), 100));');
});
afterAll(async () => {
  await rm(path.dirname(siteFolders(tenants, out, 'a-good').state), { recursive: true, force: true });
  await rm(tenants, { recursive: true, force: true });
});

test('a poisoned tenant between good ones fails alone, whatever it does to its process', async () => {
  const { stdout, stderr } = await runScript('build.ts', [
    ...['--tenants', tenants, '--out', out, '--jobs', '1', '--json'],
  ]);
  const reports = new Map(
    (JSON.parse(stdout).tenants as BuildReport[]).map((report) => [report.tenant, report]),
  );
  for (const slug of ['a-good', LATE, 'e-good'])
    expect(reports.get(slug), `${slug}\n${stderr}`).toMatchObject({ outcome: 'published' });
  for (const [slug, [, words]] of Object.entries(POISONS)) {
    expect(reports.get(slug)).toMatchObject({ outcome: 'failed', published: false });
    expect(reports.get(slug)).toHaveProperty('reason', expect.stringContaining(words));
  }
}, 300_000);
