import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { exampleBackend, exampleHandover, NOW } from '../example-backend.fixture.ts';
import { QUOTAS } from '../guard/quotas.ts';
import { createAccessToken } from '../store/access-tokens.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { openReceivedReleases } from '../tenants/received-releases.ts';
import { createSiteDirectory } from '../tenants/site-directory.ts';
import { toSiteRelease } from '../tenants/site-release.ts';

const HERE = { peer: '127.0.0.1', headers: { host: 'localhost:4322' } };
const RELEASE = '000007-0123456789ab';
const ADDRESS = `/api/_ops/tenants/example/releases/${RELEASE}`;
const packed = (handover = exampleHandover({ release: RELEASE })) =>
  new Uint8Array(gzipSync(JSON.stringify(handover)));

describe('an operator', () => {
  test('on this machine sees whether it is alive and ready, and which release each tenant has', async () => {
    const old = exampleHandover({
      built_at: '2026-11-19T12:00:00Z',
      tenant: { slug: 'old', site: { ...MINIMAL_TENANT.site, url: 'https://old.example' } },
    });
    const { ask } = await exampleBackend([toSiteRelease(exampleHandover()), toSiteRelease(old)]);
    expect((await ask('/health')).json()).toEqual({ status: 'ok' });
    const ready = await ask('/ready', HERE);
    expect(ready.status).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      store: true,
      tenants: [
        {
          slug: 'example',
          release: '000001-0123456789ab',
          built_at: '2026-11-20T18:00:00.000Z',
          confirmed_at: '2026-11-20T18:00:00.000Z',
          age_hours: 7,
          stale: false,
        },
        {
          slug: 'old',
          release: '000001-0123456789ab',
          built_at: '2026-11-19T12:00:00.000Z',
          confirmed_at: '2026-11-19T12:00:00.000Z',
          age_hours: 37,
          stale: true,
        },
      ],
      problems: [],
    });
  });

  test('sees when a release was built, though a later build has only confirmed it, and its age since that', async () => {
    const confirmed = exampleHandover({
      made_at: '2026-11-17T18:00:00Z',
      built_at: '2026-11-20T18:00:00Z',
    });
    const { ask } = await exampleBackend([toSiteRelease(confirmed)]);
    expect((await ask('/ready', HERE)).json()).toMatchObject({
      tenants: [
        {
          built_at: '2026-11-17T18:00:00.000Z',
          confirmed_at: '2026-11-20T18:00:00.000Z',
          age_hours: 7,
          stale: false,
        },
      ],
    });
  });

  test('is told when the store is away', async () => {
    const { ask, backend } = await exampleBackend();
    await backend.store.close();
    const ready = await ask('/ready', HERE);
    expect(ready.status).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'unavailable', store: false });
  });

  test('R4 is told that no lead can be stored, and asks the store once in five seconds', async () => {
    let now = NOW;
    const { ask, backend } = await exampleBackend(undefined, { clock: () => now });
    const { prove } = backend.store;
    let asked = 0;
    const full = { isFull: true };
    backend.store.prove = async () => {
      asked += 1;
      if (full.isFull) throw new Error('database or disk is full');
      await prove();
    };
    const answers = async () => {
      const ready = await ask('/ready', HERE);
      return [ready.status, (ready.json() as { store: boolean }).store];
    };
    expect(await Promise.all([answers(), answers()])).toEqual([
      [503, false],
      [503, false],
    ]);
    full.isFull = false;
    now += 4_999;
    expect(await answers()).toEqual([503, false]);
    expect(asked).toBe(1);
    now += 1;
    expect(await answers()).toEqual([200, true]);
    full.isFull = true;
    now -= 3_600_000;
    expect(await answers()).toEqual([503, false]);
  });

  test('is not limited, as those are from the same address who are not let in', async () => {
    const quotas = { ...QUOTAS, callsOfAddress: { burst: 2, refill_seconds: 30 } };
    const { ask, backend } = await exampleBackend(undefined, { quotas });
    const { token } = await createAccessToken(backend.store, { tenant: null, label: 'x', now: NOW });
    const ready = async (bearer: string): Promise<number> =>
      (await ask('/ready', { headers: { authorization: `Bearer ${bearer}` } })).status;
    const codes: number[] = [];
    for (const bearer of ['guess', 'guess', 'guess', token, token, token, 'guess'])
      codes.push(await ready(bearer));
    expect(codes).toEqual([401, 401, 429, 200, 200, 200, 429]);
  });

  test('reads the metrics', async () => {
    const { ask } = await exampleBackend();
    const { headers, text } = await ask('/metrics', HERE);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toContain('forecourt_release_age_seconds{tenant="example"} 25200');
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
  });

  test.each([
    ['a stranger', {}],
    ['a shopper at this machine, on a site', { peer: '127.0.0.1', headers: { host: 'example.localhost' } }],
    ['a stranger who says localhost', { headers: { host: 'localhost' } }],
    [
      'a request through a proxy here',
      { peer: '127.0.0.1', headers: { host: 'localhost', 'x-forwarded-for': '1.1.1.1' } },
    ],
    ['a wrong token', { headers: { authorization: 'Bearer nonsense' } }],
  ])('%s is not let in', async (_, request) => {
    const { ask } = await exampleBackend();
    for (const path of ['/ready', '/metrics']) expect((await ask(path, request)).status).toBe(401);
  });

  test('with a token is let in from anywhere, and one of a tenant is not', async () => {
    const { ask, backend } = await exampleBackend();
    const operator = await createAccessToken(backend.store, { tenant: null, label: 'Ops', now: NOW });
    const dealer = await createAccessToken(backend.store, { tenant: 'example', label: 'Yard', now: NOW });
    const as = (token: string) => ask('/ready', { headers: { authorization: `Bearer ${token}` } });
    expect((await as(operator.token)).status).toBe(200);
    expect((await as(dealer.token)).status).toBe(401);
  });
});

