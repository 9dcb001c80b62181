import { createHash } from 'node:crypto';
import { access, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { publishAgain } from '../../command-line/next-command.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import type { CertificateText } from '../../domain/compliance/certificate.ts';
import { writeWhole } from '../../stock/write-whole.ts';
import { listReleases, liveRelease, releaseFolders } from '../publish/release-folders.ts';
import { codeDigests } from '../processes/code-digest.ts';
import type { CodeDigests } from '../report/build-message.ts';
import { billOfMaterials, type Installed } from './bill-of-materials.ts';
import {
  certificateFiles,
  keepCertificate,
  readCertificate,
  type CertificateFiles,
} from './certificate-files.ts';

const Asked = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const billFile = ({ folder }: CertificateFiles, bill: string): string =>
  path.join(folder, `${bill}.cdx.json.gz`);

async function installedBill(codeDigest: string): Promise<string> {
  const read = async (...file: string[]): Promise<unknown> =>
    JSON.parse(await readFile(path.join(PROJECT_ROOT, ...file), 'utf8'));
  const installed = (await read('node_modules', '.package-lock.json')) as Installed;
  const { dependencies, optionalDependencies } = Asked.parse(await read('package.json'));
  const asked = Object.keys({ ...dependencies, ...optionalDependencies });
  return `${JSON.stringify(billOfMaterials(installed, asked, codeDigest, process.versions.node), null, 2)}\n`;
}

/** Keeps the bill of the code with this digest, once, and gives the name that certificates know it by. */
async function keepBill(files: CertificateFiles, codeDigest: string): Promise<string> {
  const bill = `bill-${createHash('sha256').update(codeDigest).digest('hex').slice(0, 16)}`;
  const file = billFile(files, bill);
  const isKept = await access(file).then(
    () => true,
    () => false,
  );
  if (isKept) return bill;
  await mkdir(files.folder, { recursive: true });
  await writeWhole(file, await promisify(gzip)(await installedBill(codeDigest)));
  return bill;
}

/**
 * Keeps the certificate of a release together with the bill of materials of the code that built it, which is read off the
 * disk where nobody says what it is. Nothing of it is published: which versions a site is built with helps no shopper. Without a bill the certificate is kept alone, and the error thrown.
 */
export async function keepCertificateAndBill(
  files: CertificateFiles,
  certificate: CertificateText,
  code: CodeDigests | undefined,
): Promise<void> {
  try {
    const bill = await keepBill(files, (code ?? codeDigests()).all);
    await keepCertificate(files, { ...certificate, bill });
  } catch (error) {
    await keepCertificate(files, certificate);
    throw error;
  }
}

/**
 * The bill of materials of a release, as CycloneDX JSON: of the live one, or of the one named. Throws UsageError for a
 * site or release that does not exist, ExpectedError for a release that was published before bills were kept.
 */
export async function readBill(outFolder: string, slug: string, named: string | undefined): Promise<string> {
  const folders = releaseFolders(outFolder, slug);
  const names = path.dirname(folders.link) === path.resolve(outFolder) ? await listReleases(folders) : [];
  const release = named ?? (await liveRelease(folders));
  if (names.length === 0 || release === undefined)
    throw new UsageError(`Nothing has been published as ${slug} in ${outFolder}.`);
  if (!names.includes(release))
    throw new UsageError(
      `${slug} has no release '${release}'. Its releases, oldest first:\n  ${names.join('\n  ')}`,
    );
  const files = certificateFiles(outFolder, slug);
  const bill = (await readCertificate(files, release))?.bill;
  const bytes = bill === undefined ? undefined : await readFile(billFile(files, bill)).catch(() => undefined);
  if (!bytes)
    throw new ExpectedError(
      `No bill of materials is kept of ${slug} ${release}. Publish it again: ${publishAgain(slug)}`,
    );
  return (await promisify(gunzip)(bytes)).toString('utf8');
}
