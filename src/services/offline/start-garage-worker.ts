import { GARAGE_WORKER_PATH } from '../../domain/garage/kept-page.ts';
import { scriptAddress } from '../script-policy.ts';

/**
 * Has the page that is open kept, so that it opens without a network (spec A6): its worker answers for this page and no other.
 * Where there are no workers, as in some private windows, nothing is.
 */
export async function startGarageWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = Reflect.get(navigator, 'serviceWorker');
  await workers
    ?.register(scriptAddress(GARAGE_WORKER_PATH), { scope: location.pathname, updateViaCache: 'none' })
    .catch(() => undefined);
}
