import { createHash } from 'node:crypto';
import path from 'node:path';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { SEARCH_FOLDER } from '../domain/search/index-files.ts';

/** Where the work on one site happens; absolute, inside the project. */
export type SiteFolders = {
  /** What is kept between builds: history, last good figures, caches. CI carries it from run to run. */
  state: string;
  /** What Astro keeps for itself, emptied by each build. */
  astro: string;
  /** The pages of the site that was published last. */
  pages: string;
  /** What Astro renders, emptied by each build. */
  site: string;
  /** The pictures of the site, made before the render: Astro empties `site` when it starts. */
  pictures: string;
  /** The share images of the site, as the pictures. */
  shareImages: string;
  /** The drawn share images, kept between builds: each is made once. */
  shareImageCache: string;
  /** The files of the search index, made before the render as well. */
  search: string;
};

/** Resized pictures by their bytes; builds of all tenants share it. */
export const PICTURE_CACHE = path.join(PROJECT_ROOT, '.cache', 'pictures');

/** The sites' fonts as the renderer of share images reads them; builds of all tenants share it. */
export const SHARE_FONT_CACHE = path.join(PROJECT_ROOT, '.cache', 'share-fonts');

/**
 * Absolute folder of the state of all tenants of one folder that are published to another, a folder each.
 * Sites of the project's tenants that go to the project's `dist` are worked on below `.forecourt/tenants`; every other
 * pair of folders has a place of its own, so that a trial with another feed or folder never touches what the nightly
 * build remembers.
 */
export function stateOfTenants(tenantsFolder: string, outFolder: string): string {
  const isOwn =
    tenantsFolder === path.join(PROJECT_ROOT, 'tenants') && outFolder === path.join(PROJECT_ROOT, 'dist');
  const hash = createHash('sha256').update(`${tenantsFolder}\0${outFolder}`).digest('hex').slice(0, 8);
  const name = isOwn ? 'tenants' : `${path.basename(tenantsFolder)}-${hash}`;
  return path.join(PROJECT_ROOT, '.forecourt', name);
}

/** The state folder of the site that is published from the same settings, which a preview takes its history from. */
export const publishedState = ({ tenantsFolder, slug }: { tenantsFolder: string; slug: string }): string =>
  siteFolders(tenantsFolder, path.join(PROJECT_ROOT, 'dist'), slug).state;

/**
 * The folders of one site. They are unique to the tenant and inside the project: with a shared cache, or an output
 * elsewhere, one tenant was published with another tenant's cars.
 */
export function siteFolders(tenantsFolder: string, outFolder: string, slug: string): SiteFolders {
  const state = path.join(stateOfTenants(tenantsFolder, outFolder), slug);
  return {
    state,
    astro: path.join(state, 'astro'),
    pages: path.join(state, 'pages'),
    site: path.join(state, 'site'),
    pictures: path.join(state, 'pictures'),
    shareImages: path.join(state, 'share-images'),
    shareImageCache: path.join(state, 'share-image-cache'),
    search: path.join(state, SEARCH_FOLDER),
  };
}
