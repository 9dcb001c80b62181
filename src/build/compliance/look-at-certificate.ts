import { ExpectedError } from '../../command-line/expected-error.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import type { AdvertisedPage, Certificate } from '../../domain/compliance/certificate.ts';
import { releaseOn } from '../../stock/history/release-events.ts';
import { readReleaseEvents } from '../../stock/history/history-file.ts';
import { siteFolders } from '../site-folders.ts';
import { certificateFiles, readCertificate } from './certificate-files.ts';

type Asked = { slug: string; day: string; page?: string | undefined; tenants: string; out: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function pageLines({ address, sha256, prices, rates }: AdvertisedPage): string[] {
  return [
    `${address}  (sha256 ${sha256})`,
    ...prices.map(({ of, amount, label, was }) => {
      const price = amount === undefined ? 'no price' : `$${amount.toLocaleString('en-AU')}`;
      const before = was === undefined ? '' : `, was $${was.toLocaleString('en-AU')}`;
      return `  ${of === address ? 'this vehicle' : of}: ${price}${before}  ${label}`;
    }),
    ...rates.map(({ words, comparison }) => `  ${words}, comparison rate ${comparison ?? 'none'}`),
  ];
}

/**
 * What a site advertised on a day: the certificate of the release that was live at its end, and lines for people about one
 * page, or about each page of a vehicle. Throws UsageError for what is no day, ExpectedError where nothing was kept.
 */
export async function lookAtCertificate({
  slug,
  day,
  page,
  tenants,
  out,
}: Asked): Promise<{ certificate: Certificate; lines: string[] }> {
  if (!DAY.test(day)) throw new UsageError(`--at ${day}: write the day as 2026-11-21.`);
  const events = await readReleaseEvents(siteFolders(tenants, out, slug).state);
  const release = releaseOn(events, day);
  const files = certificateFiles(out, slug);
  const certificate = release === undefined ? undefined : await readCertificate(files, release);
  if (release === undefined || !certificate)
    throw new ExpectedError(
      release === undefined
        ? `${slug} had published nothing by ${day}.`
        : `No certificate of ${release}, which was live on ${day}, is kept in ${files.folder}.`,
    );
  const pages =
    page === undefined
      ? certificate.pages.filter(({ address, prices }) => prices.some(({ of }) => of === address))
      : certificate.pages.filter(({ address }) => address === page);
  if (pages.length === 0)
    throw new ExpectedError(`Release ${release} of ${slug} had no page ${page ?? 'of a vehicle'}.`);
  const lines = [`${certificate.dealer}, release ${release}, live on ${day}`, ...pages.flatMap(pageLines)];
  return { certificate: { ...certificate, pages }, lines };
}
