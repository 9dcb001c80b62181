import { someoneIsThere } from '../../components/ui/someone-is-there.ts';
import { NOT_KEPT_MARK, PRICES_MARK } from '../../domain/offline/offline-marks.ts';
import { OFFLINE_MARK } from '../../domain/site/document-marks.ts';

/**
 * Keeps what is opened on the device (spec S17), once the page is loaded and someone is there; not for a page in a frame. A page that
 * came from the device looks by itself for what is newer.
 */
async function keepOffline(timeZone: string): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  if (!document.querySelector(`[${PRICES_MARK}],[${NOT_KEPT_MARK}]`)) await someoneIsThere();
  const { watchPrices } = await import('./watch-prices.ts');
  watchPrices(timeZone);
}

const zone = document.documentElement.getAttribute(OFFLINE_MARK);
// Gone with its release, or no network: the next page does it.
if (zone && window.top === window) keepOffline(zone).catch(() => {});
