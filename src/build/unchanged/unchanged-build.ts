import path from 'node:path';
import type { Tenant } from '../../tenant/schema.ts';
import { backendOf, handOver } from '../publish/hand-over.ts';
import { handoverOf } from '../publish/handover-of.ts';
import type { SiteJob } from '../report/build-message.ts';
import type { PublishedReport } from '../report/build-report.ts';
import type { SiteRecord } from '../report/site-record.ts';
import { keepBuild, readKeptBuild } from './kept-build.ts';
import { wholeRelease } from './release-look.ts';

const WHY =
  'Nothing was rendered: code, settings, texts, pictures, feed, options and day are those of the release that is live, and its files are whole.';

type Asked = {
  job: SiteJob;
  tenant: Tenant;
  stateFolder: string;
  /** What the site would be made from (inputsDigest). */
  inputs: string;
  live: string | undefined;
  /** Where the releases of the site are. */
  releases: string;
  facts: SiteRecord['facts'];
};

export type UnchangedBuild = Pick<
  PublishedReport,
  'outcome' | 'published' | 'release' | 'pages' | 'files' | 'bytes' | 'unchanged'
>;

/**
 * What a build comes to whose site is live already: the same inputs as the build before, the release of that build live, and
 * each of its files whole. The release is handed over again with the moment of this build, and `facts` are those of
 * the build before. Undefined when the site has to be built. A hand-over that fails is a warning, as in every build.
 */
export async function unchangedBuild(asked: Asked): Promise<UnchangedBuild | undefined> {
  const { job, tenant, stateFolder, inputs, live, facts } = asked;
  const kept = await readKeptBuild(stateFolder);
  if (!kept || kept.inputs !== inputs || kept.release !== live || !kept.report.published) return undefined;
  const siteFolder = path.join(asked.releases, live);
  const whole = await wholeRelease(siteFolder, kept.look);
  if (!whole) return undefined;
  const { report } = kept;
  const { manifest } = whole;
  Object.assign(facts, {
    ...(report.vehicles && { vehicles: report.vehicles }),
    ...(report.gone && { gone: report.gone }),
    ...(report.search && { search: report.search }),
    ...(report.shareImages && {
      shareImages: { drawn: 0, reused: report.shareImages.drawn + report.shareImages.reused },
    }),
    changes: { new: [], gone: [], sold: [], up: [], down: [], renumbered: [] },
    warnings: [...report.warnings],
    stock: kept.stock,
  });
  const publication = { release: live, manifest, unchanged: true, mended: [] };
  const { policy } = kept;
  const builtAt = job.now;
  try {
    const { files } = manifest;
    const handover = await handoverOf({
      tenant,
      publication,
      files,
      policy,
      siteFolder,
      stateFolder,
      builtAt,
      madeAt: report.builtAt,
    });
    await handOver(handover, job.outFolder, backendOf(process.env));
  } catch (error) {
    facts.warnings.push(
      `The site is published. What the backend has to know could not be written: ${String(error)}`,
    );
  }
  await keepBuild(stateFolder, { ...kept, look: whole.look });
  const pages = { rendered: 0, reused: report.pages.rendered + report.pages.reused, removed: 0 };
  const { release, bytes } = report;
  return {
    outcome: 'published',
    published: true,
    release,
    pages,
    files: report.files,
    bytes,
    unchanged: WHY,
  };
}
