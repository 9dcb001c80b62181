import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { ownPort } from '../../../tests/own-port.ts';
import { mailServer } from '../../backend/destinations/mail-server.fixture.ts';
import { temporaryFolder } from '../../backend/store/temporary-sqlite.fixture.ts';
import { entryOfReport } from '../entry-of-report.ts';
import type { NightEntry } from '../night-entry.ts';
import { publishedReport, tenantOf } from '../night.fixture.ts';
import { emailBounds } from './email-bounds.ts';
import { byBackend } from './email-ways.ts';
import { runningBackend } from './running-backend.fixture.ts';
import { tellDealer } from './tell-dealer.ts';

const QUICK = [0, 0];
const FROM = 'nights@operator.example';
const tenant = tenantOf('my-cars', { night: { mail: ['sales@my.example', 'yard@my.example'] } });

const entry = (night = 'n1', more: Partial<NightEntry> = {}): NightEntry => ({
  ...entryOfReport(publishedReport('my-cars'), night, undefined),
  changes: { new: 12, gone: 9, sold: 0, up: 0, down: 4 },
  ...more,
});

const tellBy = (address: { url: string; token: string }) =>
  tellDealer({ dealers: { way: byBackend(address), from: FROM } }, emailBounds(60, QUICK));

test('O2 with a backend the email of a night goes by its outbox: once, whichever machine tells it again', async () => {
  const { url: smtp, received } = await mailServer();
  const tell = tellBy(await runningBackend(smtp));
  const first = temporaryFolder();
  expect(await tell(tenant, first, entry())).toEqual([]);
  expect(await tell(tenant, first, entry())).toEqual([]);
  // A machine that lost what the first one remembered, and found another car.
  const again = entry('n1', { changes: { new: 13, gone: 9, sold: 0, up: 0, down: 4 } });
  expect(await tell(tenant, temporaryFolder(), again)).toEqual([]);
  expect(await tell(tenant, first, entry('n2'))).toEqual([]);
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
  const emails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  const email = emails.find(({ messageId }) => messageId === '<morning-my-cars.n1@operator.example>');
  expect(email).toMatchObject({
    from: { address: FROM },
    to: [{ address: 'sales@my.example' }, { address: 'yard@my.example' }],
    subject: expect.stringMatching(/this morning: 12 new, 9 gone, 4 prices down, 2 left out: no odometer$/),
  });
  expect(email?.headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe' }));
  expect(emails.map(({ messageId }) => messageId).toSorted()).toEqual([
    '<morning-my-cars.n1@operator.example>',
    '<morning-my-cars.n2@operator.example>',
  ]);
});

test('O2 a dealer whose name and feed are hostile writes no header and no HTML into the email', async () => {
  const { url: smtp, received } = await mailServer();
  const { url, token } = await runningBackend(smtp);
  const name = 'My\r\nBcc: all@example.com\u0000\r\n\r\n<script>alert(1)</script>';
  const hostile = tenantOf('my-cars', { site: { ...tenant.site, name }, night: tenant.night });
  const reasons = { 'odd\r\nTo: all@example.com\r\nContent-Type: text/html': 1 };
  const vehicles = { read: 1, accepted: 1, quarantined: 1, reasons };
  expect(await tellBy({ url, token })(hostile, temporaryFolder(), entry('n1', { vehicles }))).toEqual([]);
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  expect(received[0]?.to).toEqual(tenant.night.mail);
  const email = await PostalMime.parse(received[0]!.raw);
  expect(email.headers.map(({ key }) => key).filter((key) => key === 'bcc')).toEqual([]);
  expect(email.headers.filter(({ key }) => key === 'content-type')).toEqual([
    expect.objectContaining({ value: expect.stringMatching(/^text\/plain/) as string }),
  ]);
  expect(email.html).toBeUndefined();
  expect(email.subject).toContain('My Bcc: all@example.com <script>');
});

test('O2 a backend that is away keeps the email waiting, is named, and has it from the next night once', async () => {
  const { url: smtp, received } = await mailServer();
  const folder = temporaryFolder();
  const port = ownPort();
  const away = `http://127.0.0.1:${port}`;
  expect(await tellBy({ url: away, token: 'x' })(tenant, folder, entry())).toEqual([
    `The mail of the night n1 was not taken: the backend at ${away} gave no answer.`,
  ]);
  const kept = JSON.parse(await readFile(path.join(folder, 'morning-mail.json'), 'utf8')) as object;
  expect(kept).toMatchObject({ waiting: [{ night: 'n1' }] });
  const open = await runningBackend(smtp, port);
  expect(await tellBy({ url: away, token: 'wrong' })(tenant, folder, entry())).toEqual([
    `The mail of the night n1 was not taken: the backend at ${away} answered 401.`,
  ]);
  const quiet = entry('n2', { changes: { new: 0, gone: 0, sold: 0, up: 0, down: 0 } });
  expect(await tellBy(open)(tenant, folder, quiet)).toEqual([]);
  expect(await tellBy(open)(tenant, folder, quiet)).toEqual([]);
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  expect((await PostalMime.parse(received[0]!.raw)).messageId).toBe('<morning-my-cars.n1@operator.example>');
});

test('O2 what the backend will never take does not wait: an email of more than 128 KB', async () => {
  const { url: smtp } = await mailServer();
  const address = await runningBackend(smtp);
  const folder = temporaryFolder();
  const huge = entry('n1', { outcome: 'refused', reason: 'x'.repeat(200_000) });
  expect(await tellBy(address)(tenant, folder, huge)).toEqual([
    `The mail of the night n1 was not taken: the backend at ${address.url} answered 413.`,
  ]);
  expect(await tellBy(address)(tenant, folder, huge)).toEqual([]);
});
