import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../stock/write-whole.ts';
import { nightMarkdown } from './night-markdown.ts';
import { nightPage } from './night-page.ts';
import type { NightSummary } from './night-summary.ts';

/**
 * Writes a night as `summary.json`, `summary.md` and `index.html` into a folder, and appends the Markdown to `jobSummary`,
 * the file that a CI job shows. Gives the file of the page.
 */
export async function writeSummary(
  summary: NightSummary,
  folder: string,
  jobSummary: string | undefined,
): Promise<string> {
  const markdown = nightMarkdown(summary);
  const page = path.join(folder, 'index.html');
  await writeWhole(path.join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  await writeWhole(path.join(folder, 'summary.md'), markdown);
  await writeWhole(page, nightPage(summary));
  if (jobSummary) await appendFile(jobSummary, `${markdown}\n`);
  return page;
}
