import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let root: string;
let heard: string[];
let calls: number;
let stop: () => Promise<void>;
const at = (file: string): string => path.join(root, file);

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

/** As editors save: another file in the place of the one before. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(at('fresh'), text);
  await rename(at('fresh'), at(file));
}

const untilHeard = (file: string): Promise<void> =>
  vi.waitFor(() => expect(heard).toContain(file), { timeout: 10_000, interval: 10 });

async function expectHeard(file: string, change: () => Promise<void>): Promise<void> {
  heard.length = 0;
  await change();
  await untilHeard(file);
}

async function expectCalled(change: () => Promise<void>): Promise<void> {
  const before = calls;
  await change();
  await vi.waitFor(() => expect(calls).toBeGreaterThan(before), { timeout: 10_000, interval: 10 });
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'watched-'));
  heard = [];
  calls = 0;
  await write('dealer/tenant.ts', '1');
  await write('dealer/content/blog/towing.md', '1');
  await write('other/tenant.ts', '1');
  stop = watchFolder(at('dealer'), at('_presets'), async (files) => {
    calls += 1;
    heard.push(...files);
  });
});

afterEach(async () => {
  await stop();
  await rm(root, { recursive: true, force: true });
});

test.each(['tenant.ts', 'content/blog/towing.md'])(
  'P1 every save of %s is heard: in place, by another file in its place, and both again',
  async (file) => {
    await expectHeard(file, () => write(`dealer/${file}`, 'in place'));
    await expectHeard(file, () => replace(`dealer/${file}`, 'replaced'));
    await expectHeard(file, () => replace(`dealer/${file}`, 'replaced again'));
    await expectHeard(file, () => write(`dealer/${file}`, 'in place again'));
    await expectHeard(file, () => rm(at(`dealer/${file}`)));
    await expectHeard(file, () => write(`dealer/${file}`, 'made again'));
    await expectHeard(file, () => replace(`dealer/${file}`, 'replaced at last'));
  },
);

test('P1 files of a folder that is new, or made again, are heard', async () => {
  for (const round of ['first', 'second']) {
    await expectHeard('content/pages/new.md', () => write('dealer/content/pages/new.md', round));
    await expectHeard('content/pages/new.md', () => replace('dealer/content/pages/new.md', `${round} again`));
    await expectHeard('content/pages', () => rm(at('dealer/content/pages'), { recursive: true }));
  }
});

test('P1 O8 presets are heard without a name, also in a folder that is made while they are watched', async () => {
  for (const round of ['first', 'second']) {
    await expectCalled(() => write('_presets/group.ts', round));
    await expectCalled(() => replace('_presets/group.ts', `${round} again`));
    await expectCalled(() => write('_presets/group.ts', `${round} in place`));
    await expectCalled(() => rm(at('_presets'), { recursive: true }));
  }
  expect(heard).toEqual([]);
});

test('P1 the files of another dealer change nothing', async () => {
  await write('other/tenant.ts', '2');
  await expectHeard('tenant.ts', () => write('dealer/tenant.ts', '2'));
  expect(heard).toEqual(['tenant.ts']);
});
