import { someoneIsThere } from '../../components/ui/someone-is-there.ts';

/**
 * Keeps what is opened on the device (spec S17), once the page is loaded and someone is there; not for a page in a frame. A page that
 * a worker gave has what it takes already, and looks by itself for what is newer.
 */
async function keepOffline(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  if (!navigator.serviceWorker?.controller) await someoneIsThere();
  (await import('./watch-prices.ts')).watchPrices();
}

// Gone with its release, or no network: the next page does it.
if (window.top === window) keepOffline().catch(() => {});
