import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header, type ReadEntry } from 'tar';
import { publishRelease } from '../../build/publish/publish-release.ts';
import { listFiles, toSiteFile } from '../../build/publish/site-files.ts';
import { siteFolders } from '../../build/site-folders.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { FIXTURE_TENANTS } from '../../../tests/built-sites.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { ARCHIVE_MANIFEST, nameOf, type ArchiveManifest } from './archive-manifest.ts';

/** Folders of machines that tests move a tenant between, each with tenants and sites of its own. */
export type Machines = {
  folder: string;
  /** A machine by its name, with empty folders at first. */
  machine: (name: string) => SitePlace;
  remove: () => Promise<void>;
};

export async function startMachines(): Promise<Machines> {
  const cache = path.join(PROJECT_ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'move-'));
  const places: SitePlace[] = [];
  return {
    folder,
    machine: (name) => {
      const place = {
        tenantsFolder: path.join(folder, name, 'tenants'),
        outFolder: path.join(folder, name, 'out'),
      };
      places.push(place);
      return place;
    },
    remove: async () => {
      for (const { tenantsFolder, outFolder } of places) {
        const { state } = siteFolders(tenantsFolder, outFolder, 'plain');
        await rm(path.dirname(state), { recursive: true, force: true });
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Puts the fixture `plain` on a machine. Its imports lead to the project from there. */
export async function copyPlain({ tenantsFolder }: SitePlace): Promise<string> {
  const folder = path.join(tenantsFolder, 'plain');
  await cp(path.join(FIXTURE_TENANTS, 'plain'), folder, { recursive: true });
  const file = path.join(folder, 'tenant.ts');
  const project = path.relative(folder, PROJECT_ROOT).split(path.sep).join('/');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('../../../src/', `${project}/src/`));
  return folder;
}

/** Publishes pages as a site of the tenant, and writes a line into what it remembers. */
export async function publishPages(place: SitePlace, pages: Readonly<Record<string, string>>): Promise<void> {
  const { state } = siteFolders(place.tenantsFolder, place.outFolder, 'plain');
  const site = path.join(state, 'site');
  await rm(site, { recursive: true, force: true });
  for (const [file, text] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), text);
  }
  const files = listFiles(site).map((file) => toSiteFile({ path: file, text: pages[file] ?? '' }));
  await writeFile(path.join(state, 'history.ndjson'), `${JSON.stringify(pages)}\n`, { flag: 'a' });
  await writeFile(path.join(state, 'kept-build.json'), 'how files look on this disk');
  await publishRelease(site, files, place.outFolder, 'plain', 'published', '2026-11-22');
}

/** Every file below a folder with its text, for comparing. */
export async function textsBelow(folder: string): Promise<Record<string, string>> {
  const files = listFiles(folder);
  const texts = files.map(async (file) => [file, await readFile(path.join(folder, file), 'latin1')]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

/** An entry of an archive that a test writes by hand. */
export type HandEntry = { name: string; body?: string; type?: ReadEntry['type']; linkpath?: string };

const BLOCK = 512;

/** Writes an archive of any entries, byte by byte: a package would make hostile names harmless. */
export async function writeEntries(file: string, entries: readonly HandEntry[]): Promise<void> {
  const blocks = entries.map(({ name, body = '', type = 'File', linkpath }) => {
    const bytes = Buffer.from(body);
    const header = Buffer.alloc(BLOCK);
    const said = { path: name, mode: 0o644, size: bytes.length, type, ...(linkpath && { linkpath }) };
    new Header(said).encode(header, 0);
    const filling = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
    return Buffer.concat([header, bytes, filling]);
  });
  await writeFile(file, gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file of an archive by hand: where it says it is, and its content. */
export type HandFile = { root?: string; path: string; body: string };

/** A manifest of these files with whatever else a test says, and the entries it stands for. */
export function handArchive(
  files: readonly HandFile[],
  more: Partial<Record<keyof ArchiveManifest, unknown>> = {},
) {
  const listed = files.map(({ root = 'tenant', path: place, body }) => ({
    root,
    path: place,
    sha256: sha256(body),
    bytes: Buffer.byteLength(body),
  }));
  const manifest = {
    format: 'forecourt-tenant',
    version: 1,
    project: { version: '0.1.0', code: 'other' },
    slug: 'plain',
    project_at: '../../../..',
    variables: [],
    left_out: [],
    files: listed,
    ...more,
  };
  const entries: HandEntry[] = files.map((file, at) => ({
    name: nameOf(listed[at] as ArchiveManifest['files'][number]),
    body: file.body,
  }));
  return [{ name: ARCHIVE_MANIFEST, body: JSON.stringify(manifest) }, ...entries];
}
