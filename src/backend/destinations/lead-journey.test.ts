import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { folderMailer } from './mailers.ts';
import { sendLead } from './send-lead.ts';
import { runOutbox } from '../outbox/run-outbox.ts';
import { leadFiles } from '../store/lead-files.ts';
import { memoryStore } from '../outbox/fault-schedule.fixture.ts';
import { virtualClock } from '../outbox/virtual-clock.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { storePlace } from '../store/store-place.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';

const SECRET = `whsec_${Buffer.from('a secret of more than 24 bytes').toString('base64')}`;
const CANARY = {
  first_name: 'Zephyrine',
  last_name: 'Quokkasdottir',
  email: 'canary.7311@example.com',
  phone: '+61491579212',
};
const MARKED = /Zephyrine|Quokkasdottir|canary\.7311|491\s?579\s?212/;

async function crm(): Promise<{ url: string; bodies: unknown[] }> {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(new Webhook(SECRET).verify(body, request.headers as Record<string, string>));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, bodies };
}

/** The outbox of a backend on a clock of its own, which starts now, as receivers of webhooks want. */
async function carrier(dealer: LeadDealer) {
  const store = await memoryStore();
  const folder = temporaryFolder();
  const clock = virtualClock(Date.now());
  const told: string[] = [];
  const place = storePlace(folder, {});
  const carried = runOutbox({
    tellGivenUp: () => undefined,
    store: { ...store, now: () => Promise.resolve(clock.now()) },
    send: sendLead({
      dealer: (tenant) => (tenant === dealer.slug ? dealer : undefined),
      mailer: folderMailer(place.letters, (sentence) => told.push(sentence)),
      folder: place.letters,
      environment: { CRM_SECRET: SECRET },
      readFile: leadFiles(place.files).read,
      now: clock.now,
    }),
    pace: () => 5,
    clock,
    random: () => 0.5,
    report: (error) => told.push(String(error)),
  });
  const take = async (id: string, files: ReturnType<typeof wholeLead>['files'] = []): Promise<void> => {
    const received_at = new Date(clock.now()).toISOString();
    const lead = wholeLead({ id, received_at, person: CANARY, message: 'canary.7311', files });
    await acceptLead(store, { lead, bodyHash: 'aa', destinations: planDeliveries(dealer, lead) });
    carried.wake();
  };
  const waiting = async (): Promise<number> =>
    (await store.db.selectFrom('delivery').select('id').where('state', '=', 'queued').execute()).length;
  return { store, folder, clock, told, take, waiting, stop: carried.stop };
}

/** Real sockets do not wait for the clock: it stands still while an answer is on its way. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setImmediate(resolve));
}

test('F1 a lead arrives at webhook, people and shopper, the same in each, and the log names no person', async () => {
  const { url, bodies } = await crm();
  const dealer = exampleDealer({
    destinations: [
      { type: 'webhook', name: 'crm', url: 'https://crm.example.com', secret: 'CRM_SECRET' },
      { type: 'mail', name: 'people', to: ['a@yard.example'] },
      { type: 'adf', name: 'program', to: ['adf@yard.example'] },
    ],
  });
  const [first] = dealer.destinations;
  if (first?.type === 'webhook') first.url = url;
  const { folder, told, take, waiting, stop, store } = await carrier(dealer);
  await take('lead-1');
  await until(async () => (await waiting()) === 0);
  await stop();
  const { first_name: name, last_name, email, phone } = CANARY;
  expect(bodies).toMatchObject([
    { type: 'lead.created', data: { lead_id: 'lead-1', name, last_name, email, phone } },
  ]);
  const emails = path.join(folder, 'letters', 'good-cars');
  const mails = await Promise.all(
    readdirSync(emails).map((name) => PostalMime.parse(readFileSync(path.join(emails, name)))),
  );
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
    'a@yard.example',
    'adf@yard.example',
    CANARY.email,
  ]);
  for (const mail of mails.filter(({ to }) => to?.[0]?.address !== CANARY.email))
    expect(mail.text).toMatch(/canary\.7311@example\.com/);
  expect(told.length).toBeGreaterThan(2);
  expect(told.join('\n')).not.toMatch(MARKED);
  const events = await store.db.selectFrom('lead_event').selectAll().execute();
  expect(events).toHaveLength(5);
  expect(JSON.stringify(events)).not.toMatch(MARKED);
});

test('privacy: what goes wrong is told without the person', async () => {
  const dealer = exampleDealer({
    destinations: [
      { type: 'webhook', name: 'crm', url: 'https://crm.example.com', secret: 'NO_SECRET' },
      { type: 'mail', name: 'people', to: ['a@yard.example'] },
    ],
    auto_reply: false,
  });
  const { told, take, stop, store } = await carrier(dealer);
  // Its file is gone, so that the email cannot be written.
  await take('lead-1', [
    { key: '0198f0aa-0000-7000-8000-000000000000', name: 'Zephyrine.pdf', type: 'application/pdf', bytes: 1 },
  ]);
  const failed = () => store.db.selectFrom('lead_event').selectAll().where('kind', '=', 'failed').execute();
  await until(async () => (await failed()).length >= 2);
  await stop();
  expect((await failed()).map(({ note }) => note)).toEqual([
    expect.stringMatching(/^NO_SECRET in the environment of the backend is no secret/),
    expect.stringMatching(/ENOENT/),
  ]);
  expect(JSON.stringify(await failed()) + told.join('\n')).not.toMatch(MARKED);
});
