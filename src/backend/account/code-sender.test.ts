import { expect, test } from 'vitest';
import { SmsSettings } from '../../domain/account/sms-settings.ts';
import { createCodeSender, type CodeMessage } from './code-sender.ts';
import { createShownCodes } from './shown-codes.ts';

const HTTP = SmsSettings.parse({
  type: 'http',
  url: 'https://sms.example/send',
  body: '{"to":"{phone}","text":"{text}"}',
  secret: 'SMS_KEY',
});
const MESSAGE: CodeMessage = {
  tenant: 'a',
  phone: '+61491570006',
  text: '123456 is your code',
  code: '123456',
};

/** A sender whose provider answers with these statuses, 0 for no answer; and what it did. */
function sender(statuses: number[], environment: Record<string, string> = { SMS_KEY: 'k' }) {
  const waits: number[] = [];
  const asked: string[] = [];
  const reported: string[] = [];
  const shown: CodeMessage[] = [];
  const ended = Promise.withResolvers<undefined>();
  const send = createCodeSender({
    fetch: async (_, init) => {
      asked.push(String(init?.body));
      const status = statuses[asked.length - 1] ?? 200;
      if (asked.length >= statuses.length) setTimeout(() => ended.resolve(undefined), 0);
      if (status === 0) throw new TypeError('fetch failed for +61491570006');
      return new Response(null, { status });
    },
    environment,
    clock: { wait: async (ms) => void waits.push(ms) },
    show: (message) => shown.push(message),
    report: (_, reason) => {
      reported.push(reason);
      ended.resolve(undefined);
    },
  });
  return { send, waits, asked, reported, shown, ended: ended.promise };
}

test.each<[string, number[], { attempts: number; waits: number[]; reported: string[] }]>([
  ['takes it', [200], { attempts: 1, waits: [], reported: [] }],
  ['is away for a moment', [0, 503, 200], { attempts: 3, waits: [2_000, 8_000], reported: [] }],
  ['asks for quiet', [429, 202], { attempts: 2, waits: [2_000], reported: [] }],
  ['stays away', [0, 0, 0], { attempts: 3, waits: [2_000, 8_000], reported: ['TypeError'] }],
  ['refuses it', [401], { attempts: 1, waits: [], reported: ['the provider answered 401'] }],
])('A5 a provider that %s', async (_, statuses, expected) => {
  const { send, ended, asked, waits, reported } = sender(statuses);
  send(HTTP, MESSAGE);
  await ended;
  expect({ attempts: asked.length, waits, reported }).toEqual(expected);
  expect(JSON.parse(asked[0] ?? '')).toEqual({ to: '+61491570006', text: '123456 is your code' });
});

test('A5 without its key in the environment nothing is sent, and the report names the variable', async () => {
  const { send, ended, asked, reported } = sender([], {});
  send(HTTP, MESSAGE);
  await ended;
  expect(asked).toEqual([]);
  expect(reported).toEqual(['SMS_KEY is not set in the environment of the backend']);
});

test('A5 without a provider a code is shown: as a line, and to the operator, without the number', () => {
  const lines: string[] = [];
  const shown = createShownCodes(
    (line) => lines.push(line),
    () => 5,
  );
  const { send, shown: messages } = sender([]);
  send({ type: 'console' }, MESSAGE);
  for (const message of messages) shown.show(message);
  expect(lines).toEqual(['a: 123456 is the code for the mobile that ends in 006']);
  expect(shown.latest()).toEqual([{ tenant: 'a', ending: '006', code: '123456', at: 5 }]);
  for (let at = 0; at < 40; at++) shown.show({ ...MESSAGE, code: String(at) });
  expect(shown.latest()).toHaveLength(20);
  expect(shown.latest()[0]?.code).toBe('39');
});
