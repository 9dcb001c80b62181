import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { publishExamples, startBackend } from '../../backend/commands/backend-process.fixture.ts';
import { mailServer } from '../../backend/destinations/mail-server.fixture.ts';
import { LEASE } from '../../backend/outbox/schedule.ts';
import { createAccessToken } from '../../backend/store/access-tokens.ts';
import { openStore } from '../../backend/store/open-store.ts';
import type { Store } from '../../backend/store/store.ts';
import { temporaryFolder } from '../../backend/store/temporary-sqlite.fixture.ts';
import { nightEmailId } from '../../api/hand-over-email.ts';
import { byBackend } from './email-ways.ts';

/** Milliseconds until an email goes that was being sent when the backend was killed: its lease runs out first. */
const MAX_WAIT = LEASE + 30_000;
const NIGHTS = ['n1', 'n2', 'n3'];
const EMAIL = {
  at: '2026-11-22T16:00:00.000Z',
  from: 'nights@operator.example',
  to: ['sales@example.com.au'],
  subject: 'Example Cars this morning: 12 new',
  text: 'This morning:\n\n- 12 new\n',
};

/** How many messages are yet to be sent. */
async function waiting({ db }: Store): Promise<number> {
  return (await db.selectFrom('delivery').select('id').where('state', '=', 'queued').execute()).length;
}

async function killedAndGiven(): Promise<void> {
  let refused = 0;
  const busy = await mailServer({
    onMailFrom: (_address, _session, done) => {
      refused += 1;
      done(Object.assign(new Error('Busy'), { responseCode: 451 }));
    },
  });
  const folders = await publishExamples(temporaryFolder());
  const first = await startBackend(folders, { FORECOURT_SMTP_URL: busy.url });
  onTestFinished(first.kill);
  const store = await openStore(path.join(folders.data, 'leads.sqlite'), 0);
  onTestFinished(() => store.close());
  const { token } = await createAccessToken(store, { tenant: null, label: 'Build', now: Date.now() });
  const give = (port: number, night: string) =>
    byBackend({ url: `http://127.0.0.1:${port}`, token })({ slug: 'example', night }, EMAIL);
  for (const night of NIGHTS) expect(await give(first.port, night)).toEqual({ kind: 'delivered' });
  await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(0);
  await first.kill();

  const { url, received } = await mailServer();
  const second = await startBackend(folders, { FORECOURT_SMTP_URL: url });
  onTestFinished(second.kill);
  for (const night of NIGHTS) expect(await give(second.port, night)).toEqual({ kind: 'delivered' });
  await expect.poll(() => received.length, { timeout: MAX_WAIT }).toBe(NIGHTS.length);
  // A second copy would wait in the outbox.
  await expect.poll(() => waiting(store), { timeout: 30_000 }).toBe(0);
  expect(received).toHaveLength(NIGHTS.length);
  const emails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  expect(emails.map(({ messageId }) => messageId).toSorted()).toEqual(
    NIGHTS.map((night) => `<${nightEmailId('example', night)}@operator.example>`),
  );
}

test(
  'O2 an email that the backend took goes after it was killed, once, though the night tells it again',
  killedAndGiven,
  MAX_WAIT + 60_000,
);
