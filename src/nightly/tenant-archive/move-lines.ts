import { publishAgain } from '../../command-line/next-command.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import type { Exported } from './export-tenant.ts';
import type { Imported } from './import-tenant.ts';

const counted = new Intl.NumberFormat('en-AU');
const MEGABYTE = 1_000_000;

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** What was exported, for the screen. */
export function exportLines({ slug, file, files, bytes, live, variables, left_out }: Exported): string[] {
  return [
    `Wrote ${shownPath(file)}: ${slug} with ${counted.format(files)} files, ${(bytes / MEGABYTE).toFixed(1)} MB.`,
    live === undefined ? 'It has not been published here.' : `Its site is there as it is live: ${live}.`,
    ...listed('Set these in the environment where it goes:', variables),
    ...listed('Not in the file:', left_out),
    '',
    `Next: bring the file over, and run \`npm run tenant -- import ${slug}.tar.gz\` there.`,
  ];
}

/** Lines about an import. */
export function importLines(imported: Imported): string[] {
  const { slug, folder, files, live, replaced, variables, left_out, warnings } = imported;
  const missing = variables.filter(({ is_set }) => !is_set).map(({ name }) => name);
  return [
    `${replaced ? 'Replaced' : 'Made'} ${shownPath(folder)}: ${counted.format(files)} files.`,
    ...(live === undefined ? [] : [`Its site is live here as it was there: ${live}.`]),
    ...listed('Not set in the environment here, and named by its settings:', missing),
    ...listed('Was not in the file:', left_out),
    ...listed('Look at:', warnings),
    '',
    `Next: run \`${publishAgain(slug)}\`, which publishes what it would have published there.`,
  ];
}
