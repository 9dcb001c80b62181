import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { heldPatience } from '../../../tests/held-patience.ts';
import { temporaryFolder } from '../../backend/store/temporary-sqlite.fixture.ts';
import { NightEmailSchema, type NightEmail } from '../../api/hand-over-email.ts';
import { entryOfReport } from '../entry-of-report.ts';
import { publishedReport, startMachine, tenantOf, type Stock } from '../night.fixture.ts';
import { nightLines } from '../summary/night-lines.ts';
import { nightSummary } from '../summary/night-summary.ts';
import { emailBounds } from './email-bounds.ts';
import { byBackend } from './email-ways.ts';
import { tellDealer } from './tell-dealer.ts';

const TIMEOUT_MS = 100;
const QUICK = [0, 0];
const FROM = 'nights@operator.example';
/** Four dealers are told at once, and two more when the first two silent emails have come back. */
const MAX_ASKED = 6;
const DEALERS = Array.from({ length: 20 }, (_, index) => `dealer-${String(index).padStart(2, '0')}`);
const settings = new Map(
  DEALERS.map((slug) => [slug, tenantOf(slug, { night: { mail: [`sales@${slug}.example`] } })]),
);

async function listen(server: Server): Promise<{ url: string; token: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 't' };
}

/**
 * A backend that takes connections, and answers the first `answers` calls; `asked` are the paths of all, and `onSilence` is
 * called when one has arrived that gets no answer.
 */
async function startSilent(answers = 0, onSilence = () => {}) {
  const asked: string[] = [];
  const address = await listen(
    createServer((request, response) => {
      asked.push(request.url ?? '');
      request.resume();
      if (asked.length <= answers) response.end('{}');
      else onSilence();
    }),
  );
  return { ...address, asked };
}

/** A backend that takes every email, after `onEmail`; `taken` are the emails with their paths. */
async function startTaking(onEmail = () => {}) {
  const taken: { path: string; letter: NightEmail }[] = [];
  const address = await listen(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        onEmail();
        taken.push({ path: request.url ?? '', letter: NightEmailSchema.parse(JSON.parse(body)) });
        response.end('{}');
      });
    }),
  );
  return { ...address, taken };
}

/** The way of a tenant that had a car yesterday and has two today, so that there is something to tell. */
const changed = (slug: string, night: string) => ({
  ...entryOfReport(publishedReport(slug), night, undefined),
  changes: { new: 1, gone: 0, sold: 0, up: 0, down: 0 },
});

test('O2 a backend that never answers costs a night a few emails, and the next night sends all emails once', async () => {
  const stock: Stock = Object.fromEntries(DEALERS.map((slug) => [slug, [slug]]));
  const machine = await startMachine(stock);
  onTestFinished(machine.remove);
  const silent = await startSilent();
  const bounds = emailBounds(60, QUICK);
  const tell = tellDealer({ dealers: { way: byBackend(silent, TIMEOUT_MS), from: FROM } }, bounds);
  const entries = await machine.night(DEALERS, {
    settings,
    night: 'n1',
    tellDealer: (tenant, folder, { night }) => tell(tenant, folder, changed(tenant.slug, night)),
  });
  const asked = new Set(silent.asked);
  expect(asked.size).toBeLessThanOrEqual(MAX_ASKED);
  expect(silent.asked.length).toBeLessThanOrEqual(MAX_ASKED * 3);
  expect(entries.every(({ outcome }) => outcome === 'published')).toBe(true);
  expect(entries.at(-1)?.warnings).toEqual([
    'The mail of the night n1 was given to nobody, and waits for the next night.',
  ]);
  expect(bounds.kept()).toMatchObject({ letters: DEALERS.length - asked.size });
  const summary = nightSummary({
    night: 'n1',
    startedAt: entries[0]!.at,
    endedAt: entries[0]!.at,
    demos: [],
    keptLetters: bounds.kept()!,
    tenants: entries,
  });
  expect(summary.exitCode).toBe(4);
  expect(nightLines(summary)).toContainEqual(
    `${DEALERS.length - asked.size} emails to dealers wait for the next night: the backend at ${silent.url} gave no answer, ` +
      '3 emails in a row. Look whether it runs and can be reached from here; what takes connections and never answers ' +
      'has to be started again.',
  );

  const taking = await startTaking();
  const next = tellDealer({ dealers: { way: byBackend(taking), from: FROM } }, emailBounds(60, QUICK));
  for (const night of ['n2', 'n3'])
    await machine.night(DEALERS, {
      settings,
      night,
      tellDealer: (tenant, folder, entry) => next(tenant, folder, { ...entry, vehicles: undefined }),
    });
  expect(taking.taken.map(({ path }) => path).sort()).toEqual(
    DEALERS.map((slug) => `/api/_ops/tenants/${slug}/nights/n1/letter`),
  );
  expect(taking.taken.map(({ letter: email }) => email.to[0]).sort()).toEqual(
    DEALERS.map((slug) => `sales@${slug}.example`),
  );
});

async function give(
  bounds: ReturnType<typeof emailBounds>,
  way: ReturnType<typeof byBackend>,
  count: number,
) {
  const tell = tellDealer({ dealers: { way, from: FROM } }, bounds);
  for (const slug of DEALERS.slice(0, count))
    await tell(settings.get(slug)!, temporaryFolder(), changed(slug, 'n1'));
}

test('O2 emails are counted as unanswered in a row alone: an answer between them begins anew', async () => {
  const { url, token, asked } = await startSilent(1, heldPatience());
  const bounds = emailBounds(60, []);
  await give(bounds, byBackend({ url, token }), 3);
  expect(bounds.kept()).toBeUndefined();
  expect(asked).toHaveLength(3);
  await give(bounds, byBackend({ url, token }), 3);
  expect(asked).toHaveLength(4);
  expect(bounds.kept()?.letters).toBe(2);
});

test('O2 a backend that refuses connections has answered: each email is tried', async () => {
  const closed = createServer();
  const { url, token } = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
  const bounds = emailBounds(60, QUICK);
  await give(bounds, byBackend({ url, token }), 6);
  expect(bounds.kept()).toBeUndefined();
});

test('O2 the emails of a night take no longer together than they may, and the next night has the others', async () => {
  let time = 0;
  const slow = await startTaking(() => (time += 150));
  const bounds = emailBounds(0.4, QUICK, () => time);
  await give(bounds, byBackend(slow), 10);
  expect(slow.taken).toHaveLength(3);
  expect(bounds.kept()?.letters).toBe(7);
  expect(bounds.kept()?.why).toBe(
    'the emails of this night have taken the 0.4 seconds that they may. Look why they take so long; --letter-seconds gives them more.',
  );
});

test('O2 time in which no email is under way does not count', async () => {
  let time = 0;
  const taking = await startTaking(() => (time += 300));
  const bounds = emailBounds(1, QUICK, () => time);
  for (let round = 0; round < 3; round += 1) {
    await give(bounds, byBackend(taking), 1);
    time += 600;
  }
  expect(bounds.kept()).toBeUndefined();
  expect(taking.taken).toHaveLength(3);
});
