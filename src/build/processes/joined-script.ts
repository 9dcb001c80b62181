import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';

const JOIN = path.join(PROJECT_ROOT, 'scripts', 'join-modules.ts');

const run = promisify(execFile);
const begun = new Map<string, Promise<string>>();

/** In a process of its own: what a bundler needs of memory would stay with this one. */
const join = (script: string, file: string): Promise<string> =>
  run(process.execPath, [JOIN, script, file], { cwd: PROJECT_ROOT }).then(
    () => file,
    // Code that cannot be read says so when it is run as it is, and a disk that is full keeps nobody from building.
    () => script,
  );

/**
 * A script as one file in `folder`, which belongs to the present code, made if it is not there yet: Node takes half as long to load
 * it as its 1,400 modules (docs/decisions/0106-what-a-build-costs.md). The script itself where it cannot be made; all are absolute.
 */
export function joinedScript(script: string, folder: string): Promise<string> {
  const file = path.join(folder, `${path.basename(script, path.extname(script))}.mjs`);
  if (existsSync(file)) return Promise.resolve(file);
  const joined = begun.get(file) ?? join(script, file);
  begun.set(file, joined);
  return joined;
}
