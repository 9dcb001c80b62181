import { mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { handoverFile, type Handover } from '../../src/api/hand-over-release.ts';
import type { LeadDestination } from '../../src/domain/lead/destination-settings.ts';
import { DEMO_SITES } from '../built-sites.ts';

/** Hands a demo dealer over in a folder of its own, with other destinations for its leads, as a build with other settings does. */
export async function withDestinations(
  folder: string,
  slug: string,
  destinations: readonly LeadDestination[],
): Promise<void> {
  const release = path.basename(await readlink(path.join(DEMO_SITES, slug)));
  const file = handoverFile(slug, release);
  const handover = JSON.parse(
    gunzipSync(await readFile(path.join(DEMO_SITES, file))).toString('utf8'),
  ) as Handover;
  const leads = handover.settings['leads'] as { delivery: object };
  leads.delivery = { ...leads.delivery, destinations };
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), gzipSync(JSON.stringify(handover)));
  await symlink(path.join('.releases', slug, release), path.join(folder, slug));
}
