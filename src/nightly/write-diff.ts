import path from 'node:path';
import { MANIFEST_FILE, readManifest } from '../build/publish/manifest.ts';
import { releaseFolders } from '../build/publish/release-folders.ts';
import type { UploadPlan } from '../deploy/upload-plan.ts';
import { writeWhole } from '../stock/write-whole.ts';
import type { NightEntry } from './night-entry.ts';

type Difference = Pick<UploadPlan, 'added' | 'changed' | 'removed'>;

async function differenceOf(
  outFolder: string,
  { tenant, release = '', isNewRelease }: NightEntry,
  plan: UploadPlan | undefined,
): Promise<Difference | undefined> {
  if (plan) return plan;
  if (!isNewRelease) return undefined;
  const manifest = await readManifest(path.join(releaseFolders(outFolder, tenant).releases, release));
  return manifest?.changedSinceLast;
}

/**
 * Writes `<slug>.diff.txt`, a line for each path that is new (+), changed (~) or gone (-): on the host where the site was
 * sent to one, else against the release before. Gives its name; undefined where nothing differs.
 */
export async function writeDiff(
  { outFolder, reportFolder }: { outFolder: string; reportFolder: string },
  entry: NightEntry,
  plan: UploadPlan | undefined,
): Promise<string | undefined> {
  const difference = await differenceOf(outFolder, entry, plan);
  if (!difference) return undefined;
  const marks = { added: '+', changed: '~', removed: '-' } as const;
  const lines = (['added', 'changed', 'removed'] as const).flatMap((kind) =>
    difference[kind].filter((file) => file !== MANIFEST_FILE).map((file) => `${marks[kind]} ${file}`),
  );
  if (lines.length === 0) return undefined;
  const name = `${entry.tenant}.diff.txt`;
  const title = `${entry.tenant}, release ${entry.release ?? ''}, night ${entry.night}`;
  await writeWhole(path.join(reportFolder, name), `${[title, ...lines].join('\n')}\n`);
  return name;
}
