import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

const Package = z.object({ name: z.string(), bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The file of a package's program, to be run on the Node that runs this. Throws when the package has no such program. */
export async function packageProgram(name: string, program: string = name): Promise<string> {
  const folder = path.join(PROJECT_ROOT, 'node_modules', name);
  const { bin } = Package.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
  const file = typeof bin === 'string' ? bin : bin[program];
  if (file === undefined) throw new Error(`The package ${name} has no program ${program}.`);
  return path.join(folder, file);
}
