import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Certificate, CertificateText } from '../../domain/compliance/certificate.ts';
import { writeWhole } from '../../stock/write-whole.ts';
import { jsonWith, writeZipped } from '../publish/zipped-file.ts';
import { certificatePage } from './certificate-page.ts';

/** Where the certificates of a dealer are: beside the releases, not in what is deployed. */
export type CertificateFiles = { folder: string; page: string };

export function certificateFiles(outFolder: string, slug: string): CertificateFiles {
  const folder = path.join(outFolder, '.certificates', slug);
  return { folder, page: path.join(folder, 'latest.html') };
}

const fileOf = ({ folder }: CertificateFiles, release: string): string =>
  path.join(folder, `${release}.json.gz`);

/** A certificate as JSON, in parts. */
export function* certificateParts({ pages, ...rest }: CertificateText): Generator<string> {
  yield* jsonWith(rest, 'pages', listParts(pages));
}

/** A list as JSON, of entries that are JSON already. */
function* listParts(entries: readonly string[]): Generator<string> {
  yield '[';
  for (const [at, entry] of entries.entries()) yield at === 0 ? entry : `,${entry}`;
  yield ']';
}

/** Keeps a certificate: the record of what a release advertised, and a page for people. */
export async function keepCertificate(files: CertificateFiles, certificate: CertificateText): Promise<void> {
  await mkdir(files.folder, { recursive: true });
  const before = await readCertificate(files, certificate.release);
  const kept = { ...certificate, from: before?.from ?? certificate.from };
  await writeZipped(fileOf(files, certificate.release), certificateParts(kept));
  await writeWhole(files.page, certificatePage(kept));
}

/** The certificate of a release; undefined where none was kept. Throws an Error for one that cannot be read. */
export async function readCertificate(
  files: CertificateFiles,
  release: string,
): Promise<Certificate | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(fileOf(files, release));
  } catch {
    return undefined;
  }
  return JSON.parse((await promisify(gunzip)(bytes)).toString('utf8')) as Certificate;
}
