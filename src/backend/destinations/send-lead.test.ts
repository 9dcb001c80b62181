import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { LeadMessage } from '../outbox/outgoing-message.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { mailServer } from './mail-server.fixture.ts';
import { folderMailer, smtpMailer } from './mailers.ts';
import { sendLead } from './send-lead.ts';
import type { SendLeadOptions } from './send-lead.ts';

const MAIL = { destinations: [{ type: 'mail', name: 'yard', to: ['a@yard.example', 'b@yard.example'] }] };
const ADF = { destinations: [{ type: 'adf', name: 'yard', to: ['crm@yard.example'] }] };

const message = (changes: Partial<LeadMessage> = {}): LeadMessage => ({
  id: 'lead-1-yard',
  fence: 1,
  tenant: 'good-cars',
  destination: 'yard',
  kind: 'lead',
  lead: wholeLead(),
  ...changes,
});

function sender(dealer: LeadDealer | undefined, changes: Partial<SendLeadOptions> = {}) {
  const send = sendLead({
    dealer: () => dealer,
    mailer: () => Promise.reject(new Error('no mail is expected')),
    folder: '/nowhere',
    environment: {},
    readFile: (key) => Promise.resolve(Buffer.from(`bytes of ${key}`)),
    now: () => 0,
    ...changes,
  });
  return (sent = message()) => send(sent, new AbortController().signal);
}

describe('F1 mail to people', () => {
  test('F1 from the dealer, to all of its people, answered to the shopper, with files and a stable Message-ID', async () => {
    const { url, received } = await mailServer();
    const files = [{ key: 'k1', name: 'résumé.pdf', type: 'application/pdf', bytes: 11 }];
    const send = sender(exampleDealer(MAIL), { mailer: smtpMailer(url) });
    const sent = message({ lead: wholeLead({ files, message: 'Grüße\n.\nEND' }) });
    expect(await send(sent)).toEqual({ kind: 'delivered' });
    expect(await send(sent)).toEqual({ kind: 'delivered' });
    expect(received.map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 2 }, () => ['sales@example.com.au', ['a@yard.example', 'b@yard.example']]),
    );
    const [mail, again] = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
    expect(mail).toMatchObject({
      messageId: '<lead-1-yard@example.com.au>',
      subject: 'Test Drive: 2022 Corvane Atlas GX, from Rosa Quill',
      from: { name: 'Example Cars', address: 'sales@example.com.au' },
      replyTo: [{ address: 'Rosa.Quill@example.com' }],
      attachments: [{ filename: 'résumé.pdf', mimeType: 'application/pdf' }],
    });
    expect(mail?.text).toContain('Message:\nGrüße\n.\nEND\n');
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString()).toBe('bytes of k1');
    expect(again?.messageId).toBe(mail?.messageId);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('F1 ADF alone, which a lead program reads', async () => {
    const { url, received } = await mailServer();
    expect(await sender(exampleDealer(ADF), { mailer: smtpMailer(url) })()).toEqual({ kind: 'delivered' });
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>/);
    expect(mail.text).toContain('<id sequence="lead-1-yard" source="www.example.com.au"/>');
    expect(mail.html).toBeUndefined();
    expect(mail.attachments).toEqual([]);
  });

  test('F1 the email to the shopper comes from the dealer and is answered to the yard', async () => {
    const { url, received } = await mailServer();
    const send = sender(exampleDealer(MAIL), { mailer: smtpMailer(url) });
    const reply = message({ id: 'lead-1-auto_reply-shopper', kind: 'auto_reply', destination: 'shopper' });
    expect(await send(reply)).toEqual({ kind: 'delivered' });
    expect(received[0]?.to).toEqual(['Rosa.Quill@example.com']);
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail.replyTo).toMatchObject([{ address: 'yard@example.com.au' }]);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
    expect(mail.text).toContain('Hours: Mon–Fri 8:30am – 5:30pm');
    expect(mail.attachments).toMatchObject([{ filename: 'appointment.ics' }]);
  });

  test('F1 a reminder goes to the people, or to the mailbox of the dealer', async () => {
    const { url, received } = await mailServer();
    const reminder = { kind: 'reminder' as const };
    await sender(exampleDealer(MAIL), { mailer: smtpMailer(url) })(message(reminder));
    await sender(exampleDealer(ADF), { mailer: smtpMailer(url) })(
      message({ ...reminder, destination: 'dealer' }),
    );
    expect(received.map(({ to }) => to)).toEqual([
      ['a@yard.example', 'b@yard.example'],
      ['sales@example.com.au'],
    ]);
    expect((await PostalMime.parse(received[0]?.raw ?? '')).subject).toMatch(/^Not answered yet: /);
  });

  test('hostile words: no words of a shopper become a header or another recipient', async () => {
    const { url, received } = await mailServer();
    const hostile = 'x\r\nBcc: all@example.com\r\n\r\n<script>';
    const lead = wholeLead({
      person: { first_name: hostile, last_name: hostile, email: 'a@example.com>\r\nBcc: b@example.com' },
      category: hostile,
      message: '\r\n.\r\nMAIL FROM:<x@example.com>',
    });
    await sender(exampleDealer(MAIL), { mailer: smtpMailer(url) })(message({ lead }));
    expect(received.map(({ to }) => to)).toEqual([['a@yard.example', 'b@yard.example']]);
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test('F1 signed by DKIM where the settings name a key; without the key it waits', async () => {
    const { url, received } = await mailServer();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const dkim = { domain: 'example.com.au', selector: 'leads', key: 'DKIM_KEY' };
    const dealer = exampleDealer({ ...MAIL, mail: { from: 'leads@example.com.au', dkim } });
    const mailer = smtpMailer(url);
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await sender(dealer, { mailer, environment: { DKIM_KEY: pem } })();
    expect(received[0]?.from).toBe('leads@example.com.au');
    expect(received[0]?.raw.toString()).toMatch(
      /DKIM-Signature: v=1; a=rsa-sha256;[\s\S]*d=example\.com\.au;[\s\S]*s=leads;/,
    );
    await expect(sender(dealer, { mailer })()).rejects.toThrow(
      'DKIM_KEY is not set in the environment of the backend',
    );
  });
});