describe('a release from a build elsewhere', () => {
  async function openReceiving() {
    const received = await openReceivedReleases(temporaryFolder());
    const shared = async () => ({ sites: [], problems: [] });
    const sites = createSiteDirectory({ shared, received, clock: () => NOW });
    const { ask, backend } = await exampleBackend([], { received, sites });
    const { token } = await createAccessToken(backend.store, { tenant: null, label: 'Build', now: NOW });
    const put = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, address = ADDRESS) =>
      ask(address, {
        method: 'PUT',
        body,
        headers: {
          authorization: `Bearer ${token}`,
          'content-encoding': 'gzip',
          'content-type': 'application/json',
          ...headers,
        },
      });
    return { ask, put };
  }

  test('is answered from at once, and may be sent again', async () => {
    const { ask, put } = await openReceiving();
    const question = '/api/geocode?postal_code=2150';
    expect((await ask(question)).status).toBe(404);
    expect((await put(packed())).json()).toEqual({ tenant: 'example', release: RELEASE });
    expect((await put(packed())).status).toBe(200);
    expect((await ask(question)).status).toBe(200);
  });

  test('R3 with a host of another tenant is refused, and the other still answers', async () => {
    const { ask, put } = await openReceiving();
    await put(packed());
    const copy = packed(exampleHandover({ release: RELEASE, tenant: { slug: 'a-copy' } }));
    const { status, text } = await put(copy, {}, ADDRESS.replace('example', 'a-copy'));
    expect([status, text]).toEqual([422, expect.stringContaining('both have the host www.example.com.au')]);
    expect((await ask('/ready', HERE)).json()).toMatchObject({
      tenants: [{ slug: 'example' }],
      problems: [],
    });
  });

  test.each([
    ['without a token', packed(), { authorization: '' }, ADDRESS, 401],
    ['that is not gzipped', packed(), { 'content-encoding': 'identity' }, ADDRESS, 415],
    ['that was cut off', packed().subarray(0, 50), {}, ADDRESS, 422],
    ['of another tenant', packed(), {}, ADDRESS.replace('example', 'other'), 422],
    ['with a name that is a path', packed(), {}, '/api/_ops/tenants/example/releases/..%2f..%2fx', 422],
    ['that unpacks to zeros', new Uint8Array(gzipSync(Buffer.alloc(1_000_000))), {}, ADDRESS, 422],
  ])('%s is refused', async (_, body, headers, address, status) => {
    const { ask, put } = await openReceiving();
    expect((await put(body, headers, address)).status).toBe(status);
    expect((await ask('/api/geocode?postal_code=2150')).status).toBe(404);
  });
});

