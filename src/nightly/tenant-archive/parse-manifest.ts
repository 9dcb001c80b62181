import * as z from 'zod';
import { pathText, valueAt } from '../../tenant/settings-path.ts';
import { archiveError } from './archive-error.ts';
import { ARCHIVE_MANIFEST, ARCHIVE_VERSION, ArchiveManifest } from './archive-manifest.ts';

const Versioned = z.looseObject({ format: z.literal('forecourt-tenant'), version: z.number() });
const MAX_FOUND_LENGTH = 200;

/** The manifest of an archive. Throws TenantError, which names the archive and the field. */
export function parseManifest(file: string, text: string): ArchiveManifest {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    throw archiveError(file, ARCHIVE_MANIFEST, 'JSON', String(cause), { cause });
  }
  const { data: versioned } = Versioned.safeParse(given);
  if (versioned && versioned.version !== ARCHIVE_VERSION)
    throw archiveError(
      file,
      `${ARCHIVE_MANIFEST} version`,
      `${ARCHIVE_VERSION}, which this project reads`,
      String(versioned.version),
      { wayOut: 'bring both projects to one version, then export again; nothing was imported' },
    );
  const parsed = ArchiveManifest.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path ?? [];
  const found = JSON.stringify(valueAt(given, where)) ?? 'nothing';
  throw archiveError(
    file,
    `${ARCHIVE_MANIFEST} ${pathText(where)}`.trim(),
    issue?.message ?? 'a manifest',
    found.slice(0, MAX_FOUND_LENGTH),
  );
}
