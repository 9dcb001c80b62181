import path from 'node:path';
import { build } from 'vite';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { PAGES_MARK } from './fill-garage-worker.ts';

const ENTRY = path.join(PROJECT_ROOT, 'src', 'services', 'offline', 'garage-worker.ts');

/**
 * The script of the worker that opens pages of a garage without a network, with a mark where the pages of a site are to be
 * (fillGarageWorker). It is published at one address for good, on sites without a garage too: there it ends what a
 * browser keeps of earlier releases (docs/decisions/0093).
 */
export async function garageWorkerFile(): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { GARAGE_PAGES: JSON.stringify([PAGES_MARK]) },
    // A script without imports: not all browsers start workers of this kind from modules.
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'garageWorker' } },
  });
  const [bundle] = [made].flat();
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script === undefined || !('code' in script)) throw new Error('The worker of the garage was not built.');
  return script.code;
}
