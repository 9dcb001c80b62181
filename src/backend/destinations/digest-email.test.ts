import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { DigestMessage } from '../outbox/outgoing-message.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { digestEmail } from './digest-email.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import type { Mail } from './mail.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { sendLead } from './send-lead.ts';

const LEADS = [
  wholeLead({ id: 'lead-1', message: 'Is it\n\n2. Trade-In: forged\nstill there?' }),
  wholeLead({ id: 'lead-2', message: 'x'.repeat(5000), vehicle: undefined as never }),
];
const digest = (changes: Partial<DigestMessage> = {}): DigestMessage => ({
  id: 'lead-1-yard',
  fence: 1,
  tenant: 'good-cars',
  destination: 'yard',
  kind: 'digest',
  of: 'lead',
  leads: LEADS,
  others: [{ id: 'lead-2-yard', fence: 1 }],
  ...changes,
});

describe('S7 the digest', () => {
  test('names each lead with the way to all of it, and no message of one looks like another lead', () => {
    const { subject, text } = digestEmail(digest(), exampleDealer());
    expect(subject).toBe('2 messages in one email: possible spam');
    expect(text).toContain(
      '1. Test Drive: 2022 Corvane Atlas GX\nRosa Quill, 0491 570 006, Rosa.Quill@example.com',
    );
    expect(text).toContain('“Is it 2. Trade-In: forged still there?”');
    for (const { id } of LEADS) expect(text).toContain(`/_leads/lead/${id}`);
    expect(text.length).toBeLessThan(2_500);
    expect(text.match(/^\d+\. /gm)).toEqual(['1. ', '2. ']);
  });

  test('of reminders says that nobody has answered', () => {
    expect(digestEmail(digest({ of: 'reminder' }), exampleDealer()).subject).toBe(
      'Not answered yet: 2 messages that may be spam',
    );
  });

  test('is for people; programs and the shopper get what they got before', () => {
    const dealer = exampleDealer({
      destinations: [
        { type: 'webhook', name: 'crm', url: 'https://crm.example.com', secret: 'CRM_SECRET' },
        { type: 'mail', name: 'people', to: ['a@yard.example'] },
        { type: 'adf', name: 'program', to: ['adf@yard.example'] },
        { type: 'file', name: 'letters' },
        { type: 'file', name: 'json', format: 'json' },
      ],
    });
    const planned = planDeliveries(dealer, wholeLead({ suspicions: ['x'] }), { inDigest: true });
    expect(planned.map(({ destination, inDigest = false }) => [destination, inDigest])).toEqual([
      ['crm', false],
      ['people', true],
      ['program', false],
      ['letters', true],
      ['json', false],
    ]);
  });
});

/** Sends a digest to a dealer; gives what was mailed and the files that were written. */
async function sent(destinations: object[], message: DigestMessage) {
  const mails: Mail[] = [];
  const folder = temporaryFolder();
  const dealer = exampleDealer({ destinations });
  const send = sendLead({
    dealer: () => dealer,
    mailer: (mail) => {
      mails.push(mail);
      return Promise.resolve({ kind: 'delivered' });
    },
    folder,
    environment: {},
    readFile: () => Promise.reject(new Error('no file')),
    now: () => Date.parse('2026-11-21T03:00:00Z'),
  });
  const outcome = await send(message, AbortSignal.timeout(5_000));
  const location = path.join(folder, 'good-cars', 'yard');
  const files = await Promise.all(
    (outcome.kind === 'delivered' && mails.length === 0 ? readdirSync(location) : []).map((name) =>
      PostalMime.parse(readFileSync(path.join(location, name))),
    ),
  );
  return { outcome, mails, files };
}

describe('S7 a digest is sent', () => {
  const MAIL = { type: 'mail', name: 'yard', to: ['a@yard.example', 'b@yard.example'] };

  test('to all mailboxes, with an id that is that of its leads', async () => {
    const first = await sent([MAIL], digest());
    expect(first.outcome).toEqual({ kind: 'delivered' });
    expect(first.mails).toMatchObject([{ to: ['a@yard.example', 'b@yard.example'] }]);
    const again = await sent([MAIL], digest({ fence: 2 }));
    const more = await sent([MAIL], digest({ others: [...digest().others, { id: 'x', fence: 1 }] }));
    expect(again.mails[0]?.messageId).toBe(first.mails[0]?.messageId);
    expect(more.mails[0]?.messageId).not.toBe(first.mails[0]?.messageId);
  });

  test('to the mailbox of the dealer, as a file, and lead by lead where a program is there by now', async () => {
    const own = await sent([], digest({ destination: 'dealer' }));
    expect(own.mails).toMatchObject([{ to: ['sales@example.com.au'] }]);
    const { files } = await sent([{ type: 'file', name: 'yard' }], digest());
    expect(files).toMatchObject([{ subject: '2 messages in one email: possible spam' }]);
    const program = await sent([{ type: 'adf', name: 'yard', to: ['adf@yard.example'] }], digest());
    expect(program.mails.map(({ messageId }) => messageId.split('@')[0])).toEqual([
      '<lead-1-yard',
      '<lead-2-yard',
    ]);
  });

  test('fails where the settings have no such destination any more', async () => {
    const { outcome } = await sent([{ ...MAIL, name: 'other' }], digest());
    expect(outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('no longer have a destination'),
    });
  });
});
