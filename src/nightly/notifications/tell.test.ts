import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../backend/destinations/mail.ts';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import { entryOfReport } from '../entry-of-report.ts';
import type { NightEntry } from '../night-entry.ts';
import { publishedReport, tenantOf } from '../night.fixture.ts';
import { emailBounds } from './email-bounds.ts';
import { byMailer } from './email-ways.ts';
import { morningWords } from './morning-words.ts';
import { noticeSettings } from './notice-settings.ts';
import { tellDealer } from './tell-dealer.ts';

const SITE = { name: 'My Cars', url: 'https://my.example' };
const QUICK = [0, 0];
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

const entry = (more: Partial<NightEntry> = {}): NightEntry => ({
  ...entryOfReport(publishedReport('my-cars'), 'n1', undefined),
  changes: { new: 12, gone: 9, sold: 0, up: 0, down: 4 },
  ...more,
});
const QUIET = { changes: { new: 0, gone: 0, sold: 0, up: 0, down: 0 } };

describe('O2 what a dealer is told in the morning', () => {
  test('what changed, and what was left out with its reason', () => {
    expect(morningWords(entry(), SITE, '')?.subject).toBe(
      'My Cars this morning: 12 new, 9 gone, 4 prices down, 2 left out: no odometer',
    );
    const { subject } = morningWords(entry({ changes: { ...QUIET.changes, down: 1 } }), SITE, '')!;
    expect(subject).toContain('1 price down');
  });

  test('that the feed was refused, and why', () => {
    const words = morningWords(
      entry({ outcome: 'refused', rails: ['count'], reason: 'Far fewer.' }),
      SITE,
      '',
    );
    expect(words?.subject).toBe('My Cars this morning: the stock file was refused');
    expect(words?.text).toContain('Far fewer.');
  });

  test.each([
    ['nothing changed, and the same was left out as before', entry(QUIET), '2 left out: no odometer'],
    ['the operator has a fault to mend', entry({ outcome: 'failed' }), ''],
  ])('nothing, where %s', (_, night, told) => {
    expect(morningWords(night, SITE, told)).toBeUndefined();
  });
});

describe('O2 the morning mail', () => {
  const tenant = tenantOf('my-cars', { night: { mail: ['sales@my.example'] } });
  let folder = '';
  let sent: Mail[] = [];
  let answers: SendOutcome[] = [];
  const send = (mail: Mail): Promise<SendOutcome> => {
    sent.push(mail);
    return Promise.resolve(answers.shift() ?? { kind: 'delivered' });
  };
  const dealers = { way: byMailer(send), from: 'nights@operator.example' };
  const tell = tellDealer({ dealers }, emailBounds(60, QUICK));
  const away: SendOutcome = { kind: 'failed', reason: 'away' };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'morning-'));
    [sent, answers] = [[], []];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('goes once a night, with a way to stop it', async () => {
    expect(await tell(tenant, folder, entry())).toEqual([]);
    expect(await tell(tenant, folder, entry())).toEqual([]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: ['sales@my.example'],
      from: 'nights@operator.example',
      messageId: '<morning-my-cars.n1@operator.example>',
      headers: { 'List-Unsubscribe': expect.stringMatching(/^<mailto:nights@operator\.example\?/) as string },
    });
  });

  test('does not go where the settings name nobody', async () => {
    await tell(tenantOf('my-cars'), folder, entry());
    expect(sent).toEqual([]);
  });

  test('is not sent again for what is left out every night', async () => {
    await tell(tenant, folder, entry());
    await tell(tenant, folder, entry({ ...QUIET, night: 'n2' }));
    expect(sent).toHaveLength(1);
  });

  test('is tried three times, then waits for the next run, under the same Message-ID', async () => {
    answers = [away, away, away];
    expect(await tell(tenant, folder, entry())).toEqual(['The mail of the night n1 was not taken: away.']);
    expect(await tell(tenant, folder, entry({ ...QUIET, night: 'n2' }))).toEqual([]);
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    await tell(tenant, folder, entry({ ...QUIET, night: 'n3' }));
    expect(sent).toHaveLength(4);
  });

  test('that waited goes to whom the settings name by then, and to nobody who was taken out of them', async () => {
    answers = [away, away, away];
    await tell(tenant, folder, entry());
    sent.length = 0;
    const moved = tenantOf('my-cars', { night: { mail: ['new@my.example'] } });
    await tell(moved, folder, entry({ ...QUIET, night: 'n2' }));
    expect(sent.map(({ to }) => to)).toEqual([['new@my.example']]);
  });

  test('that is refused for good does not wait', async () => {
    answers = [{ kind: 'failed', reason: 'SMTP 550 after RCPT TO', refused: true }];
    expect(await tell(tenant, folder, entry())).toEqual([
      'The mail of the night n1 was not taken: SMTP 550 after RCPT TO.',
    ]);
    await tell(tenant, folder, entry({ ...QUIET, night: 'n2' }));
    expect(sent).toHaveLength(1);
  });

  test('keeps words of a feed out of its headers', async () => {
    const reasons = { 'odd\r\nBcc: all@example.com': 1 };
    const hostile = tenantOf('my-cars', {
      site: { ...tenant.site, name: 'My\r\nBcc: all@example.com\u0000 <b>Cars</b>' },
      night: tenant.night,
    });
    await tell(hostile, folder, entry({ vehicles: { read: 1, accepted: 1, quarantined: 1, reasons } }));
    expect(sent[0]?.subject).not.toMatch(/\p{Cc}/u);
  });
});

