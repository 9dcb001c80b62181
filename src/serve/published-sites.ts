import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { readReport } from '../build/report/read-report.ts';

export type PublishedSite = {
  slug: string;
  /** The dealer's name, or the slug when no report tells it. */
  name: string;
  /** Counts of the last build that was published; absent without its report. */
  vehicles?: number;
  pages?: number;
  /** Path on the site of a picture of middle size that its home page shows. */
  picture?: string;
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The real folder of the release that is live for a slug; undefined when the slug is none, when nothing is
 * published, and for a link that leads out of the folder. */
export async function liveFolder(outFolder: string, slug: string): Promise<string | undefined> {
  if (!SLUG.test(slug)) return undefined;
  const entries = await readdir(outFolder, { withFileTypes: true }).catch(() => []);
  const entry = entries.find(({ name }) => name === slug);
  if (!entry || !(entry.isSymbolicLink() || entry.isDirectory())) return undefined;
  const root = await realpath(outFolder);
  const folder = await realpath(path.join(root, slug)).catch(() => undefined);
  return folder?.startsWith(root + path.sep) ? folder : undefined;
}

async function homePicture(folder: string): Promise<string | undefined> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  return /\/img\/[\w.-]+-640\.webp/.exec(html)?.[0];
}

/** Every site that is published in a folder, by slug. */
export async function publishedSites(outFolder: string): Promise<PublishedSite[]> {
  const names = (await readdir(outFolder).catch(() => [])).filter((name) => SLUG.test(name)).sort();
  const sites = await Promise.all(
    names.map(async (slug): Promise<PublishedSite[]> => {
      const folder = await liveFolder(outFolder, slug);
      if (!folder) return [];
      const picture = await homePicture(folder);
      const report = await readReport(outFolder, slug);
      const counts =
        report?.outcome === 'published'
          ? {
              pages: report.pages.rendered + report.pages.reused,
              ...(report.vehicles ? { vehicles: report.vehicles.accepted } : {}),
            }
          : {};
      return [{ slug, name: report?.name ?? slug, ...counts, ...(picture ? { picture } : {}) }];
    }),
  );
  return sites.flat();
}
