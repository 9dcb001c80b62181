import { rm } from 'node:fs/promises';
import { contentPictures } from '../domain/content/content-pictures.ts';
import type { ContentText } from '../domain/content/content-text.ts';
import { catalogueFiles, leftOutWords } from '../domain/reach/catalogue-files.ts';
import { deadSwitches } from '../tenant/between-settings.ts';
import { legalWarnings } from '../domain/price-policy/legal-warnings.ts';
import { goneStage } from '../domain/vehicle/gone-vehicle.ts';
import { giveStock } from './handover/site-handover.ts';
import type { VehicleImage } from '../domain/vehicle/vehicle.ts';
import type { HistoryLine } from '../stock/history/release-events.ts';
import type { StockFigures } from '../stock/history/stock-figures.ts';
import { writeFetchedList } from '../stock/pictures/fetched-list.ts';
import { preparePictures, type PlacedFile } from '../stock/pictures/pictures.ts';
import { refusalText } from '../stock/rails/refusal-text.ts';
import { shownPhotosRefusals, withShownPhotos } from '../stock/rails/shown-photos.ts';
import { reportTable } from '../stock/report-table.ts';
import { clearPasswordWarnings } from '../stock/feed/clear-passwords.ts';
import { overrideFeed } from '../stock/feed/feed-overrides.ts';
import { writeSearchIndex } from './search-index.ts';
import type { FetchedFeeds } from '../stock/fetch-feeds.ts';
import { writeSnapshot } from '../stock/write-snapshot.ts';
import { takeStock } from '../stock/take-stock.ts';
import { writeTexts } from '../tenant/content/texts-file.ts';
import type { Tenant } from '../tenant/schema.ts';
import { allowedWarnings } from './allowed-rails.ts';
import type { SiteJob } from './report/build-message.ts';
import { makeShareImages } from './share-images/make-share-images.ts';
import { PICTURE_CACHE, SHARE_FONT_CACHE, type SiteFolders } from './site-folders.ts';
import type { SiteRecord } from './report/site-record.ts';

type Site = {
  job: SiteJob;
  folders: SiteFolders;
  tenant: Tenant;
  tenantFolder: string;
  /** Its texts, which the pages are rendered from, too. */
  texts: readonly ContentText[];
  /** The dealer's day, YYYY-MM-DD. */
  today: string;
  now: Date;
  /** The release that is live; undefined before the first. */
  live?: string | undefined;
  /** The feeds, when they were fetched already. */
  fetched?: FetchedFeeds | undefined;
};

export type WrittenStock =
  | {
      kind: 'written';
      figures: StockFigures;
      events: HistoryLine[];
      /** Former prices that the history proves, as takeStock gives them. */
      provenWas: ReadonlyMap<string, number>;
      placed: PlacedFile[];
      gonePages: number;
      /** The dealer's own pictures, by their names in the settings and texts. */
      pictures: Readonly<Record<string, VehicleImage>>;
      /** True if photos were left for the next build. */
      isWaiting: boolean;
    }
  | { kind: 'refused'; rail: string; rails: string[]; reason: string };

/**
 * Takes stock, makes the pictures and writes the snapshot that the pages are rendered from, telling `facts` what became
 * of the records. Only figures come back: the vehicles of a large dealer must not stay in memory, so nobody but the render
 * has them, which is given them (giveStock) or in another process reads them from the snapshot.
 */
