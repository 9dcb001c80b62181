import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';

/** Where rules are; the rest is proved on built sites and in a browser. */
const FOLDERS = ['src/domain', 'src/search-engine', 'src/stock', 'src/site'];

const isWithin = (file: string, place: string): boolean => `${file}/`.startsWith(`${place}/`);

/** The files of rules with the count of their lines: all, or those that are or lie below a path of `within`, from the project's root. */
export async function ruleFiles(within: readonly string[] = FOLDERS): Promise<Map<string, number>> {
  const wanted = within.map((name) => name.replace(/\/+$/, ''));
  const found = new Map<string, number>();
  for (const folder of FOLDERS)
    for (const name of (await readdir(path.join(PROJECT_ROOT, folder), { recursive: true })).sort()) {
      if (!/\.ts$/.test(name) || /\.(test|suite|fixture)\.ts$/.test(name)) continue;
      const file = `${folder}/${name.split(path.sep).join('/')}`;
      if (!wanted.some((one) => isWithin(file, one))) continue;
      const text = await readFile(path.join(PROJECT_ROOT, file), 'utf8');
      // Types and settings alone have nothing that could be turned round.
      if (/^(export )?(async )?function |=>/m.test(text)) found.set(file, text.trimEnd().split('\n').length);
    }
  const empty = wanted.filter((one) => ![...found.keys()].some((file) => isWithin(file, one)));
  if (empty.length > 0)
    throw new ExpectedError(
      `No rules in ${empty.join(', ')}: name files or folders of ${FOLDERS.join(', ')}, as seen from the project's root.`,
    );
  return found;
}
