import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildReport } from './build-report.ts';

/** What the last build of a tenant left in the out folder; undefined when there is nothing that can be read. */
export async function readReport(outFolder: string, slug: string): Promise<BuildReport | undefined> {
  try {
    return BuildReport.parse(JSON.parse(await readFile(path.join(outFolder, `${slug}.report.json`), 'utf8')));
  } catch {
    return undefined;
  }
}
