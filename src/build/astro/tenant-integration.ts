import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { GARAGE_WORKER_PATH } from '../../domain/garage/kept-page.ts';
import { garagePages } from '../../domain/garage/garage-site.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { garageWorkerFile } from './garage-worker-file.ts';

const VIRTUAL_ID = 'virtual:tenant';
const RESOLVED_ID = '\0virtual:tenant';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/**
 * Gives pages `virtual:tenant` and ships the tenant's logo, its favicon and the worker of its garage. Astro hands its security policy over as a
 * header of each page (staticHeaders); src/build/render/one-policy reads it there.
 */
export function tenantIntegration(environment: BuildEnvironment): AstroIntegration {
  const inTenant = (file: string): string => path.join(environment.tenantFolder, file);

  return {
    name: 'forecourt-tenant',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const logo = hashOf(await readFile(inTenant('logo.svg'), 'utf8'));
        const module = [
          `export const tenant = ${JSON.stringify(environment.tenant)};`,
          `export const themeCss = ${JSON.stringify(environment.themeCss)};`,
          // The logo keeps its name, so its bytes must be part of what pages are keyed on.
          `export const logoHref = ${JSON.stringify(`/logo.svg?v=${logo}`)};`,
        ].join('\n');
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
        const out = fileURLToPath(dir);
        await cp(inTenant('logo.svg'), path.join(out, 'logo.svg'));
        await cp(inTenant('favicon.svg'), path.join(out, 'favicon.svg'));
        const pages = garagePages(environment.tenant).map((page) => page.path);
        await writeFile(path.join(out, GARAGE_WORKER_PATH), await garageWorkerFile(pages));
      },
    },
  };
}
