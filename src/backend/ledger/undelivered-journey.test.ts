import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { exampleDealer, wholeLead } from '../destinations/example-dealer.fixture.ts';
import { mailServer } from '../destinations/mail-server.fixture.ts';
import { smtpMailer } from '../destinations/mailers.ts';
import { planDeliveries } from '../destinations/plan-deliveries.ts';
import { sendLead } from '../destinations/send-lead.ts';
import { claimDelivery } from '../outbox/claim-delivery.ts';
import { waitingDestinations } from '../outbox/due-destinations.ts';
import { memoryStore } from '../outbox/fault-schedule.fixture.ts';
import { settleDelivery } from '../outbox/settle-delivery.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { hearUndelivered } from './undelivered.ts';
import { atMoment } from '../outbox/at-moment.fixture.ts';

const HOUR = 3_600_000;

test('F1 a lead that its mailbox refuses for good arrives at another one within the hour, whole', async () => {
  const { url, received } = await mailServer({
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('desk') ? Object.assign(new Error('5.1.1 no'), { responseCode: 550 }) : null),
  });
  const dealer = exampleDealer({
    destinations: [{ type: 'mail', name: 'desk', to: ['desk@dealer.example'] }],
    auto_reply: false,
  });
  const store = await memoryStore();
  const began = Date.parse('2026-11-21T03:00:00Z');
  let now = began;
  const send = sendLead({
    dealer: () => dealer,
    mailer: smtpMailer(url),
    folder: '/nowhere',
    environment: {},
    readFile: () => Promise.resolve(Buffer.from('a photo')),
    now: () => now,
  });
  const files = [{ key: 'k1', name: 'front.jpg', type: 'image/jpeg', bytes: 7 }];
  const lead = wholeLead({ files, received_at: new Date(now).toISOString() });
  await acceptLead(store, { lead, bodyHash: 'aa', destinations: planDeliveries(dealer, lead) });
  while (received.length === 0 && now < began + HOUR) {
    for (const place of await waitingDestinations(store.db, now)) {
      const message = await claimDelivery(atMoment(store, now), place, 5);
      if (!message) continue;
      const outcome = await send(message, new AbortController().signal);
      await settleDelivery(atMoment(store, now), message, outcome, 0.5);
    }
    await hearUndelivered(store, () => dealer, now);
    now += 10_000;
  }
  expect(received.map(({ to }) => to)).toEqual([['yard@example.com.au']]);
  const mail = await PostalMime.parse(received[0]!.raw);
  expect(mail.text).toMatch(
    /^You're getting this lead because we couldn't deliver it to its usual address\./,
  );
  expect(mail.text).toContain('Rosa Quill');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['front.jpg']);
});