describe('O2 an email of a night', () => {
  const EMAIL = {
    at: '2026-11-20T16:00:00.000Z',
    from: 'nights@operator.example',
    to: ['sales@example.com.au'],
    subject: 'Example Cars this morning: 12 new',
    text: 'This morning',
  };
  const PLACE = '/api/_ops/tenants/example/nights/2026-11-20/letter';

  async function open() {
    const woken: number[] = [];
    const { ask, backend } = await exampleBackend(undefined, { onLead: () => void woken.push(1) });
    const tokens = await Promise.all(
      [null, 'example'].map((tenant) => createAccessToken(backend.store, { tenant, label: 'x', now: NOW })),
    );
    const [operator, dealer] = tokens.map(({ token }) => token);
    const put = (body: unknown, { token = operator, address = PLACE, type = 'application/json' } = {}) =>
      ask(address, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      });
    const waiting = () => backend.store.db.selectFrom('delivery').select(['id', 'kind', 'tenant']).execute();
    return { put, ask, operator, dealer, waiting, woken, store: backend.store };
  }

  test('is put into the outbox, which is woken; given again it is the same one', async () => {
    const { put, waiting, woken } = await open();
    expect((await put(EMAIL)).json()).toEqual({ tenant: 'example', night: '2026-11-20', isNew: true });
    expect((await put(EMAIL)).json()).toMatchObject({ isNew: false });
    expect(await waiting()).toEqual([
      { id: 'morning-example.2026-11-20', kind: 'night_letter', tenant: 'example' },
    ]);
    expect(woken).toHaveLength(1);
  });

  test.each([
    ['without a token', EMAIL, { token: '' }, 401],
    ['of a night that is a path', EMAIL, { address: PLACE.replace('2026-11-20', '..%2fx') }, 422],
    ['of a slug that is a path', EMAIL, { address: PLACE.replace('example', '..%2fx') }, 422],
    ['that is no JSON', EMAIL, { type: 'text/plain' }, 415],
    ['to nobody', { ...EMAIL, to: [] }, {}, 422],
    ['with a header behind its sender', { ...EMAIL, from: 'a@b.example\r\nBcc: c@d.example' }, {}, 422],
    ['with a header behind a mailbox', { ...EMAIL, to: ['a@b.example\nBcc: c@d.example'] }, {}, 422],
    ['with a field that is not known', { ...EMAIL, html: '<b>' }, {}, 422],
    ['that is huge', { ...EMAIL, text: 'x'.repeat(200_000) }, {}, 413],
  ])('%s is refused, and nothing waits', async (_, body, how, status) => {
    const { put, waiting } = await open();
    expect((await put(body, how)).status).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  test('is not taken from a dealer', async () => {
    const { put, dealer, waiting } = await open();
    expect((await put(EMAIL, { token: dealer })).status).toBe(401);
    expect(await waiting()).toEqual([]);
  });

  test('that was given up is named to the operator, and to nobody else', async () => {
    const { put, ask, operator, dealer, store } = await open();
    await put(EMAIL);
    const given = (token: string | undefined) =>
      ask('/api/_ops/nights/letters/given-up', { headers: { authorization: `Bearer ${token}` } });
    expect((await given(operator)).json()).toEqual({ letters: [] });
    await store.db
      .updateTable('delivery')
      .set({ state: 'dead', finished_at: NOW, last_error: 'SMTP 550 after RCPT TO' })
      .execute();
    expect((await given(operator)).json()).toEqual({
      letters: [
        {
          tenant: 'example',
          night: '2026-11-20',
          at: new Date(NOW).toISOString(),
          reason: 'SMTP 550 after RCPT TO',
        },
      ],
    });
    for (const token of [dealer, '', 'wrong']) expect((await given(token)).status).toBe(401);
    expect((await ask('/api/_ops/nights/letters/given-up', HERE)).status).toBe(401);
  });
});
