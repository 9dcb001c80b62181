import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { exampleBackend, NOW } from '../example-backend.fixture.ts';
import { leadSite } from '../leads/example-form.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import type { Booking } from '../store/book-time.ts';
import { createAccessToken } from '../store/access-tokens.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { leadFiles } from '../store/lead-files.ts';
import type { Store } from '../store/store.ts';

export const HOSTS = { example: 'www.example.com.au', b: 'b.example' };
const B = {
  slug: 'b',
  site: { name: 'Dealer B', url: 'https://b.example', licence: { number: '1' }, email: 'b@b.example' },
};

/** Stores a lead that arrived an hour ago, with the time that it books. */
export const keep = (store: Store, changes: Parameters<typeof exampleLead>[0], booking?: Booking) =>
  acceptLead(store, {
    lead: exampleLead({ received_at: new Date(NOW - 3_600_000).toISOString(), ...changes }),
    bodyHash: 'x',
    destinations: [{ destination: 'yard', kind: 'lead' }],
    ...(booking && { booking }),
  });

/** Two dealers with a lead each, and a browser that can sign in to them. */
export async function openPages(changes: Parameters<typeof exampleBackend>[1] = {}) {
  let now = NOW;
  const { ask, backend } = await exampleBackend([leadSite(), leadSite(B)], {
    files: { ...leadFiles('/nowhere'), read: () => Promise.resolve(Buffer.from('of Ivo')) },
    ...changes,
    clock: () => now,
  });
  const { store } = backend;
  await keep(store, { id: 'a1', tenant: 'example', message: '<script>alert(1)</script>' });
  await keep(store, {
    id: 'b1',
    tenant: 'b',
    person: { first_name: 'Ivo' },
    files: [
      { key: '00000000-0000-4000-8000-000000000000', name: 'cv.pdf', type: 'application/pdf', bytes: 1 },
    ],
  });
  const tokenOf = (tenant: string | null) => createAccessToken(store, { tenant, label: 'Test', now });
  const submit = (path: string, fields: Record<string, string>, cookie = '', host = HOSTS.example) =>
    ask(path, {
      method: 'POST',
      headers: {
        host,
        cookie,
        origin: `https://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: String(new URLSearchParams(fields)),
    });
  const signIn = async (tenant: string | null, host = HOSTS.example) => {
    const { id, token } = await tokenOf(tenant);
    const answer = await submit('/_leads/sign-in', { token }, '', host);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const look = (path: string, at = host) => ask(path, { headers: { host: at, cookie } });
    const list = await look('/_leads');
    const csrf = String(select('[name=csrf]', fromHtml(list.text))?.properties['value'] ?? '');
    return { id, answer, cookie, csrf, look, list };
  };
  const wait = (milliseconds: number): void => void (now += milliseconds);
  return { ask, store, submit, signIn, tokenOf, wait };
}
