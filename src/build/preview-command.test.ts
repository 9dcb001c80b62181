import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_TENANTS, runScript, type CommandResult } from '../../tests/built-sites.ts';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { siteFolders } from './site-folders.ts';

const RELEASE = '000001-0123456789ab';
let tenants = '';
let out = '';

const preview = (...words: string[]): Promise<CommandResult> =>
  runScript('build.ts', ['plain', '--tenants', tenants, '--out', out, ...words]);
const read = (file: string): Promise<string> => readFile(path.join(out, 'plain', file), 'utf8');

beforeAll(async () => {
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
  tenants = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'preview-command-'));
  out = path.join(tenants, 'previews');
  await cp(path.join(FIXTURE_TENANTS, 'plain'), path.join(tenants, 'plain'), { recursive: true });
  const blog = path.join(tenants, 'plain', 'content', 'blog');
  const article = (line: string): string =>
    `---\ntitle: Towing\ndate: 2026-11-01\nauthor: Ann\n${line}\n---\n\nWords.\n`;
  await mkdir(blog, { recursive: true });
  await writeFile(path.join(blog, 'towing.md'), article('draft: true'));
  await writeFile(path.join(blog, 'later.md'), article('from: 2099-12-01'));
});
afterAll(async () => {
  await rm(path.dirname(siteFolders(tenants, out, 'plain').state), { recursive: true, force: true });
  await rm(tenants, { recursive: true, force: true });
});

test('P1 a preview has drafts and what is to come, says so on every page, and is no release', async () => {
  const made = await preview('--preview');
  expect(made.code, made.stderr).toBe(0);
  expect(made.stdout).toContain('Look at it: npm run serve -- --out ');
  const report = JSON.parse(await readFile(path.join(out, 'plain.report.json'), 'utf8'));
  expect(report).toMatchObject({ outcome: 'previewed', published: false });

  expect(await read('blog/towing.html')).toContain('Draft: Towing');
  const list = await read('blog.html');
  for (const mark of ['Draft: Towing', 'From 1 December 2099: Towing']) expect(list).toContain(mark);
  const files = await readdir(path.join(out, 'plain'), { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = await read(page);
    expect(html, page).toContain('<meta name="robots" content="noindex">');
    expect(html, page).toMatch(/Preview\.<\/strong> Built on \d\d\/\d\d\/\d{4}, /);
  }
  expect(await read('_headers')).toContain('X-Robots-Tag: noindex');
  expect(await read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(files.filter((file) => file.startsWith('sitemap'))).toEqual([]);
  // Nothing a program reads leads to the published site, or to an address that is not the preview's.
  for (const file of files.filter((name) => /\.(html|txt|json|xml)$/.test(name)))
    expect(await read(file), file).not.toContain('https://plain.example');
  const home = await read('index.html');
  expect(home).toContain('<link rel="canonical" href="http://plain.localhost:4321/">');
  expect(home).toContain('<meta property="og:url" content="http://plain.localhost:4321/">');
  expect(await read('llms.txt')).toContain('(http://plain.localhost:4321/');
  // Nothing that hands over or goes back finds a release there.
  expect((await readdir(out)).sort()).toEqual(['.previews', 'plain', 'plain.report.json']);
  const back = await runScript('build.ts', ['rollback', 'plain', '--out', out]);
  expect(back.stderr).toContain('Nothing has been published');
}, 300_000);

test('P1 a preview that is shown elsewhere names that address, and a wrong one is refused', async () => {
  const made = await preview('--preview', '--url', 'https://look.example.net/');
  expect(made.code, made.stderr).toBe(0);
  expect(await read('blog.html')).toContain('<link rel="canonical" href="https://look.example.net/blog">');
  const wrong = await preview('--preview', '--url', 'look.example.net');
  expect(wrong.stderr).toContain('It must be https:// or http:// and a host');
  const published = await preview('--url', 'https://look.example.net');
  expect(published.stderr).toContain('--url is for the preview of one tenant');
  expect([wrong.code, published.code]).toEqual([2, 2]);
}, 300_000);

test('a published site in the place of a preview is refused, and the other way round', async () => {
  const overPreview = await preview();
  expect(overPreview.stderr).toContain('holds a preview of plain, which the published site never replaces');
  await rm(out, { recursive: true });
  await mkdir(path.join(out, '.releases', 'plain', RELEASE), { recursive: true });
  await symlink(path.join('.releases', 'plain', RELEASE), path.join(out, 'plain'));
  const overPublished = await preview('--preview');
  expect(overPublished.stderr).toContain('holds the published site of plain, which a preview never replaces');
  expect([overPreview.code, overPublished.code]).toEqual([2, 2]);
}, 60_000);
