import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from './browser-test.ts';
import { openBackend } from '../../src/backend/open-backend.ts';
import { createLog } from '../../src/backend/observe/logger.ts';
import { listLeads } from '../../src/backend/store/list-leads.ts';
import type { Lead } from '../../src/domain/lead/lead.ts';
import { startServer } from '../../src/serve/start-server.ts';
import { DEMO_SITES } from '../built-sites.ts';

/** The demo sites with their backend, on one origin each, as `npm start` serves them. */
export type LeadServer = {
  url: (slug: string, address: string) => string;
  /** The leads that are on disk with a phone number, in its international form. */
  storedFor: (phone: string) => Promise<Lead[]>;
};

/** A test with the demo sites and a backend of its worker's own, so that no other worker's leads are in its store. */
export const test = base.extend<object, { leads: LeadServer }>({
  leads: [
    async ({}, use) => {
      const dataFolder = await mkdtemp(path.join(tmpdir(), 'forecourt-forms-'));
      const backend = await openBackend({
        outFolder: DEMO_SITES,
        dataFolder,
        environment: { FORECOURT_LETTERS: 'files' },
        log: createLog('silent'),
      });
      const server = await startServer({ outFolder: DEMO_SITES, port: 0, backend: backend.listener });
      await use({
        url: (slug, address) => `${server.siteUrl(slug)}${address}`,
        storedFor: async (phone) => (await listLeads(backend.store, { phone })).map(({ lead }) => lead),
      });
      await server.close();
      await backend.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
