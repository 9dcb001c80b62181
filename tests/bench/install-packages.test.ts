import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as tar from 'tar';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { installPackages } from './install-packages.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A packed package whose install script writes a file. */
async function packageWithScript(folder: string): Promise<string> {
  const source = path.join(folder, 'package');
  await mkdir(source);
  const scripts = { postinstall: "node -e \"fs.writeFileSync('ran', '')\"" };
  await writeFile(
    path.join(source, 'package.json'),
    JSON.stringify({ name: 'scripted', version: '1.0.0', scripts }),
  );
  const file = path.join(folder, 'scripted.tgz');
  await tar.create({ gzip: true, cwd: folder, file }, ['package']);
  return file;
}

test('packages with install scripts are installed under the settings of the project, and their scripts stay still', async () => {
  // As an npm script of the project has it, from .npmrc.
  vi.stubEnv('npm_config_strict_allow_scripts', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = emptyFolder();
  const file = await packageWithScript(folder);
  const peers = path.join(folder, 'peers');
  await installPackages(peers, [`scripted@file:${file}`]);
  const installed = path.join(peers, 'node_modules', 'scripted');
  expect(JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'))).toMatchObject({
    name: 'scripted',
  });
  expect(existsSync(path.join(installed, 'ran'))).toBe(false);
});

test('a package that npm cannot install is named', async () => {
  const folder = emptyFolder();
  await expect(installPackages(folder, [`lost@file:${path.join(folder, 'lost.tgz')}`])).rejects.toThrow(
    ExpectedError,
  );
});