describe('O2 who is told is said in the environment', () => {
  test('nobody, where nothing is set', () => {
    expect(noticeSettings({}, '/x', false)).toEqual({
      dealers: undefined,
      mail: undefined,
      operators: [],
      webhook: undefined,
    });
  });

  const BACKEND = { FORECOURT_BACKEND_URL: 'https://b.example', FORECOURT_OPERATOR_TOKEN: 't' };
  const FROM = { FORECOURT_OPERATOR_FROM: 'a@b.example' };

  test('emails to dealers need no mail server where builds have a backend; those to the operator do', () => {
    expect(noticeSettings({ ...BACKEND, ...FROM }, '/x', true)).toMatchObject({
      dealers: { from: 'a@b.example' },
      mail: undefined,
    });
    const told = { ...BACKEND, ...FROM, FORECOURT_OPERATOR_MAIL: 'o@b.example' };
    expect(() => noticeSettings(told, '/x', true)).toThrow(/FORECOURT_SMTP_URL names no/);
    expect(noticeSettings({ ...told, FORECOURT_LETTERS: 'files' }, '/x', false)).toMatchObject({
      dealers: undefined,
      mail: { from: 'a@b.example' },
    });
  });

  test.each([
    [
      'a backend without a token',
      { ...FROM, FORECOURT_BACKEND_URL: 'https://b.example' },
      true,
      /OPERATOR_TOKEN/,
    ],
    ['a dealer wants mail, and nobody sends it', {}, true, /set FORECOURT_OPERATOR_FROM/],
    [
      'a sender without a server',
      { FORECOURT_OPERATOR_FROM: 'a@b.example' },
      true,
      /FORECOURT_SMTP_URL names no/,
    ],
    ['no mailbox', { FORECOURT_OPERATOR_MAIL: 'ops' }, false, /FORECOURT_OPERATOR_MAIL has 'ops'/],
    [
      'a webhook without a secret',
      { FORECOURT_OPERATOR_WEBHOOK: 'https://x.example' },
      false,
      /WEBHOOK_SECRET/,
    ],
    [
      'a webhook in the clear',
      { FORECOURT_OPERATOR_WEBHOOK: 'http://x.example', FORECOURT_OPERATOR_WEBHOOK_SECRET: SECRET },
      false,
      /https:\/\//,
    ],
  ])('%s is refused before the night', (_, environment, isMailed, words) => {
    expect(() => noticeSettings(environment, '/x', isMailed)).toThrow(words);
  });
});