describe('F1 what a mail server says', () => {
  const refusing = (code: number, after: 'onRcptTo' | 'onMailFrom'): SMTPServerOptions => ({
    [after]: (_: unknown, __: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('no rosa.quill@example.com here'), { responseCode: code })),
  });

  test.each([
    [refusing(550, 'onRcptTo'), { reason: 'SMTP 550 after RCPT TO', refused: true }],
    [refusing(451, 'onRcptTo'), { reason: 'SMTP 451 after RCPT TO', refused: false }],
    [refusing(553, 'onMailFrom'), { reason: 'SMTP 553 after MAIL FROM', refused: true }],
  ])('F1 a bounce is a failure, told without a mailbox: %#', async (options, outcome) => {
    const { url } = await mailServer(options);
    expect(await sender(exampleDealer(MAIL), { mailer: smtpMailer(url) })()).toEqual({
      kind: 'failed',
      ...outcome,
    });
  });

  test('R6 an email that was taken, though no answer came, goes again under the same Message-ID', async () => {
    const taken: Buffer[] = [];
    const { url } = await mailServer({
      onData: (stream, _, done) => {
        void buffer(stream).then((raw) => {
          const isFirst = taken.push(raw) === 1;
          done(isFirst ? Object.assign(new Error('try later'), { responseCode: 451 }) : null);
        });
      },
    });
    const send = sender(exampleDealer(MAIL), { mailer: smtpMailer(url) });
    expect(await send()).toMatchObject({ kind: 'failed', refused: false });
    expect(await send()).toEqual({ kind: 'delivered' });
    const ids = await Promise.all(taken.map(async (raw) => (await PostalMime.parse(raw)).messageId));
    expect(ids).toEqual(['<lead-1-yard@example.com.au>', '<lead-1-yard@example.com.au>']);
  });

  const LARGE = {
    files: [{ key: 'k1', name: 'front.jpg', type: 'image/jpeg', bytes: 1_600_000 }],
  };
  const photo = { readFile: () => Promise.resolve(Buffer.alloc(1_600_000)) };
  /** Takes emails up to 1 MB; says so when it is greeted, or when it has read one. */
  const small = (says: 'at once' | string, taken: string[] = []): SMTPServerOptions => ({
    ...(says === 'at once' && { size: 1_048_576 }),
    onData: (stream, _, done) => {
      void buffer(stream).then((raw) => {
        if (raw.length <= 1_048_576) return void (taken.push(raw.toString()), done());
        done(Object.assign(new Error(says.slice(4)), { responseCode: Number(says.slice(0, 3)) }));
      });
    },
  });

  test.each([
    'at once',
    '552 5.3.4 Message size exceeds fixed limit',
    '552 Message too big',
    '523 5.2.3 too long for this mailbox',
    '534 5.3.4 Message too big for system',
    '550 5.2.3 Message length exceeds administrative limit',
    '552 5.7.0 This attachment is not let in',
  ])(
    'F1 a letter that is refused for its files goes without them, and says where they are: %s',
    async (says) => {
      const taken: string[] = [];
      const { url } = await mailServer(small(says, taken));
      const send = sender(exampleDealer(MAIL), { mailer: smtpMailer(url), ...photo });
      expect(await send(message({ lead: wholeLead(LARGE) }))).toEqual({
        kind: 'delivered',
        note: expect.stringMatching(/^without its files: /),
      });
      expect(taken).toHaveLength(1);
      const mail = await PostalMime.parse(taken[0]!);
      expect(mail.attachments).toEqual([]);
      expect(mail.messageId).toBe('<lead-1-yard@example.com.au>');
      expect(mail.text).toContain('Phone: 0491 570 006');
      expect(mail.text).toContain(
        'Sign in to your leads to open them:\n' +
          'front.jpg (1563 KB): https://www.example.com.au/_leads/lead/lead-1/files/k1',
      );
    },
  );

  test('F1 an email without files that is refused has failed, once', async () => {
    let asked = 0;
    const { url } = await mailServer({
      onData: (stream, _, done) => {
        asked++;
        void buffer(stream).then(() => done(Object.assign(new Error('5.3.4 no'), { responseCode: 552 })));
      },
    });
    const send = sender(exampleDealer(MAIL), { mailer: smtpMailer(url) });
    expect(await send()).toMatchObject({ kind: 'failed', reason: 'SMTP 552 after DATA', refused: true });
    expect(asked).toBe(1);
  });

  test('F1 a mailbox that refuses the size while another takes it gets the email without files', async () => {
    const taken: [to: string[], files: number][] = [];
    const { url } = await mailServer({
      onRcptTo: ({ address }, { envelope }, done) => {
        const size = Number(
          (envelope.mailFrom && envelope.mailFrom.args && envelope.mailFrom.args.SIZE) || 0,
        );
        const isRefused = address.startsWith('b') && size > 1_048_576;
        done(isRefused ? Object.assign(new Error('5.2.3 too long'), { responseCode: 523 }) : null);
      },
      size: 30_000_000,
      onData: (stream, { envelope }, done) => {
        void buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then(({ attachments }) => {
            taken.push([envelope.rcptTo.map(({ address }) => address), attachments.length]);
            done();
          });
      },
    });
    const send = sender(exampleDealer(MAIL), { mailer: smtpMailer(url), ...photo });
    expect(await send(message({ lead: wholeLead(LARGE) }))).toEqual({
      kind: 'delivered',
      note: 'without its files to 1 of 2 mailboxes',
    });
    expect(taken).toEqual([
      [['a@yard.example'], 1],
      [['b@yard.example'], 0],
    ]);
  });

  test.each([
    [4, 'no answer within 30 s', 0],
    [4, 'SMTP 451 after DATA', 0],
    [4, 'Connection closed unexpectedly', 0],
    [3, 'no answer within 30 s', 1],
    [4, 'connect ECONNREFUSED 127.0.0.1:1', 1],
  ])('F1 attempt %i, after %j, has %i files', async (attempts, lastError, files) => {
    const { url, received } = await mailServer();
    const send = sender(exampleDealer(MAIL), { mailer: smtpMailer(url), ...photo });
    await send(message({ lead: wholeLead(LARGE), attempts, lastError }));
    expect((await PostalMime.parse(received[0]!.raw)).attachments).toHaveLength(files);
  });

  test('F1 a file that is gone does not keep its lead back', async () => {
    const { url, received } = await mailServer();
    const gone = { readFile: () => Promise.reject(new Error('ENOENT')) };
    const send = sender(exampleDealer(MAIL), { mailer: smtpMailer(url), ...gone });
    await expect(send(message({ lead: wholeLead(LARGE), attempts: 1 }))).rejects.toThrow('ENOENT');
    expect(await send(message({ lead: wholeLead(LARGE), attempts: 2 }))).toEqual({ kind: 'delivered' });
    expect((await PostalMime.parse(received[0]!.raw)).text).toContain('front.jpg (1563 KB)');
  });

  test('F1 one of two mailboxes refuses: the lead has arrived, and the ledger says so', async () => {
    const { url } = await mailServer({
      onRcptTo: ({ address }, _, done) => done(address.startsWith('a') ? null : new Error('no such mailbox')),
    });
    expect(await sender(exampleDealer(MAIL), { mailer: smtpMailer(url) })()).toEqual({
      kind: 'delivered',
      note: '1 of 2 mailboxes refused it',
    });
  });

  test('F1 no server there', async () => {
    const outcome = await sender(exampleDealer(MAIL), { mailer: smtpMailer('smtp://127.0.0.1:1') })();
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('F1 files in place of mail', () => {
  test('F1 without a mail server emails are .eml files, and where each is is told', async () => {
    const folder = temporaryFolder();
    const told: string[] = [];
    const send = sender(exampleDealer(MAIL), { mailer: folderMailer(folder, (text) => told.push(text)) });
    expect(await send()).toEqual({ kind: 'delivered' });
    const file = path.join(folder, 'good-cars', '_lead-1-yard_example.com.au_.eml');
    expect(told).toEqual([`good-cars: an email was written to ${file}`]);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail.to).toMatchObject([{ address: 'a@yard.example' }, { address: 'b@yard.example' }]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test.each([
    ['eml', /^From: Example Cars <sales@example\.com\.au>/m],
    ['adf', /^<\?adf version="1\.0"\?>$/m],
    ['json', /^\{"type":"lead\.created"/],
  ])('F1 a destination of files: %s', async (format, beginning) => {
    const folder = temporaryFolder();
    const dealer = exampleDealer({ destinations: [{ type: 'file', name: 'yard', format }] });
    const send = sender(dealer, { folder });
    expect(await send()).toEqual({ kind: 'delivered' });
    expect(await send()).toEqual({ kind: 'delivered' });
    const files = readdirSync(path.join(folder, 'good-cars', 'yard'));
    expect(files).toEqual([`lead-1-yard.${format === 'adf' ? 'xml' : format}`]);
    expect(readFileSync(path.join(folder, 'good-cars', 'yard', files[0]!), 'utf8')).toMatch(beginning);
  });

  test.each([
    ['a tenant that is gone', undefined, {}, 'the tenant is not there, or offers no forms'],
    [
      'a destination that is gone',
      exampleDealer(MAIL),
      { destination: 'old' },
      'the settings no longer have a destination of this name',
    ],
    [
      'a shopper without an address',
      exampleDealer(MAIL),
      { kind: 'auto_reply' as const, lead: wholeLead({ person: {} }) },
      'the shopper gave no address',
    ],
  ])('F1 %s: the message waits', async (_, dealer, changes, reason) => {
    expect(await sender(dealer)(message(changes))).toEqual({ kind: 'failed', reason });
  });
});

test('F8 an email that is too large for the mailbox goes again without its files, and says where they are', async () => {
  const sent: { text: string; attachments: number }[] = [];
  const lead = { ...wholeLead(), files: [{ key: 'a', name: 'front.jpg', type: 'image/jpeg', bytes: 9 }] };
  const send = sender(exampleDealer(MAIL), {
    mailer: (mail) => {
      const attachments = (mail.attachments ?? []).length;
      sent.push({ text: String(mail.text), attachments });
      return Promise.resolve(
        attachments > 0
          ? { kind: 'failed', reason: 'SMTP 552 after DATA', refused: true, isOfContents: true }
          : { kind: 'delivered' },
      );
    },
  });
  expect(await send(message({ lead }))).toMatchObject({ kind: 'delivered' });
  expect(sent.map(({ attachments }) => attachments)).toEqual([1, 0]);
  expect(sent[1]!.text).toContain('front.jpg');
  expect(sent[1]!.text).toContain('https://www.example.com.au/_leads');
});

test('F8 a refusal that is not about the size is a refusal, files or not', async () => {
  let tries = 0;
  const send = sender(exampleDealer(MAIL), {
    mailer: () => {
      tries += 1;
      return Promise.resolve({ kind: 'failed', reason: 'SMTP 550 after RCPT', refused: true });
    },
  });
  expect(await send()).toMatchObject({ kind: 'failed', refused: true });
  expect(tries).toBe(1);
});
