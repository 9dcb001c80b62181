// Preloaded by every npm script of package.json, and plain JavaScript, because a Node that is too old for the project
// cannot read the TypeScript in which everything else says what is wrong (docs/decisions/0017-any-npm-and-node.md).
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const majorOf = (/** @type {string} */ version) => Number.parseInt(version, 10);

if (majorOf(process.versions.node) < majorOf(devDependencies.node)) {
  process.stderr.write(
    `The project's own Node ${devDependencies.node} is missing, and this is Node ${process.versions.node}. ` +
      'Run `npm ci`; where it was run already, run `npm rebuild node --ignore-scripts=false`.\n',
  );
  process.exit(1);
}
