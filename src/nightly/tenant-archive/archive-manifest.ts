import * as z from 'zod';
import { FETCHED_NAME } from '../../stock/pictures/fetched-list.ts';
import { Tenant } from '../../tenant/schema.ts';
import { STATE_ROOTS } from '../state/state-head.ts';
import { clashOf, isSafePath } from './safe-path.ts';

/** Its name in the archive, of which it is the first file. */
export const ARCHIVE_MANIFEST = 'forecourt-tenant.json';

/** Raise it when the shape changes, so that older code refuses what it would half understand. */
export const ARCHIVE_VERSION = 1;

/** Where files of an archive belong: the tenant's folder, files beside it that its settings import, its state, and the cache of pictures. */
export const ARCHIVE_ROOTS = ['tenant', 'shared', ...STATE_ROOTS, 'photos'] as const;
export type ArchiveRoot = (typeof ARCHIVE_ROOTS)[number];

const SHA256 = /^[0-9a-f]{64}$/;
const RELEASE = /^\d{6}-[0-9a-f]{12}$/;

/** Files beside the tenants: in the folder itself, or in one whose name begins with _, which is no tenant. */
const SHARED = /^(_[^/]*\/.+|[^/]+)$/;

export const ArchivedFile = z.strictObject({
  root: z.enum(ARCHIVE_ROOTS),
  path: z.string().refine(isSafePath, 'a path below its folder'),
  sha256: z.string().regex(SHA256),
  bytes: z.number().int().nonnegative(),
});
export type ArchivedFile = z.output<typeof ArchivedFile>;

export const nameOf = ({ root, path }: Pick<ArchivedFile, 'root' | 'path'>): string => `${root}/${path}`;

/** True if a file may stand where the archive says: nothing of another tenant, nothing hidden, no stray beside releases. */
export function isAllowedFile({ root, path }: Pick<ArchivedFile, 'root' | 'path'>): boolean {
  if (root === 'photos') return FETCHED_NAME.test(path);
  if (root === 'shared') return SHARED.test(path);
  if (root === 'releases') return RELEASE.test(path.split('/')[0] ?? '') && path.includes('/');
  return root !== 'tenant' || !path.split('/').some((part) => part.startsWith('.'));
}

/** What an archive of a tenant holds. The same tenant in the same state gives the same bytes: it names no time and no machine. */
export const ArchiveManifest = z
  .strictObject({
    format: z.literal('forecourt-tenant'),
    version: z.literal(ARCHIVE_VERSION),
    /** The project that wrote it: its version, and a digest of its code. */
    project: z.strictObject({ version: z.string(), code: z.string() }),
    slug: Tenant.shape.slug,
    /** The project as seen from the folder of the tenants: '..'. Settings import from it by such paths. */
    project_at: z.string().regex(/^(\.\.\/)*[^/\\:]+(\/[^/\\:]+)*$/),
    /** The release that is live; absent where none is. */
    live: z.string().regex(RELEASE).optional(),
    /** Names of the variables of the environment that the settings name; what they hold is in no archive. */
    variables: z.array(z.string().regex(/^[A-Z][A-Z\d_]*$/)),
    /** What belongs to the tenant and is not in the archive, in words. */
    left_out: z.array(z.string()),
    files: z.array(ArchivedFile).max(2_000_000),
  })
  .superRefine(({ files, live }, context) => {
    const wrong = files.findIndex((file) => !isAllowedFile(file));
    const unnamed = files.findIndex(
      ({ root, path, sha256 }) => root === 'photos' && FETCHED_NAME.exec(path)?.[2] !== sha256,
    );
    const clash = clashOf(files.map(nameOf));
    const sizes = new Map(files.map(({ sha256, bytes }) => [sha256, bytes]));
    const unlike = files.findIndex(({ sha256, bytes }) => sizes.get(sha256) !== bytes);
    const issue = (path: PropertyKey[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    if (wrong !== -1) issue(['files', wrong, 'path'], 'a file that belongs to a tenant');
    if (unnamed !== -1) issue(['files', unnamed, 'path'], 'a photo that is named by its content');
    if (clash !== undefined) issue(['files'], `each file once; '${clash}' is there twice`);
    if (unlike !== -1) issue(['files', unlike, 'bytes'], 'one size for one content');
    if (!files.some((file) => nameOf(file) === 'tenant/tenant.ts')) issue(['files'], 'a tenant.ts');
    if (live !== undefined && !files.some((file) => nameOf(file).startsWith(`releases/${live}/`)))
      issue(['live'], 'a release of the archive');
  });
export type ArchiveManifest = z.output<typeof ArchiveManifest>;
