import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sendWebhook } from '../../../src/backend/destinations/send-webhook.ts';
import { leadMessage } from '../../../src/backend/outbox/lead-message.fixture.ts';
import { mostInASecond } from '../../../src/backend/outbox/outage.fixture.ts';
import { runOutbox } from '../../../src/backend/outbox/run-outbox.ts';
import { SYSTEM_CLOCK } from '../../../src/backend/outbox/system-clock.ts';
import { acceptLead } from '../../../src/backend/store/accept-lead.ts';
import { exampleLead } from '../../../src/backend/store/example-lead.fixture.ts';
import { openStore } from '../../../src/backend/store/open-store.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from './webhook-receiver.ts';

export type DrainedBacklog = {
  leads: number;
  /** Seconds from the return of the receiver until the last lead was there, by the clock on the wall. */
  seconds: number;
  mostInASecond: number;
  /** Leads that came more than once, and messages that could not be verified. */
  wrong: number;
};

const PACE = 5;

/** Takes leads in while their one destination is away, lets it come back, and waits until it has all of them. */
export async function drainBacklog(
  leads: number,
  awaySeconds: number,
  folder: string,
): Promise<DrainedBacklog> {
  const store = await openStore(path.join(folder, 'drain.sqlite'), Date.now());
  // A port that is free, and on which nobody listens until the receiver comes back.
  const before = await startWebhookReceiver();
  const { port } = before;
  before.close();
  const target = {
    url: `http://127.0.0.1:${port}/`,
    secret: WEBHOOK_SECRET,
    secretName: 'SECRET',
  };
  const outbox = runOutbox({
    tellGivenUp: () => undefined,
    store,
    send: (message, signal) => sendWebhook(leadMessage(message), target, Date.now(), signal),
    pace: () => PACE,
    clock: SYSTEM_CLOCK,
    random: Math.random,
    report: (error) => {
      throw error;
    },
  });
  for (let number = 0; number < leads; number++) {
    const lead = exampleLead({ id: `lead-${number}`, received_at: new Date().toISOString() });
    await acceptLead(store, { lead, bodyHash: 'aa', destinations: [{ destination: 'yard', kind: 'lead' }] });
    outbox.wake();
  }
  await setTimeout(awaySeconds * 1000);
  const receiver = await startWebhookReceiver(port);
  const back = Date.now();
  while (receiver.received.size < leads) await setTimeout(50);
  const { moments, received, unbelieved } = receiver;
  const twice = [...received.values()].filter(({ times }) => times > 1).length;
  await outbox.stop();
  receiver.close();
  await store.close();
  return {
    leads,
    seconds: (Math.max(...moments) - back) / 1000,
    mostInASecond: mostInASecond(moments),
    wrong: twice + unbelieved.length,
  };
}
