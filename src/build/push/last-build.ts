import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildReport } from '../report/build-report.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { publishAgain } from '../../command-line/next-command.ts';
import { isMissing } from '../../stock/is-missing.ts';

/** What the last build said of a site's search; `search` is undefined when it did not come that far. */
export type LastBuild = Pick<BuildReport, 'outcome' | 'builtAt' | 'search'>;

/** Reads the report of a site's last build; undefined without one. Throws ExpectedError when it cannot be read. */
export async function lastBuild(outFolder: string, slug: string): Promise<LastBuild | undefined> {
  const file = path.join(outFolder, `${slug}.report.json`);
  try {
    const { outcome, builtAt, search } = BuildReport.parse(JSON.parse(await readFile(file, 'utf8')));
    return { outcome, builtAt, search };
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw new ExpectedError(`${file} is no report of a build. Make it anew with ${publishAgain(slug)}`, {
      cause,
    });
  }
}
