import { expect, test } from 'vitest';
import { pageAnswer } from './page-answer.ts';

const answer = (text: string, status = 200): Response => new Response(text, { status });
const failed = (): Promise<Response> => Promise.reject(new TypeError('offline'));
const never = (): Promise<Response> => new Promise(() => undefined);
const none = Promise.resolve(undefined);

test.each([
  ['what the network has', () => Promise.resolve(answer('new')), 'new'],
  ['the copy without a network', failed, 'kept'],
  ['the copy where the network takes too long', never, 'kept'],
  ['the copy where the server is at fault', () => Promise.resolve(answer('fault', 502)), 'kept'],
  ['that the page is gone', () => Promise.resolve(answer('gone', 404)), 'gone'],
])('A6 a page of a garage is %s', async (_, network, shown) => {
  const given = await pageAnswer(network(), Promise.resolve(answer('kept')), 5);
  expect(await given.text()).toBe(shown);
});

test('A6 without a copy the network is waited for, and its failure is told', async () => {
  expect(await (await pageAnswer(Promise.resolve(answer('fault', 502)), none, 0)).text()).toBe('fault');
  await expect(pageAnswer(failed(), none, 0)).rejects.toThrow('offline');
});
