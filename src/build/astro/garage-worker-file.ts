import path from 'node:path';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { PAGES_MARK } from './fill-garage-worker.ts';
import { oneScript } from './one-script.ts';

const ENTRY = path.join(PROJECT_ROOT, 'src', 'services', 'offline', 'garage-worker.ts');

/**
 * The script of the worker that opens pages of a garage without a network, with a mark where the pages of a site are to be
 * (fillGarageWorker). It is published at one address for good, on sites without a garage too: there it ends what a
 * browser keeps of earlier releases (docs/decisions/0093).
 */
export function garageWorkerFile(): Promise<string> {
  return oneScript(
    // A script without imports: not all browsers start workers of this kind from modules.
    { lib: { entry: ENTRY, formats: ['iife'], name: 'garageWorker' } },
    { define: { GARAGE_PAGES: JSON.stringify([PAGES_MARK]) } },
  );
}