export async function writeSiteSnapshot(
  { job, folders, tenant, tenantFolder, texts, today, now, live, fetched }: Site,
  { timer, facts }: Pick<SiteRecord, 'timer' | 'facts'>,
  onProgress: (text: string) => void,
): Promise<WrittenStock> {
  onProgress('feed');
  const stock = await timer.during('feed', () =>
    takeStock({
      environment: process.env,
      tenant,
      tenantFolder,
      stateFolder: folders.state,
      today,
      now,
      live,
      fetched,
      allow: job.allow,
      feed: job.feed,
      map: job.map,
      // What is read anew is what a build with memory is compared with.
      code: job.whole ? undefined : job.code?.all,
      onProgress,
    }),
  );
  facts.vehicles = stock.report;
  facts.stock = reportTable(stock.report);
  facts.warnings.push(...(stock.report.overrides?.notes ?? []));
  if (stock.kind === 'refused')
    return { kind: 'refused', rail: stock.rail, rails: stock.rails, reason: stock.message };
  facts.warnings.push(...stock.told);
  facts.changes = stock.changes;
  facts.warnings.push(...clearPasswordWarnings(overrideFeed(tenant.feed, job), tenant.further_feeds));
  facts.warnings.push(...deadSwitches(tenant));
  facts.warnings.push(...legalWarnings(stock.vehicles, tenant, today));

  onProgress('pictures');
  const pictures = await timer.during('pictures', async () => {
    await rm(folders.pictures, { recursive: true, force: true });
    return preparePictures({
      vehicles: stock.vehicles,
      tenant,
      more: texts.flatMap(contentPictures),
      tenantFolder,
      cacheFolder: PICTURE_CACHE,
      outFolder: folders.pictures,
      now,
      onProgress,
    });
  });
  facts.warnings.push(...pictures.missing.map((line) => `A picture was left out: ${line}`));
  facts.warnings.push(...pictures.waiting);
  const shownFigures = withShownPhotos(stock.figures, pictures.vehicles);
  const { guard } = overrideFeed(tenant.feed, job);
  const againstPhotos = shownPhotosRefusals(shownFigures, stock.last, guard, pictures.waiting).filter(
    ({ rail }) => !stock.allowed.some((allowed) => allowed.rail === rail),
  );
  const refused = againstPhotos.filter(({ rail }) => !job.allow.includes(rail));
  const [first] = refused;
  if (first)
    return {
      kind: 'refused',
      rail: first.rail,
      rails: refused.map(({ rail }) => rail),
      reason: refusalText(refused, stock.shownFeed),
    };
  const allowed = [...stock.allowed, ...againstPhotos];
  facts.warnings.push(
    ...(job.isPreview
      ? allowed.map(({ message }) => `A build would be refused. ${message}`)
      : allowedWarnings(
          job.allow.filter((rail) => rail !== 'law'),
          allowed,
        )),
  );
  await writeFetchedList(folders.state, pictures.fetched);
  onProgress('share images');
  const {
    images: shareImages,
    problems,
    files,
    ...made
  } = await timer.during('pictures', () =>
    makeShareImages({
      vehicles: pictures.vehicles,
      tenant,
      tenantFolder,
      picturesFolder: folders.pictures,
      fontFolder: SHARE_FONT_CACHE,
      cacheFolder: folders.shareImageCache,
      outFolder: folders.shareImages,
      onProgress,
    }),
  );
  facts.shareImages = made;
  facts.warnings.push(...problems);
  const { site, price, images, locations, reach } = tenant;
  const catalogues = catalogueFiles(pictures.vehicles, { site, price, images, locations }, reach);
  facts.warnings.push(...catalogues.flatMap((catalogue) => leftOutWords(catalogue) ?? []));
  onProgress('search index');
  const search = await timer.during('search', () =>
    writeSearchIndex({ vehicles: pictures.vehicles, tenant, outFolder: folders.search }),
  );
  const { warning, ...figures } = search.figures;
  facts.search = figures;
  if (warning) facts.warnings.push(warning);
  const gone = (stock.figures.gone ?? []).filter(
    ({ goneOn }) => goneStage(goneOn, tenant.stock, today) === 'page',
  );
  const written = { today, vehicles: pictures.vehicles, gone, pictures: pictures.site, shareImages };
  const file = await writeSnapshot(folders.state, written);
  giveStock(file, { stock: written, writtenDocuments: search.documents });
  writeTexts(folders.state, texts);
  const { events, provenWas } = stock;
  return {
    kind: 'written',
    figures: shownFigures,
    events,
    provenWas,
    placed: [...pictures.files, ...files],
    gonePages: gone.length,
    pictures: pictures.site,
    isWaiting: pictures.waiting.length > 0,
  };
}
