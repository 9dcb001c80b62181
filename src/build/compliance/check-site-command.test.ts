import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { siteFolders } from '../site-folders.ts';

const LONG = 240_000;
const DAY = '2026-11-21';

let tenants = '';
let out = '';

function run(
  script: string,
  ...words: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const file = path.join(PROJECT_ROOT, 'scripts', script);
    const child = spawn(process.execPath, [file, ...words, '--tenants', tenants, '--out', out], {
      env: { ...process.env, FORCE_COLOR: undefined, FORECOURT_NOW: `${DAY}T03:00:00Z` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ending = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ending.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ending.stderr += text));
    child.on('error', reject).on('close', (code) => resolve({ code, ...ending }));
  });
}

beforeAll(async () => {
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
  tenants = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'check-site-'));
  out = path.join(tenants, 'out');
  await cp(path.join(PROJECT_ROOT, 'tests', 'tenants', 'plain'), path.join(tenants, 'plain'), {
    recursive: true,
  });
  await mkdir(path.join(tenants, 'plain', 'content', 'pages'), { recursive: true });
  await writeFile(
    path.join(tenants, 'plain', 'content', 'pages', 'cheap-loans.md'),
    '---\ntitle: Cheap loans\npath: /cheap-loans\n---\n\nAny car for only $90 per week.\n',
  );
});
afterAll(async () => {
  await rm(siteFolders(tenants, out, 'plain').state, { recursive: true, force: true });
  await rm(tenants, { recursive: true, force: true });
});

test(
  'P3 a text that states a repayment alone stops the build, and is published once it is allowed',
  { timeout: LONG },
  async () => {
    const refused = await run('build.ts', 'plain');
    expect(refused.code).toBe(3);
    expect(refused.stderr).toContain('/cheap-loans');
    expect(refused.stderr).toContain('$90 per week without a comparison rate beside it');
    expect(refused.stderr).toContain('--allow law');
    const report = JSON.parse(await readFile(path.join(out, 'plain.report.json'), 'utf8'));
    expect(report).toMatchObject({ outcome: 'refused', rail: 'law', rails: ['law'] });

    const allowed = await run('build.ts', 'plain', '--allow', 'law');
    expect(allowed.stderr).toContain('Published by --allow law.');
    expect(allowed.code).toBe(0);

    const checked = await run('check-site.ts', 'plain', '--json');
    expect(checked.code).toBe(3);
    const certificate = JSON.parse(checked.stdout);
    const rule = certificate.rules.find(({ id }: { id: string }) => id === 'comparison-rate');
    expect(rule.findings).toMatchObject([{ address: '/cheap-loans', element: '#content p' }]);
    const page = await readFile(path.join(out, '.certificates', 'plain', 'latest.html'), 'utf8');
    expect(page).toContain('$90 per week without a comparison rate beside it');
    expect(page).not.toMatch(/<script|https?:\/\/[^<]*\.css/);

    const at = await run('check-site.ts', 'plain', '--at', DAY, '--page', '/cheap-loans');
    expect(at.stdout).toMatch(
      /\/cheap-loans {2}\(sha256 [0-9a-f]{64}\)\n {2}\$90 per week, comparison rate none/,
    );
    expect(at.code).toBe(0);
  },
);

test.each([
  ['a day before the first release', ['--at', '2020-01-01'], 1, 'had published nothing by 2020-01-01'],
  ['a day that is none', ['--at', 'yesterday'], 2, 'write the day as 2026-11-21'],
  ['a page that was not there', ['--at', DAY, '--page', '/nowhere'], 1, 'had no page /nowhere'],
])('P3 %s is told', { timeout: LONG }, async (_, words, code, message) => {
  const ended = await run('check-site.ts', 'plain', ...words);
  expect(ended.stderr).toContain(message);
  expect(ended.code).toBe(code);
});

test(
  'D8 photos that the policy of a published site keeps from loading are named with the setting',
  { timeout: LONG },
  async () => {
    const file = path.join(tenants, 'plain', 'stock', 'vehicles.csv');
    const stock = await readFile(file, 'utf8');
    await writeFile(
      file,
      stock.replaceAll('photos/hatch-a-white-rear34.webp', 'https://img.example/rear.jpg?sig=secret'),
    );
    const built = await run('build.ts', 'plain', '--allow', 'law', '--allow', 'origins');
    expect(built.code, built.stderr).toBe(0);
    const checked = await run('check-site.ts', 'plain', '--json');
    expect(checked.code).toBe(3);
    expect(JSON.parse(checked.stdout)).toHaveProperty('rules');
    expect(checked.stderr).toContain('of https://img.example, such as https://img.example/rear.jpg. Write');
    expect(checked.stderr).toContain("images: { origins: ['https://img.example'] } into tenant.ts");
    expect(checked.stderr).not.toContain('secret');
  },
);
