import { keptRelease } from '../../domain/offline/kept-release.ts';
import { isPagePriced } from '../../domain/offline/kept-request.ts';
import {
  NOT_KEPT_MARK,
  OFFLINE_MARK,
  PRICES_CLASS,
  PRICES_MARK,
  PRICES_OVER_CLASS,
  PRICES_ROW_CLASS,
} from '../../domain/offline/offline-marks.ts';
import { arePricesOld, pricesAsOf } from '../../domain/offline/prices-as-of.ts';
import { SEARCH_MANIFEST_PATH } from '../../domain/search/search-manifest.ts';
import { startOfflineWorker } from '../../services/offline/start-offline-worker.ts';

/** How often a page that says how old its prices are looks for newer ones, and how often one looks whether it must say so. */
const LOOK_MS = 30_000;
/** How soon it looks again after something changed; from then on it waits twice as long each time, up to LOOK_MS. */
const SOON_MS = 1000;

const notice = (): HTMLElement | null => document.querySelector(`[${PRICES_MARK}]`);

/** The release of the stock that the site has now; undefined where the network does not say. */
async function liveRelease(): Promise<string | undefined> {
  try {
    // What is asked past every cache the device does not answer either.
    const answer = await fetch(SEARCH_MANIFEST_PATH, { cache: 'no-store' });
    return answer.ok ? keptRelease(await answer.json())?.name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts the worker that keeps the stock, and keeps the page that is open honest about its prices (spec S17): it says their time
 * while there is no network, when its search was answered from the device, and from a day on. With a network again it says
 * nothing more where they are still those of the site, and else offers the newest; the page itself stays as it is.
 */
export function watchPrices(): void {
  void startOfflineWorker();
  const timeZone = document.documentElement.getAttribute(OFFLINE_MARK);
  if (timeZone === null || !isPagePriced(location.pathname)) return;
  let pricesAt = performance.timeOrigin;

  const show = (at: number, release: string): void => {
    const old = notice();
    const shown = old ?? document.createElement('div');
    if (!old) {
      shown.className = `${PRICES_CLASS} ${PRICES_OVER_CLASS}`;
      shown.role = 'status';
      document.querySelector('header')?.append(shown);
    }
    shown.setAttribute(PRICES_MARK, release);
    const row = document.createElement('p');
    row.className = PRICES_ROW_CLASS;
    row.textContent = pricesAsOf(at, Date.now(), timeZone);
    shown.replaceChildren(row);
  };

  function offerNewest(row: Element): void {
    if (row.querySelector('button')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'font-semibold underline';
    button.textContent = "Show today's prices";
    button.addEventListener('click', () => location.reload());
    row.append(button);
  }

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    if (document.querySelector(`[${NOT_KEPT_MARK}]`)) {
      if (await liveRelease()) location.reload();
      return;
    }
    const isOld = arePricesOld(pricesAt, Date.now());
    if (!notice() && isOld && navigator.onLine) show(pricesAt, '');
    const shown = notice();
    const live = shown && (await liveRelease());
    if (!live) return;
    const release = shown.getAttribute(PRICES_MARK);
    if (release === live) pricesAt = Date.now();
    if (release === live || (release === '' && !isOld)) shown.remove();
    else offerNewest(shown.firstElementChild ?? shown);
  }

  let wait = SOON_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookIn = (milliseconds: number): void => {
    clearTimeout(timer);
    wait = milliseconds;
    timer = setTimeout(() => void look().finally(() => lookIn(Math.min(wait * 2, LOOK_MS))), wait);
  };
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ pricesAt: number; release: string }>) => {
      if (notice()?.getAttribute(PRICES_MARK)) return;
      show(data.pricesAt, data.release);
      // An answer of the device may come in after the network is back.
      lookIn(SOON_MS);
    },
  );
  const sayWithoutNetwork = (): void => {
    const isKept = !document.querySelector(`[${NOT_KEPT_MARK}]`);
    if (!navigator.onLine && isKept && !notice()) show(pricesAt, '');
  };
  addEventListener('offline', sayWithoutNetwork);
  // Browsers say so a moment before an answer comes through.
  const lookNow = (): void => void look().finally(() => lookIn(SOON_MS));
  addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookNow);
  sayWithoutNetwork();
  // The network may be back since the page was opened.
  lookNow();
}
