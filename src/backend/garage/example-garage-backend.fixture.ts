import { REQUEST_CODE, READ_GARAGE, SIGN_IN } from '../../api/routes.ts';
import type { CodeRequested } from '../../api/request-code.ts';
import type { Garage } from '../../domain/garage/garage.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { cookieOf, ROSA } from '../account/example-shopper.fixture.ts';
import type { Backend } from '../backend.ts';
import { exampleBackend, exampleHandover, NOW } from '../example-backend.fixture.ts';
import { acceptLead, type NewLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import type { Store } from '../store/store.ts';
import { toSiteRelease } from '../tenants/site-release.ts';

export const A = 'www.example.com.au';
export const B = 'b.example';

const settings = (slug: string, host: string): Partial<TenantInput> => ({
  slug,
  site: {
    name: `Dealer ${slug}`,
    url: `https://${host}`,
    licence: { number: 'MD012345' },
    phone: '02 5550 0100',
    email: `sales@${host}`,
  },
  leads: { forms: ['enquiry', 'test-drive'] },
  account: {},
  switches: { garage: true, reserve: true },
  payment: { type: 'demo' },
});

/** Two dealers with a garage over one store, and shoppers who sign in there. */
export async function openGarage(
  open: () => Promise<Store>,
  tenant: Partial<TenantInput> = {},
  changes: Partial<Backend> = {},
) {
  const clock = { now: NOW };
  const sites = [
    { ...settings('example', A), ...tenant },
    { ...settings('b', B), ...tenant },
  ].map((each) => toSiteRelease(exampleHandover({ tenant: each })));
  const made = await exampleBackend(sites, { store: await open(), clock: () => clock.now, ...changes });
  const { ask, post, sentCodes, backend } = made;
  const { store } = backend;

  let browsers = 0;
  /** Each from an address of its own: one address gets few codes without a proof of work. */
  async function signIn(host = A, phone = ROSA): Promise<string> {
    const asked = await ask(REQUEST_CODE.path, {
      method: 'POST',
      peer: `198.51.100.${++browsers}`,
      headers: { 'content-type': 'application/json', host },
      body: JSON.stringify({ phone }),
    });
    const { challenge } = asked.json() as CodeRequested;
    return cookieOf(await post(SIGN_IN.path, { challenge, code: sentCodes.at(-1)?.code ?? '' }, { host }));
  }
  const look = (cookie: string, host = A) => ask(READ_GARAGE.path, { headers: { host, cookie } });
  const garage = async (cookie: string, host = A) => (await look(cookie, host)).json() as Garage;
  /** Stores a lead of a dealer, with what a test says otherwise. */
  const keep = (lead: Partial<Lead>, more: Partial<NewLead> = {}) =>
    acceptLead(store, {
      lead: exampleLead({
        tenant: 'example',
        location: 'parramatta',
        received_at: new Date(NOW).toISOString(),
        ...lead,
      }),
      bodyHash: 'aa',
      destinations: [{ destination: 'yard', kind: 'lead' }],
      ...more,
    });
  /** Stores a test drive at a time of its dealer's yard. */
  const book = (id: string, time: string, lead: Partial<Lead> = {}) =>
    keep(
      { id, form: 'test-drive', category: 'Test Drive', values: { appointment: time }, ...lead },
      { booking: { location: 'parramatta', time, capacity: 1 } },
    );
  return { ...made, store, clock, signIn, look, garage, keep, book };
}
