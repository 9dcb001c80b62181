import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../write-whole.ts';
import { tenantFile } from './tenant-file.ts';

/** What the server of a photo has said of it. */
export const Said = z.object({
  /** When the server was last asked, ISO 8601. */
  asked: z.string(),
  etag: z.string().optional(),
  last_modified: z.string().optional(),
  /** The edition that its address named then (photoIdentities). */
  edition: z.string().optional(),
});
export type Said = z.output<typeof Said>;

const SaidFile = z.record(z.string(), Said);

/** One for all tenants, where earlier versions wrote it. */
const SHARED_FILE = 'said.json';

/** Beside the photos, so that both are lost together; a file for each tenant, so that no build reads it of the photos of all. */
const fileOf = (folder: string, tenantFolder: string): string =>
  tenantFile(path.join(folder, 'said'), tenantFolder);

async function readFrom(file: string): Promise<Map<string, Said> | undefined> {
  try {
    return new Map(Object.entries(SaidFile.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    return undefined;
  }
}

/** What servers have said to the builds of a tenant, by the digests of addresses; where it is lost they are asked sooner than they had to be. */
export const readSaid = async (folder: string, tenantFolder: string): Promise<Map<string, Said>> =>
  (await readFrom(fileOf(folder, tenantFolder))) ??
  (await readFrom(path.join(folder, SHARED_FILE))) ??
  new Map<string, Said>();

/** Writes down what servers have said, in place of what is there of the tenant. */
export const writeSaid = (
  folder: string,
  tenantFolder: string,
  said: ReadonlyMap<string, Said>,
): Promise<void> =>
  writeWhole(fileOf(folder, tenantFolder), JSON.stringify(Object.fromEntries([...said].sort())));
