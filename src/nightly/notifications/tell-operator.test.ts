import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import type { Mail } from '../../backend/destinations/mail.ts';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import { entryOfReport } from '../entry-of-report.ts';
import type { NightEntry } from '../night-entry.ts';
import { localMemory } from '../night-state.ts';
import { publishedReport } from '../night.fixture.ts';
import { startS3Server } from '../state/s3-server.fixture.ts';
import { storedMemory } from '../state/chosen-state.ts';
import { nightSummary } from '../summary/night-summary.ts';
import { tellOperator } from './tell-operator.ts';

const QUICK = [0, 0];
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

const entry = (more: Partial<NightEntry> = {}): NightEntry => ({
  ...entryOfReport(publishedReport('my-cars'), 'n1', undefined),
  ...more,
});

describe('O2 the notice to the operator', () => {
  const night = (tenants: NightEntry[]) =>
    nightSummary({ night: 'n1', startedAt: entry().at, endedAt: entry().at, demos: [], tenants });
  const refused = entry({ outcome: 'refused', rails: ['count'], reason: 'Far fewer.' });

  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'notices-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is a signed webhook that the published library verifies, with each tenant that is not well', async () => {
    const bodies: unknown[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(new Webhook(SECRET).verify(body, request.headers as Record<string, string>));
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const settings = { mail: undefined, operators: [], webhook: { url, secret: SECRET } };
    expect(await tellOperator(night([entry(), refused]), settings, localMemory(folder), QUICK)).toEqual([]);
    expect(await tellOperator(night([entry()]), settings, localMemory(folder), QUICK)).toEqual([]);
    server.close();
    expect(bodies).toEqual([
      expect.objectContaining({
        type: 'night.trouble',
        data: expect.objectContaining({
          tenants: [{ tenant: 'my-cars', outcome: 'refused', rails: ['count'], reason: 'Far fewer.' }],
        }) as object,
      }),
    ]);
  });

  test('S10 tells of a feed that is about to be refused for its age, though the site is published', async () => {
    const sent: Mail[] = [];
    const send = (mail: Mail): Promise<SendOutcome> => {
      sent.push(mail);
      return Promise.resolve({ kind: 'delivered' });
    };
    const settings = { mail: { send, from: 'a@b.example' }, operators: ['o@b.example'], webhook: undefined };
    const sentence = "The feed hasn't changed for 8 days: it is as it was on 2026-11-14.";
    const report = publishedReport('my-cars', { warnings: [sentence] });
    const aging = entryOfReport(
      { ...report, vehicles: { ...report.vehicles!, agingFeeds: [sentence] } },
      'n1',
      undefined,
    );
    await tellOperator(night([entry({ warnings: [sentence] })]), settings, localMemory(folder), QUICK);
    expect(sent).toEqual([]);
    await tellOperator(night([aging]), settings, localMemory(folder), QUICK);
    expect(sent).toMatchObject([{ subject: 'Night n1: 1 tenant to look at' }]);
    expect(String(sent[0]?.text).split(sentence)).toHaveLength(2);
  });

  test('is a mail with the table and the reasons; what was not taken is said', async () => {
    const sent: Mail[] = [];
    const send = (mail: Mail): Promise<SendOutcome> => {
      sent.push(mail);
      return Promise.reject(new Error('away'));
    };
    const settings = {
      mail: { send, from: 'a@b.example' },
      operators: ['ops@b.example'],
      webhook: undefined,
    };
    expect(await tellOperator(night([refused]), settings, localMemory(folder), QUICK)).toEqual([
      'The notice by mail was not taken: away.',
    ]);
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({ to: ['ops@b.example'], subject: 'Night n1: 1 tenant to look at' });
    expect(sent[0]?.text).toContain('Far fewer.');
  });

  test('is sent where emails to dealers wait, though all tenants are well', async () => {
    const sent: Mail[] = [];
    const send = (mail: Mail): Promise<SendOutcome> => {
      sent.push(mail);
      return Promise.resolve({ kind: 'delivered' });
    };
    const settings = { mail: { send, from: 'a@b.example' }, operators: ['o@b.example'], webhook: undefined };
    const keptEmails = { letters: 7, why: 'the backend gave no answer. Start it again.' };
    await tellOperator(
      { ...night([entry()]), keptLetters: keptEmails },
      settings,
      localMemory(folder),
      QUICK,
    );
    expect(sent).toMatchObject([
      {
        subject: 'Night n1: emails to dealers wait',
        text: expect.stringContaining('7 emails to dealers wait for the next night: the backend') as string,
      },
    ]);
    await tellOperator(night([entry()]), settings, localMemory(folder), QUICK);
    expect(sent).toHaveLength(1);
  });

  test('that no server takes waits for the next night, well or not, and is sent once under one id', async () => {
    const sent: Mail[] = [];
    const answers: SendOutcome[] = Array.from({ length: 3 }, () => ({ kind: 'failed', reason: 'away' }));
    const send = (mail: Mail): Promise<SendOutcome> => {
      sent.push(mail);
      return Promise.resolve(answers.shift() ?? { kind: 'delivered' });
    };
    const settings = {
      mail: { send, from: 'a@b.example' },
      operators: ['ops@b.example'],
      webhook: undefined,
    };
    const tellOf = (name: string, tenants: NightEntry[]) =>
      tellOperator({ ...night(tenants), night: name }, settings, localMemory(folder), QUICK);
    expect(await tellOf('n1', [refused])).toEqual(['The notice by mail was not taken: away.']);
    answers.push(...Array.from({ length: 3 }, (): SendOutcome => ({ kind: 'failed', reason: 'still away' })));
    expect(await tellOf('n2', [entry()])).toEqual([
      'The notice by mail of the night n1 was not taken: still away.',
    ]);
    expect(await tellOf('n3', [refused])).toEqual([]);
    expect(sent.slice(6).map(({ subject }) => subject)).toEqual([
      'Night n1: 1 tenant to look at',
      'Night n3: 1 tenant to look at',
    ]);
    expect(new Set(sent.slice(0, 7).map(({ messageId }) => messageId)).size).toBe(1);
    expect(await tellOf('n4', [entry()])).toEqual([]);
    expect(sent).toHaveLength(8);
    expect(await readdir(folder)).toEqual([]);
  });

  test('waits three nights long at most, and not at all when it is refused for good', async () => {
    let answer: SendOutcome = { kind: 'failed', reason: 'away' };
    const subjects: string[] = [];
    const send = (mail: Mail): Promise<SendOutcome> => {
      subjects.push(mail.subject ?? '');
      return Promise.resolve(answer);
    };
    const settings = { mail: { send, from: 'a@b.example' }, operators: ['o@b.example'], webhook: undefined };
    for (const name of ['n1', 'n2', 'n3', 'n4'])
      await tellOperator({ ...night([refused]), night: name }, settings, localMemory(folder), QUICK);
    subjects.length = 0;
    answer = { kind: 'failed', reason: 'no such box', refused: true };
    await tellOperator({ ...night([entry()]), night: 'n5' }, settings, localMemory(folder), QUICK);
    expect(subjects.map((subject) => subject.slice(0, 8))).toEqual(['Night n2', 'Night n3', 'Night n4']);
    expect(await readdir(folder)).toEqual([]);
  });

  test('waits in the storage of the state, so that a machine that keeps nothing has it the next night', async () => {
    const s3 = await startS3Server();
    onTestFinished(s3.close);
    let answer: SendOutcome = { kind: 'failed', reason: 'away' };
    const ids: string[] = [];
    const send = (mail: Mail): Promise<SendOutcome> => {
      ids.push(mail.messageId);
      return Promise.resolve(answer);
    };
    const settings = { mail: { send, from: 'a@b.example' }, operators: ['o@b.example'], webhook: undefined };
    const tellAs = (shard: string, name: string, tenants: NightEntry[]) => {
      // Another machine: nothing but the storage is the same.
      const memory = storedMemory(s3.store, 'forecourt');
      return tellOperator({ ...night(tenants), night: name, shard }, settings, memory, QUICK);
    };
    expect(await tellAs('3/4', 'n1', [refused])).toEqual(['The notice by mail was not taken: away.']);
    expect([...s3.objects.keys()]).toEqual(['forecourt/_operator/waiting-notices-3-4.json']);
    answer = { kind: 'delivered' };
    expect(await tellAs('1/4', 'n2', [entry()])).toEqual([]);
    expect(ids).toHaveLength(3);
    expect(await tellAs('3/4', 'n2', [entry()])).toEqual([]);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(4);
    expect(s3.objects.size).toBe(0);
  });

  test('is sent though nothing can be kept, and that is said', async () => {
    const sent: Mail[] = [];
    const send = (mail: Mail): Promise<SendOutcome> => {
      sent.push(mail);
      return Promise.resolve({ kind: 'delivered' });
    };
    const settings = { mail: { send, from: 'a@b.example' }, operators: ['o@b.example'], webhook: undefined };
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const wrong = await tellOperator(night([refused]), settings, localMemory(file), QUICK);
    expect(wrong.length).toBeGreaterThan(0);
    for (const words of wrong) expect(words).toMatch(/^Notices that wait were not kept: /);
    expect(sent).toHaveLength(1);
  });
});
