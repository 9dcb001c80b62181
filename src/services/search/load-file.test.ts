import { expect, test } from 'vitest';
import { loadFile } from './load-file.ts';

/** Milliseconds that these tests wait. */
const TIMEOUT_MS = 80;
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

/** A body that gives each part after a pause of some milliseconds, and then never ends where `hangs`. */
function slowly(parts: readonly Uint8Array[], pause: number, hangs = false): ReadableStream<Uint8Array> {
  const left = [...parts];
  return new ReadableStream({
    pull: async (controller) => {
      await new Promise((done) => setTimeout(done, pause));
      const part = left.shift();
      if (part) controller.enqueue(part);
      else if (hangs) await new Promise(() => {});
      else controller.close();
    },
  });
}

const load = (answer: () => Promise<Response>) => loadFile('/file.bin', answer, false, TIMEOUT_MS);

test('S13 a file whose parts come slowly is waited for, longer than its patience as a whole', async () => {
  const parts = [bytes(1), bytes(2, 3), bytes(4), bytes(5)];
  const loaded = await load(async () => new Response(slowly(parts, TIMEOUT_MS / 2)));
  expect([...loaded]).toEqual([1, 2, 3, 4, 5]);
});

test('S13 a file that never answers is given up and named', async () => {
  await expect(load(() => new Promise(() => {}))).rejects.toMatchObject({
    kind: 'timeout',
    message: 'The search took too long to answer.',
    detail: `/file.bin: nothing came for ${TIMEOUT_MS} ms`,
  });
});

test('S13 a file that stops in the middle is given up, and its request ended', async () => {
  let signal: AbortSignal | null | undefined;
  const stuck = loadFile(
    '/file.bin',
    async (_, init) => {
      signal = init?.signal;
      return new Response(slowly([bytes(1)], 1, true));
    },
    false,
    TIMEOUT_MS,
  );
  await expect(stuck).rejects.toMatchObject({ kind: 'timeout' });
  expect(signal?.aborted).toBe(true);
});

test.each([
  [404, 'not-found'],
  [500, 'refused'],
])('S13 an answer of %s is a failure of the kind %s', async (status, kind) => {
  await expect(load(async () => new Response('', { status }))).rejects.toMatchObject({ kind });
});

test('S13 an empty file is no failure', async () => {
  expect(await load(async () => new Response(null))).toHaveLength(0);
});

test('S13 a network that is gone is told as that', async () => {
  await expect(load(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
    kind: 'offline',
    detail: '/file.bin: TypeError: Failed to fetch',
  });
});
