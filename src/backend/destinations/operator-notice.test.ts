import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import type { Undelivered } from '../ledger/undelivered.ts';
import type { Mail } from './mail.ts';
import { noticeOf, operatorWays, tellUndelivered } from './operator-notice.ts';

const SECRET = `whsec_${Buffer.from('a secret of more than 24 bytes').toString('base64')}`;
const NOW = Date.now();
const LOST: Undelivered = {
  lead_id: 'lead-1',
  tenant: 'good-cars',
  destination: 'desk',
  kind: 'lead',
  trouble: 'dead',
  reason: 'SMTP 550 after RCPT TO',
  instead: undefined,
};
const LATE: Undelivered = {
  ...LOST,
  lead_id: 'lead-2',
  destination: 'crm',
  trouble: 'late',
  instead: 'dealer',
};
const pageOf = ({ lead_id: id }: Undelivered): string => `https://www.example.com.au/_leads/lead/${id}`;

test('F1 a notice says which leads, where they are and where they go, and names no person', () => {
  expect(noticeOf([LOST, LATE], pageOf)).toEqual({
    id: expect.stringMatching(/^undelivered-[0-9a-f]{16}$/),
    subject: '2 leads not delivered: good-cars',
    text:
      "good-cars: desk did not take the lead (SMTP 550 after RCPT TO). The dealer hasn't received it.\n" +
      'https://www.example.com.au/_leads/lead/lead-1\n\n' +
      'good-cars: crm has not taken yet the lead (SMTP 550 after RCPT TO). It goes to dealer instead.\n' +
      'https://www.example.com.au/_leads/lead/lead-2\n',
    body: {
      undelivered: [
        { ...LOST, instead: null, page: pageOf(LOST) },
        { ...LATE, page: pageOf(LATE) },
      ],
    },
  });
  expect(noticeOf([LATE, LOST], pageOf).id).toBe(noticeOf([LOST, LATE], pageOf).id);
  expect(
    noticeOf(
      Array.from({ length: 60 }, () => LOST),
      pageOf,
    ).text,
  ).toContain('10 more.');
});

test.each([
  [{}, { mail: undefined, webhook: undefined }],
  [
    { FORECOURT_OPERATOR_MAIL: 'ops@b.example, on-call@b.example' },
    { mail: { from: 'ops@b.example', to: ['ops@b.example', 'on-call@b.example'] }, webhook: undefined },
  ],
  [
    { FORECOURT_OPERATOR_MAIL: 'ops@b.example', FORECOURT_OPERATOR_FROM: 'sites@b.example' },
    { mail: { from: 'sites@b.example', to: ['ops@b.example'] }, webhook: undefined },
  ],
  [
    { FORECOURT_OPERATOR_WEBHOOK: 'https://b.example', FORECOURT_OPERATOR_WEBHOOK_SECRET: SECRET },
    { mail: undefined, webhook: { url: 'https://b.example', secret: SECRET } },
  ],
])('F1 who is told: %j', (environment, ways) => {
  expect(operatorWays(environment)).toEqual(ways);
});

test('F1 a webhook without its secret is refused', () => {
  expect(() => operatorWays({ FORECOURT_OPERATOR_WEBHOOK: 'https://b.example' })).toThrow(
    'FORECOURT_OPERATOR_WEBHOOK needs FORECOURT_OPERATOR_WEBHOOK_SECRET',
  );
});

test('F1 a mailbox that is none is refused by its name', () => {
  expect(() => operatorWays({ FORECOURT_OPERATOR_MAIL: 'ops' })).toThrow(
    "FORECOURT_OPERATOR_MAIL has 'ops', which is no mailbox. Write mailboxes with commas between, as in ops@example.com.",
  );
});

async function receiver(status: number): Promise<{ url: string; bodies: unknown[] }> {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(new Webhook(SECRET).verify(body, request.headers as Record<string, string>));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, bodies };
}

test.each([
  [200, true, true],
  [500, true, true],
  [200, false, true],
  [500, false, false],
])('F1 a webhook that answers %i and mail that is taken, %s: told, %s', async (status, isMailed, isTold) => {
  const { url, bodies } = await receiver(status);
  const mails: Mail[] = [];
  const wrong: string[] = [];
  const ways = { webhook: { url, secret: SECRET }, mail: { from: 'a@b.example', to: ['ops@b.example'] } };
  const mailer = (mail: Mail) => {
    mails.push(mail);
    return Promise.resolve(
      isMailed ? { kind: 'delivered' as const } : { kind: 'failed' as const, reason: 'SMTP 550' },
    );
  };
  const told = await tellUndelivered(ways, mailer, noticeOf([LOST], pageOf), NOW, (reason) =>
    wrong.push(reason),
  );
  expect(told).toBe(isTold);
  expect(bodies).toMatchObject([
    { type: 'leads.undelivered', data: { undelivered: [{ lead_id: 'lead-1' }] } },
  ]);
  expect(mails).toMatchObject([{ to: ['ops@b.example'], subject: '1 lead not delivered: good-cars' }]);
  expect(wrong.toSorted().toReversed()).toEqual([
    ...(status === 200 ? [] : ['The notice by webhook was not taken: HTTP 500.']),
    ...(isMailed ? [] : ['The notice by mail was not taken: SMTP 550.']),
  ]);
});

test('F1 without a way nobody is told', async () => {
  const never = () => Promise.reject(new Error('no mail is expected'));
  const ways = { webhook: undefined, mail: undefined };
  expect(await tellUndelivered(ways, never, noticeOf([LOST], pageOf), NOW, () => undefined)).toBe(false);
});
