import { OFFLINE_WORKER_PATH, STOCK_SCOPE } from '../../domain/offline/offline-site.ts';
import { OFFLINE_MARK } from '../../domain/offline/offline-marks.ts';
import { scriptAddress } from '../script-policy.ts';

/**
 * Has what is open kept on the device: all of the stock that is opened where the site says so (spec S17), else the page of the
 * garage that is open (spec A6), for which alone the worker then answers. Where there are no workers, as in some private windows,
 * nothing is, nor of the stock where the browser asks to save data.
 */
export async function startOfflineWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = Reflect.get(navigator, 'serviceWorker');
  const scope = document.documentElement.hasAttribute(OFFLINE_MARK) ? STOCK_SCOPE : location.pathname;
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  if (!workers || (scope === STOCK_SCOPE && connection?.saveData)) return;
  try {
    await workers.register(scriptAddress(OFFLINE_WORKER_PATH), { scope, updateViaCache: 'none' });
    // A page that a worker has given is kept by that.
    if (scope === STOCK_SCOPE && !workers.controller) (await workers.ready).active?.postMessage('keep');
  } catch {
    // Refused by the browser's settings.
  }
}
