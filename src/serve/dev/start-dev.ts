import path from 'node:path';
import { contentPictures } from '../../domain/content/content-pictures.ts';
import { atPreviewAddress } from '../../build/at-preview-address.ts';
import { withFileLock } from '../../command-line/file-lock.ts';
import { renderEnvironment } from '../../build/render/render-site.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { writeTexts } from '../../tenant/content/texts-file.ts';
import { PRESETS_FOLDER } from '../../tenant/load-preset.ts';
import { TenantError } from '../../tenant/tenant-error.ts';
import { devIntegration } from './dev-integration.ts';
import { devFolders, readDevSite, takeDevStock, type DevSite } from './dev-site.ts';
import { readSettingsAnew } from './fresh-settings.ts';
import { watchFolder } from './watch-folder.ts';

type DevOptions = {
  slug: string;
  /** Absolute. */
  tenantsFolder: string;
  /** 0 takes any free one. */
  port: number;
  /** The moment that the site is shown for, each time it is read. */
  now: () => Date;
  /** Hears what became of each change: the seconds it took, or what is wrong, in lines for people. */
  onChange: (change: { seconds: number; problems: readonly string[] }) => void;
};

/** What the stock, the pictures and the search index are made from, beside the files of the stock. */
const stockInput = ({ tenant, texts }: DevSite): string =>
  JSON.stringify([tenant, [...new Set(texts.flatMap(contentPictures))].sort()]);

const isOfStock = (file: string): boolean => /^(stock|photos|pictures)\//.test(file);

function problemsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const isOfFiles = error instanceof TenantError || error instanceof ExpectedError;
  const text = isOfFiles ? error.message : (error.stack ?? error.message);
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Shows the site from the first reading on. */
async function showSite(
  options: DevOptions,
  first: DevSite,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { slug, tenantsFolder, port, now, onChange } = options;
  const forgetSettings = readSettingsAnew(tenantsFolder);
  let site = first;
  let taken = stockInput(site);
  // What pages are rendered for is read from the environment, as in a build.
  const job = { slug, tenantsFolder, now: now().toISOString() };
  Object.assign(process.env, renderEnvironment(job, site.folders), { FORECOURT_PREVIEW: '[]' });
  const { dev } = await import('astro');
  // Its origin is known once the server listens.
  const at: { origin?: string } = {};
  const shown = (): DevSite => ({ ...site, tenant: atPreviewAddress(site.tenant, at.origin) });
  const { integration, reload } = devIntegration(shown);
  const server = await dev({
    root: PROJECT_ROOT,
    configFile: 'astro.config.mjs',
    logLevel: 'error',
    server: { port, host: '127.0.0.1' },
    integrations: [integration],
  });
  const url = `http://localhost:${server.address.port}`;
  at.origin = url;

  let ofFiles: readonly string[] = [];
  let ofStock: readonly string[] = [];
  function show(): void {
    process.env['FORECOURT_NOW'] = now().toISOString();
    process.env['FORECOURT_PREVIEW'] = JSON.stringify([...ofFiles, ...ofStock]);
    reload();
  }

  // Beside what is written meanwhile, which never waits for it; what changes under it is taken again.
  async function takeStock(): Promise<void> {
    while (stockInput(site) !== taken) {
      const begun = site;
      taken = stockInput(begun);
      ofStock = await takeDevStock(begun, tenantsFolder, now()).catch(problemsOf);
      writeTexts(site.folders.state, site.texts);
      show();
      if (ofStock.length > 0) onChange({ seconds: 0, problems: ofStock });
    }
  }

  let taking: Promise<void> | undefined;
  async function change(files: readonly string[]): Promise<void> {
    const begun = performance.now();
    try {
      forgetSettings();
      site = await readDevSite(slug, tenantsFolder);
      writeTexts(site.folders.state, site.texts);
      ofFiles = [];
    } catch (error) {
      ofFiles = problemsOf(error);
    }
    show();
    onChange({ seconds: (performance.now() - begun) / 1000, problems: ofFiles });
    if (files.some(isOfStock)) taken = '';
    taking ??= takeStock().finally(() => (taking = undefined));
  }

  const presets = path.join(tenantsFolder, PRESETS_FOLDER);
  const stopWatching = watchFolder(path.join(tenantsFolder, slug), presets, change);
  return {
    url,
    close: async () => {
      await stopWatching();
      await taking;
      await server.stop();
    },
  };
}

/**
 * Shows a tenant's site while its files are written, until `isOver`: a change of its texts, settings or look is on the page
 * within two seconds, one of its stock soon after, and what is wrong stands above the last page that was right
 * (docs/decisions/0095-site-while-it-is-written.md). `onReady` hears its address. Throws when the files are wrong from the start,
 * and when it is shown already.
 */
export async function startDev(
  options: DevOptions & { onReady: (url: string) => void; isOver: Promise<void> },
): Promise<void> {
  const { slug, tenantsFolder, now, onReady, isOver } = options;
  const lock = path.join(devFolders(slug, tenantsFolder).state, 'dev.lock');
  const taken = `${slug} is shown by another \`npm run dev\` already. Stop that one first.`;
  await withFileLock(lock, { waitMs: 0, taken }, async () => {
    const site = await readDevSite(slug, tenantsFolder);
    const refusal = await takeDevStock(site, tenantsFolder, now());
    if (refusal.length > 0) throw new ExpectedError(refusal.join('\n'));
    const { url, close } = await showSite(options, site);
    onReady(url);
    await isOver;
    await close();
  });
}
