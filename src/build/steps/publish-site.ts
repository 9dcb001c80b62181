import path from 'node:path';
import { certificateFiles } from '../compliance/certificate-files.ts';
import { keepCertificateAndBill } from '../compliance/bill-files.ts';
import { backendOf, handOver } from '../publish/hand-over.ts';
import { handoverOf } from '../publish/handover-of.ts';
import { publishRelease, type Publication } from '../publish/publish-release.ts';
import { damageWords } from '../publish/release-damage.ts';
import { listReleases } from '../publish/release-folders.ts';
import type { PageCache } from '../render/page-cache.ts';
import type { RenderedSite } from '../render/render-site.ts';
import { announcePublication, rememberPublication } from '../remember-publication.ts';
import type { PreviewReport, PublishedReport } from '../report/build-report.ts';
import { keepBuild } from '../unchanged/kept-build.ts';
import { lookAtRelease } from '../unchanged/release-look.ts';
import type { CheckedBundle, Stock } from './complete-bundle.ts';
import type { OpenSite } from './open-site.ts';
import { reasonOf } from '../../command-line/reason-of.ts';

type Made = 'outcome' | 'published' | 'release' | 'pages' | 'files' | 'bytes';
export type Published = Pick<PublishedReport, Made> | Pick<PreviewReport, Made | 'reason'>;

const isPage = (file: string): boolean => file.endsWith('.html');

/** A site as it was rendered, with the cache of its pages. */
type Rendered = RenderedSite & { cache: PageCache };

/**
 * Publishes a bundle and writes down what later builds, the backend and the operator need of it. `inputs` are those of the
 * build (inputsDigest), where the next one may stop because of them. Throws what keeps the site from being published; what
 * cannot be written once it is live is a warning.
 */
export async function publishSite(
  site: OpenSite,
  stock: Stock,
  { pages, policy, cache }: Rendered,
  { bundle, content, certificate }: CheckedBundle,
  inputs: string | undefined,
): Promise<Published> {
  const { job, folders, kind, today, isPreview, record } = site;
  const { facts } = record;
  const { outFolder, slug } = job;
  // The site is live by then: what cannot be written costs time in the next build, and nothing else.
  const warnings = [...facts.warnings];
  // Photos that wait are taken on by the next build, though nothing else is new for it.
  let isComplete = !stock.isWaiting;
  const warn = (what: string) => (error: unknown) => {
    isComplete = false;
    facts.warnings.push(`The site is published. ${what} could not be written: ${reasonOf(error)}`);
  };
  const { figures, events } = stock;
  // A preview is to be forgotten.
  const remembered = { content, day: today, figures, events, dates: bundle.dates };
  const announced = isPreview ? undefined : await announcePublication(folders.state, remembered);
  const safe = new Set(pages.reused.keys());
  const publication = await publishRelease(folders.site, bundle.files, outFolder, slug, kind, today, safe);
  const { release } = publication;
  facts.warnings.push(...damageWarnings(publication));
  const made = (removed: number) => ({
    release,
    pages: { rendered: pages.rendered, reused: pages.reused.size, removed },
    files: bundle.files.length,
    bytes: bundle.files.reduce((sum, file) => sum + file.bytes, 0),
  });
  const releaseFolder = path.join(site.releases.releases, release);
  const cached = cache
    .keep(pages.keys, folders.site, { ...bundle, releaseFolder })
    .catch(warn('The cache of pages'));
  if (!announced) {
    await cached;
    return { outcome: 'previewed', published: false, reason: 'A preview is not published.', ...made(0) };
  }
  await keepCertificateAndBill(
    certificateFiles(outFolder, slug),
    { ...certificate, release },
    job.code,
  ).catch(warn('The certificate or the bill of materials'));
  await rememberPublication(folders.state, announced, release, await listReleases(site.releases)).catch(
    warn('What this build has to remember'),
  );
  await handOverSite(site, policy, bundle.files, publication).catch(warn('What the backend has to know'));
  await cached;
  const { removed } = publication.manifest.changedSinceLast;
  const gone = publication.unchanged ? 0 : removed.filter(isPage).length;
  const outcome = { outcome: 'published', published: true, ...made(gone) } as const;
  if (inputs !== undefined && isComplete) {
    const report = { ...record.common(), warnings, ...outcome };
    const look = await lookAtRelease(releaseFolder, publication.manifest);
    await keepBuild(folders.state, { inputs, release, report, stock: facts.stock, policy, look }).catch(
      warn('What the next build needs to find nothing new'),
    );
  }
  return outcome;
}

/** What an operator is told of a live release that was damaged. */
const damageWarnings = ({ mended, release }: Publication): string[] =>
  mended.length === 0
    ? []
    : [
        `The published site was damaged: ${damageWords(mended)}. It was published again, whole, as ` +
          `${release}. Nothing may write to the folder of a published site but this command.`,
      ];

async function handOverSite(
  { job, tenant, folders }: OpenSite,
  policy: string,
  files: CheckedBundle['bundle']['files'],
  publication: Publication,
): Promise<void> {
  const { site: siteFolder, state: stateFolder } = folders;
  const published = { tenant, publication, files, policy, siteFolder, stateFolder, builtAt: job.now };
  await handOver(await handoverOf(published), job.outFolder, backendOf(process.env));
}
