import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleBackend, exampleHandover, NOW } from '../example-backend.fixture.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import { createSiteDirectory } from '../tenants/site-directory.ts';
import { toSiteRelease, type SiteRelease } from '../tenants/site-release.ts';
import { alertSearches } from './alert-searches.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const OFF: Partial<TenantInput> = {
  site: { ...MINIMAL_TENANT.site, email: 'hello@example.com.au' },
  leads: {},
};
const ON: Partial<TenantInput> = { ...OFF, saved_searches: {} };

/** A car of a make and a model. */
export const car = (id: string, changes: Partial<Vehicle> = {}): Vehicle =>
  exampleVehicle({ id, stocknum: id, make: 'Alder', model: 'Brook', price: 20_000, ...changes });

/** A release of a dealer's site, built at a moment in milliseconds. */
export const siteOf = (
  vehicles: Vehicle[],
  builtAt: number,
  tenant: Partial<TenantInput> = ON,
): SiteRelease => {
  const handover = exampleHandover({ tenant, built_at: new Date(builtAt).toISOString() });
  return toSiteRelease({ ...handover, stock: { ...handover.stock, vehicles } });
};

/** A backend whose clock and release can be moved, and a shopper who keeps searches there. */
export async function searchBackend(vehicles: Vehicle[] = [car('a')], tenant: Partial<TenantInput> = ON) {
  const clock = { now: NOW };
  const sites = [siteOf(vehicles, NOW - DAY, tenant)];
  const example = await exampleBackend(sites, {
    clock: () => clock.now,
    sites: {
      ...createSiteDirectory({ shared: async () => ({ sites, problems: [] }), clock: () => NOW }),
      byHost: async () => sites[0],
    },
  });
  const { ask, backend } = example;
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const emails = async (): Promise<StoredEmail[]> => {
    const rows = await backend.store.db.selectFrom('letter').select('body').orderBy('created_at').execute();
    return rows.map(({ body }) => JSON.parse(body) as StoredEmail);
  };
  const keep = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    send(
      '/api/saved-searches',
      { email: 'rosa@example.com', consent: 'yes', search: 'make=Alder', ...fields },
      headers,
    );
  /** Presses the link of the first email, and then the button of its page. */
  const confirm = async () => {
    const [email] = (await emails()).slice(-1);
    const { search } = new URL(/https:\S+confirm\S+/.exec(email?.text ?? '')?.[0] ?? 'https://none.example');
    return send(
      '/api/saved-searches/confirm',
      {},
      { referer: `https://www.example.com.au/saved-search/confirm${search}` },
    );
  };
  /** A night passes, and a build hands over other stock. */
  const night = async (stock: Vehicle[], hours = 24): Promise<number> => {
    clock.now += hours * HOUR;
    sites[0] = siteOf(stock, clock.now - 1000, tenant);
    return alertSearches(backend.store, sites, clock.now);
  };
  return { ...example, clock, send, keep, confirm, emails, night };
}

/** Where an answer leads. */
export const place = ({ headers }: { headers: Headers }): string => headers.get('location') ?? '';
