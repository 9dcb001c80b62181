import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BuildEnvironment, CompileEnvironment } from './build-environment.ts';
import { offlineWorkerFile } from './offline-worker-file.ts';
import { placeOwnFiles } from './own-files.ts';
import { moduleOf, READING_MODULE } from './site-data.ts';

const CLIENT_TOUCH = fileURLToPath(new URL('../../components/ui/client-touch.ts', import.meta.url));
const VIRTUAL_ID = 'virtual:tenant';
const RESOLVED_ID = '\0virtual:tenant';

/**
 * Gives pages `virtual:tenant` and ships the tenant's logo, its favicon and the worker of its garage. Astro hands its security policy over as a
 * header of each page (staticHeaders); src/build/render/one-policy reads it there.
 */
export function tenantIntegration(environment: BuildEnvironment | CompileEnvironment): AstroIntegration {
  const module = environment.data ? moduleOf(environment.data) : READING_MODULE;
  return {
    name: 'forecourt-tenant',
    hooks: {
      'astro:config:setup': ({ updateConfig, addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: CLIENT_TOUCH });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'forecourt-virtual-tenant',
                resolveId: (id: string) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
                load: (id: string) => (id === RESOLVED_ID ? module : undefined),
              },
            ],
          },
        });
      },
      'astro:config:done': ({ setAdapter }) => {
        // No server: the adapter exists for its staticHeaders feature, which hands over headers in place of a meta tag.
        setAdapter({
          name: 'forecourt-static',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (environment.data === undefined) return;
        const { data, tenantFolder } = environment;
        const offlineWorker = await offlineWorkerFile();
        await placeOwnFiles({ data, tenantFolder, offlineWorker }, fileURLToPath(dir));
      },
    },
  };
}
