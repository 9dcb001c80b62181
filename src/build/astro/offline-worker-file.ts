import path from 'node:path';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { SITE_MARK } from './fill-offline-worker.ts';
import { oneScript } from './one-script.ts';

const ENTRY = path.join(PROJECT_ROOT, 'src', 'services', 'offline', 'offline-worker.ts');

/**
 * The script of the worker that opens pages without a network, with a mark where what a site keeps is to be
 * (fillOfflineWorker). It is published at its addresses for good, on sites that keep nothing too: there it ends what a
 * browser keeps of earlier releases (docs/decisions/0181).
 */
export function offlineWorkerFile(): Promise<string> {
  return oneScript(
    // A script without imports: not all browsers start workers of this kind from modules.
    { lib: { entry: ENTRY, formats: ['iife'], name: 'offlineWorker' } },
    { define: { OFFLINE_SITE: JSON.stringify(SITE_MARK) } },
  );
}
