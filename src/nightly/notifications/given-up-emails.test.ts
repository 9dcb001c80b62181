import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Mail } from '../../backend/destinations/mail.ts';
import { mailServer } from '../../backend/destinations/mail-server.fixture.ts';
import { createLog } from '../../backend/observe/logger.ts';
import type { SendOutcome } from '../../backend/outbox/outgoing-message.ts';
import { temporaryFolder } from '../../backend/store/temporary-sqlite.fixture.ts';
import { localMemory } from '../night-state.ts';
import { startMachine } from '../night.fixture.ts';
import { nightLines, troubleLines } from '../summary/night-lines.ts';
import { nightMarkdown } from '../summary/night-markdown.ts';
import { nightSummary } from '../summary/night-summary.ts';
import { givenUpEmails } from './given-up-emails.ts';
import { byBackend } from './email-ways.ts';
import { runningBackend } from './running-backend.fixture.ts';
import { tellOperator } from './tell-operator.ts';

const EMAIL = {
  at: '2026-11-22T16:00:00.000Z',
  from: 'nights@operator.example',
  to: ['gone@my.example'],
  subject: 'My Cars this morning: 12 new',
  text: 'This morning:\n\n- 12 new\n',
};

/** A backend whose mail server refuses `gone@my.example`, with the email of the night n1 to it, which was given up. */
async function backendWithGivenUp() {
  const { url: smtp } = await mailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such box'), { responseCode: 550 })),
  });
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const running = await runningBackend(smtp, 0, log);
  const { backend } = running;
  const give = byBackend(running);
  expect(await give({ slug: 'one', night: 'n1' }, EMAIL)).toEqual({ kind: 'delivered' });
  const { db } = backend.store;
  const row = () =>
    db.selectFrom('delivery').selectAll().where('id', '=', 'morning-one.n1').executeTakeFirst();
  await expect.poll(async () => (await row())?.refusals, { timeout: 20_000 }).toBe(1);
  // The next attempt is the fifth, and at once: an email of another dealer wakes the outbox.
  await db
    .updateTable('delivery')
    .set({ refusals: 4, next_at: 0 })
    .where('id', '=', 'morning-one.n1')
    .execute();
  await give({ slug: 'two', night: 'n1' }, EMAIL);
  await expect.poll(async () => (await row())?.state, { timeout: 20_000 }).toBe('dead');
  return { ...running, lines };
}

test('O2 an email that the outbox gives up is logged as an error, and told by the next night once', async () => {
  const { url, token, lines } = await backendWithGivenUp();
  await expect
    .poll(() => lines.map((line) => JSON.parse(line) as object))
    .toEqual([
      expect.objectContaining({
        level: 'error',
        msg: 'a message was given up',
        tenant: 'one',
        kind: 'night_letter',
        id: 'morning-one.n1',
        reason: 'SMTP 550 after RCPT TO',
      }),
    ]);
  expect(lines.join('')).not.toContain('gone@my.example');

  const machine = await startMachine({ one: ['a'], two: ['b'] });
  onTestFinished(machine.remove);
  const nightOf = async (night: string, slugs = ['one', 'two']) => {
    const { untold: untoldEmails } = givenUpEmails({ url, token });
    const tenants = await machine.night(slugs, { night, untoldEmails });
    const [at = ''] = tenants.map((entry) => entry.at);
    return nightSummary({ night, startedAt: at, endedAt: at, demos: [], tenants });
  };
  const told = await nightOf('n2');
  const [one, two] = told.tenants;
  expect(one).toMatchObject({
    tenant: 'one',
    givenUp: [{ night: 'n1', reason: 'SMTP 550 after RCPT TO', at: expect.stringMatching(/Z$/) as string }],
  });
  expect(two?.givenUp).toBeUndefined();
  // All sites are as they should be.
  expect(told.exitCode).toBe(0);
  const words = troubleLines(one!).join('\n');
  expect(words).toMatch(
    /^The email about the night n1 did not get to the dealer; .*: SMTP 550 after RCPT TO\. Look at/m,
  );
  expect(nightLines(told)[1]).toMatch(/^one .* published, an email given up$/);
  expect(nightMarkdown(told)).toContain('The email about the night n1 did not get to the dealer');

  const sent: Mail[] = [];
  const send = (mail: Mail): Promise<SendOutcome> => {
    sent.push(mail);
    return Promise.resolve({ kind: 'delivered' });
  };
  const notices = { mail: { send, from: 'a@b.example' }, operators: ['o@b.example'], webhook: undefined };
  const memory = localMemory(temporaryFolder());
  await tellOperator(told, notices, memory);
  expect(sent).toMatchObject([{ subject: 'Night n2: 1 tenant to look at' }]);
  expect(sent[0]?.text).toContain('The email about the night n1 did not get to the dealer');

  // Run again, the same night says the same; the next one says it no more.
  expect((await nightOf('n2')).tenants[0]?.givenUp).toHaveLength(1);
  const next = await nightOf('n3');
  expect(next.tenants.map(({ givenUp }) => givenUp)).toEqual([undefined, undefined]);
  await tellOperator(next, notices, memory);
  expect(sent).toHaveLength(1);
});

test('O2 a dealer whose first build fails is asked about again, and what was given up is in both runs of the night', async () => {
  const { url, token } = await backendWithGivenUp();
  const stock: Record<string, string[]> = {};
  const machine = await startMachine(stock);
  onTestFinished(machine.remove);
  const run = () =>
    machine.night(['one'], { night: 'n2', untoldEmails: givenUpEmails({ url, token }).untold });
  expect((await run())[0]).toMatchObject({ outcome: 'failed', givenUp: [{ night: 'n1' }] });
  stock['one'] = ['a'];
  expect((await run())[0]).toMatchObject({ outcome: 'published', givenUp: [{ night: 'n1' }] });
});

test.each([
  ['refuses the token', 401, '{}', 'answered 401'],
  ['is older than this code', 404, 'not there', 'answered 404'],
  ['answers other words', 200, '{"letters":[{"tenant":1}]}', 'answered what this code does not read'],
  ['answers no JSON', 200, '<html>', 'gave no answer'],
  ['never answers', 0, '', 'gave no answer'],
])(
  'O2 a backend that %s is asked once in a night, and that nothing is known is said',
  async (_, status, body, words) => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      if (status > 0) response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const emails = givenUpEmails({ url, token: 't' }, status === 0 ? 200 : undefined);
    const folder = temporaryFolder();
    for (const slug of ['one', 'two']) expect(await emails.untold(slug, folder, 'n1')).toBeUndefined();
    expect(asked).toBe(1);
    expect(emails.problem()).toBe(
      `Which emails to dealers were given up is not known: the backend at ${url} ${words}.`,
    );
  },
);

test('O2 without a backend nobody is asked', async () => {
  const emails = givenUpEmails(undefined);
  expect(await emails.untold('one', temporaryFolder(), 'n1')).toBeUndefined();
  expect(emails.problem()).toBeUndefined();
});
