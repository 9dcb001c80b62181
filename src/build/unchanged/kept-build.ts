import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../stock/write-whole.ts';
import { BuildReport } from '../report/build-report.ts';

/** What is kept of the build that published last, for one that finds nothing new. */
const KeptBuild = z.strictObject({
  /** A digest of what it was made from. */
  inputs: z.string(),
  release: z.string(),
  report: BuildReport,
  /** The lines of the table of what the feed held. */
  stock: z.array(z.string()),
  /** The security policy of its pages. */
  policy: z.string(),
  look: z.record(z.string(), z.string()),
});
export type KeptBuild = z.output<typeof KeptBuild>;

const fileOf = (stateFolder: string): string => path.join(stateFolder, 'kept-build.json');

/** The build that published last, unless another has begun since; undefined when nothing that can be read is kept. */
export async function readKeptBuild(stateFolder: string): Promise<KeptBuild | undefined> {
  try {
    return KeptBuild.parse(JSON.parse(await readFile(fileOf(stateFolder), 'utf8')));
  } catch {
    // Without it the site is built.
    return undefined;
  }
}

/** Keeps a build whose site is live, and all that it had to write has been written. */
export const keepBuild = (stateFolder: string, build: KeptBuild): Promise<void> =>
  writeWhole(fileOf(stateFolder), JSON.stringify(build));

/** Forgets the kept build, whose work another is about to replace. */
export const forgetBuild = (stateFolder: string): Promise<void> => rm(fileOf(stateFolder), { force: true });
