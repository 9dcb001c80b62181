import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Reservation } from '../../domain/checkout/reservation.ts';
import { leadPayload } from '../../domain/lead/lead-payload.ts';
import { exampleReservation, HOUR, TAKEN_AT } from '../checkout-store/example-reservation.fixture.ts';
import { wholeLead } from './example-dealer.fixture.ts';
import { retryAfter, sendWebhook } from './send-webhook.ts';

const SECRET = `whsec_${Buffer.from('a secret of more than 24 bytes').toString('base64')}`;
const MESSAGE = {
  id: 'lead-1-crm',
  fence: 1,
  tenant: 'good-cars',
  destination: 'crm',
  kind: 'lead' as const,
  lead: wholeLead(),
};

type Request = { headers: IncomingHttpHeaders; body: string };

async function receiver(
  answer: (response: ServerResponse) => void,
): Promise<{ url: string; requests: Request[] }> {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      requests.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/leads`, requests };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('what it says does not matter');

const target = (url: string, secret: string | undefined = SECRET) => ({
  url,
  secret,
  secretName: 'CRM_SECRET',
});
const send = (url: string, now = Date.now(), secret?: string) =>
  sendWebhook(MESSAGE, target(url, secret), now, new AbortController().signal);

describe('F1 a webhook with the headers of Standard Webhooks', () => {
  test('F1 the published library verifies it, under the names of the specification', async () => {
    const { url, requests } = await receiver(status(204));
    expect(await send(url)).toEqual({ kind: 'delivered' });
    const [{ headers, body } = { headers: {}, body: '' }] = requests;
    const verified = new Webhook(SECRET).verify(body, headers as Record<string, string>);
    expect(verified).toEqual({
      type: 'lead.created',
      timestamp: MESSAGE.lead.received_at,
      data: leadPayload(wholeLead()),
    });
    expect(headers['webhook-id']).toBe('lead-1-crm');
    expect(headers['content-type']).toBe('application/json');
  });

  test('F1 control: a changed body, another secret and an old message are not verified', async () => {
    const { url, requests } = await receiver(status(200));
    await send(url);
    await send(url, Date.now() - 3_600_000);
    const [fresh, old] = requests;
    const verify = (secret: string, request: Request | undefined, body = request?.body ?? '') =>
      new Webhook(secret).verify(body, (request?.headers ?? {}) as Record<string, string>);
    expect(() => verify(SECRET, fresh, `${fresh?.body} `)).toThrow('No matching signature');
    const other = `whsec_${Buffer.from('another secret of 24 bytes').toString('base64')}`;
    expect(() => verify(other, fresh)).toThrow('No matching signature');
    expect(() => verify(SECRET, old)).toThrow('Message timestamp too old');
  });

  test('F9 news of a reservation has the lead, and how the reservation is, amounts in cents', async () => {
    const { url, requests } = await receiver(status(200));
    const reservation: Reservation = {
      ...{ id: 'lead-1', tenant: 'good-cars', ...exampleReservation(), state: 'held', end: null },
      until: TAKEN_AT + 48 * HOUR,
    };
    const message = {
      ...MESSAGE,
      kind: 'hold' as const,
      held: { hold: reservation, payment: 'paid' as const },
    };
    await sendWebhook(message, target(url), Date.now(), new AbortController().signal);
    const [{ headers, body } = { headers: {}, body: '' }] = requests;
    expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toEqual({
      type: 'lead.reservation',
      timestamp: '2026-11-21T03:00:00.000Z',
      data: {
        ...leadPayload(wholeLead()),
        reservation: {
          state: 'held',
          end: null,
          price: 2_849_000,
          fee: 20_000,
          until: TAKEN_AT + 48 * HOUR,
          payment: 'paid',
        },
      },
    });
  });

  test('R6 every attempt has the same id and the same bytes', async () => {
    const { url, requests } = await receiver(status(500));
    await send(url);
    await send(url, Date.now() + 60_000);
    const [first, second] = requests;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });
});

describe('R6 what an answer means', () => {
  test.each([
    [500, {}, { refused: false }],
    [401, {}, { refused: false }],
    [404, {}, { refused: false }],
    [301, { location: 'https://elsewhere.example' }, { refused: false }],
    [400, {}, { refused: true }],
    [422, {}, { refused: true }],
    [429, {}, { refused: false, retryAfter: 30_000 }],
    [429, { 'retry-after': '120' }, { refused: false, retryAfter: 120_000 }],
    [503, { 'retry-after': '7' }, { refused: false, retryAfter: 7000 }],
  ])('R6 %i %o', async (code, headers, outcome) => {
    const { url, requests } = await receiver(status(code, headers as Record<string, string>));
    expect(await send(url)).toEqual({ kind: 'failed', reason: `HTTP ${code}`, ...outcome });
    expect(requests).toHaveLength(1);
  });

  test('R6 nobody there, and a connection that breaks', async () => {
    await expect(send('http://127.0.0.1:2/')).rejects.toThrow(/ECONNREFUSED/);
    const { url } = await receiver((response) => response.destroy());
    await expect(send(url)).rejects.toThrow();
  });

  test('R6 an attempt that is given up ends', async () => {
    const { url } = await receiver(() => undefined);
    const given = new AbortController();
    const attempt = sendWebhook(MESSAGE, target(url), 0, given.signal);
    given.abort();
    await expect(attempt).rejects.toThrow(/abort/);
  });

  test.each(['', 'secret', 'whsec_', 'whsec_c2hvcnQ=', 'whsec_not base64 at all, not at all'])(
    'F1 without a right secret nothing is sent: %j',
    async (secret) => {
      const { url, requests } = await receiver(status(200));
      expect(await sendWebhook(MESSAGE, target(url, secret), 0, new AbortController().signal)).toEqual({
        kind: 'failed',
        reason:
          'CRM_SECRET in the environment of the backend is no secret: whsec_ and base64 of 24 bytes or more',
      });
      expect(requests).toEqual([]);
    },
  );

  test.each([
    [null, undefined],
    ['15', 15_000],
    ['Sat, 21 Nov 2026 03:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 02:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
  ])('R6 Retry-After %o is %o ms', (header, expected) => {
    const now = Date.parse('2026-11-21T03:00:00Z');
    const milliseconds = retryAfter(header, now);
    expect(milliseconds).toBe(expected);
  });
});
