import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownedVehicles } from '../../src/backend/garage-store/owned-vehicles.ts';
import { openBackend, type OpenBackend } from '../../src/backend/open-backend.ts';
import { createLog } from '../../src/backend/observe/logger.ts';
import { leadFiles } from '../../src/backend/store/lead-files.ts';
import { listLeads } from '../../src/backend/store/list-leads.ts';
import { storePlace } from '../../src/backend/store/store-place.ts';
import type { OwnedVehicle } from '../../src/domain/garage/owned-vehicle.ts';
import type { Lead } from '../../src/domain/lead/lead.ts';
import { startServer } from '../../src/serve/start-server.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { test as base } from './browser-test.ts';

/** The demo sites with their backend, on one origin each, as `npm start` serves them. */
export type LeadServer = {
  url: (slug: string, address: string) => string;
  /** The leads that are on disk with a phone number, in its international form. */
  storedFor: (phone: string) => Promise<Lead[]>;
  /** The own vehicles that the backend has in the garage of a phone number, in its international form. */
  vehiclesOf: (phone: string) => Promise<OwnedVehicle[]>;
  /** A file that came with a lead, by its key. */
  fileOf: (key: string) => Promise<Buffer>;
  /** The code that was sent last to a mobile, by the three digits it ends in; '' for none. */
  codeFor: (ending: string) => string;
  store: OpenBackend['store'];
  close: () => Promise<void>;
};

/**
 * Serves the demo sites, or those of `sites`, with a backend over an empty store, which reads in `outFolder` what builds hand
 * over. It believes what X-Forwarded-For says: a test may be someone at an address of its own.
 */
export async function openLeadServer(
  outFolder: string = DEMO_SITES,
  environment: Record<string, string> = { FORECOURT_LETTERS: 'files' },
  sites: string = DEMO_SITES,
): Promise<LeadServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'forecourt-forms-'));
  const codes = new Map<string, string>();
  const backend = await openBackend({
    outFolder,
    dataFolder,
    environment: { FORECOURT_TRUSTED_PROXIES: '127.0.0.1', ...environment },
    log: createLog('silent'),
    showCode: (line) => {
      const [, code = '', ending = ''] = /: (\d{6}) .* (\d{3})$/.exec(line) ?? [];
      codes.set(ending, code);
    },
  });
  const files = leadFiles(storePlace(dataFolder, environment).files);
  const server = await startServer({ outFolder: sites, port: 0, backend: backend.listener });
  return {
    url: (slug, address) => `${server.siteUrl(slug)}${address}`,
    codeFor: (ending) => codes.get(ending) ?? '',
    storedFor: async (phone) => (await listLeads(backend.store, { phone })).map(({ lead }) => lead),
    vehiclesOf: async (phone) => {
      const accounts = await backend.store.db
        .selectFrom('account')
        .select('id')
        .where('phone', '=', phone)
        .execute();
      return (await Promise.all(accounts.map(({ id }) => ownedVehicles(backend.store, id)))).flat();
    },
    fileOf: files.read,
    store: backend.store,
    close: async () => {
      await server.close();
      await backend.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A test with the demo sites and a backend of its worker's own, so that no other worker's leads are in its store. */
export const test = base.extend<object, { leads: LeadServer }>({
  leads: [
    async ({}, use) => {
      const leads = await openLeadServer();
      await use(leads);
      await leads.close();
    },
    { scope: 'worker' },
  ],
});
