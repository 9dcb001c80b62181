import { mkdir } from 'node:fs/promises';
import type { CertificateText } from '../../domain/compliance/certificate.ts';
import { checkRelease } from '../compliance/check-release.ts';
import { lawVerdict } from '../compliance/law-verdict.ts';
import { bundleSite, type Bundle } from '../publish/bundle-site.ts';
import { laterPagesOf } from '../publish/left-list-pages.ts';
import { contentHash } from '../publish/manifest.ts';
import { linkFiles } from '../publish/place-files.ts';
import { listFiles, type ReadFile } from '../publish/site-files.ts';
import { olderBuildWarnings, readSitemapDates } from '../publish/sitemap-dates.ts';
import type { RenderedSite } from '../render/render-site.ts';
import type { WrittenStock } from '../write-site-snapshot.ts';
import type { OpenSite } from './open-site.ts';

export type Stock = Extract<WrittenStock, { kind: 'written' }>;

/** A bundle that may be published; `content` is the hash of all its files. */
export type CheckedBundle = { bundle: Bundle; content: string; certificate: CertificateText };

/** Puts pictures and the search index beside the pages, and what a host needs. Throws ExpectedError as bundleSite does. */
export async function completeBundle(
  { folders, tenant, releases, live, today, isPreview, record: { facts } }: OpenSite,
  stock: Stock,
  { pages, policy }: RenderedSite,
): Promise<Bundle> {
  for (const made of [folders.pictures, folders.shareImages, folders.search]) {
    await mkdir(made, { recursive: true });
    await linkFiles(listFiles(made), made, folders.site);
  }
  const dates = await readSitemapDates(folders.state);
  facts.warnings.push(...olderBuildWarnings(dates, today, live));
  const read = new Map<string, ReadFile>(pages.reused);
  for (const page of pages.written) read.set(page.file.path, page);
  for (const file of stock.placed) read.set(file.path, { file });
  const listPages = await laterPagesOf(releases.releases, live);
  const left = { gone: stock.figures.gone ?? [], moved: stock.figures.moved ?? [], listPages };
  const bundle = await bundleSite(folders.site, tenant, policy, dates, today, read, left, isPreview);
  facts.gone = { pages: stock.gonePages, redirects: bundle.redirects };
  facts.warnings.push(...bundle.warnings);
  return bundle;
}

/** Holds a bundle against the rules of law (spec P3); `refusal` says why it may not be published. A preview is told of it as a warning. */
export async function checkLaw(
  { given, folders, tenant, today, isPreview, record: { facts } }: OpenSite,
  { provenWas, pictures }: Stock,
  { pages }: RenderedSite,
  bundle: Bundle,
): Promise<CheckedBundle & { refusal: string | undefined }> {
  const content = contentHash(bundle.files);
  const certificate = await checkRelease({
    tenant,
    release: content,
    siteFolder: folders.site,
    stateFolder: folders.state,
    files: bundle.files,
    day: today,
    provenWas,
    pictures,
    facts: pages.facts,
  });
  const { warnings, refusal } = lawVerdict(certificate, given.allow);
  facts.warnings.push(...warnings);
  if (isPreview && refusal !== undefined) facts.warnings.push(refusal);
  return { bundle, content, certificate, refusal: isPreview ? undefined : refusal };
}
