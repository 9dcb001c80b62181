import { readFile, readlink, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteFolders } from '../../build/site-folders.ts';
import type { NightState } from '../night-state.ts';
import { startMachine, type Machine, type Stock } from '../night.fixture.ts';
import { startS3Server, type S3Server } from './s3-server.fixture.ts';
import { storedState, type StoredStateRequest } from './stored-state.ts';

const NOW = new Date('2026-11-22T16:00:00Z');

let server: S3Server;
let stock: Stock;
let machines: Machine[];
beforeEach(async () => {
  server = await startS3Server();
  stock = { one: ['a', 'b'], two: ['c'] };
  machines = [];
});
afterEach(async () => {
  for (const machine of machines) await machine.remove();
  await server.close();
});

async function freshMachine(): Promise<Machine> {
  const machine = await startMachine(stock);
  machines.push(machine);
  return machine;
}

const stateOn = (machine: Machine, more: Partial<StoredStateRequest> = {}): NightState =>
  storedState({
    store: server.store,
    prefix: 'forecourt',
    place: machine,
    night: 'n',
    run: 'a run',
    isTakenOver: false,
    now: () => NOW,
    ...more,
  });

const nightOn = (machine: Machine, night: string, slugs: readonly string[], more = {}) =>
  machine.night(slugs, { night, state: stateOn(machine, { night, run: `night ${night}`, ...more }) });

const historyOn = (machine: Machine, slug: string): Promise<string> =>
  readFile(
    path.join(siteFolders(machine.tenantsFolder, machine.outFolder, slug).state, 'history.ndjson'),
    'utf8',
  );

const headOf = (slug: string): { lease?: unknown; last?: { release?: string } } =>
  JSON.parse(server.objects.get(`forecourt/${slug}/head.json`)?.toString() ?? '{}') as object;

describe('O4 state that is kept in a storage of objects', () => {
  test('machines with empty folders give the releases that one machine gives', async () => {
    const alone = await freshMachine();
    const expected: unknown[] = [];
    const found: unknown[] = [];
    for (const night of ['n1', 'n2', 'n3']) {
      stock['one'] = [`a ${night}`, 'b'];
      for (const { release } of await alone.night(['one', 'two'], { night })) expected.push(release);
      for (const slug of ['one', 'two'])
        for (const { release } of await nightOn(await freshMachine(), night, [slug])) found.push(release);
    }
    expect(found).toEqual(expected);
    expect(found).toContain(
      await readlink(path.join(alone.outFolder, 'one')).then((to) => path.basename(to)),
    );
    expect(await historyOn(machines[5]!, 'one')).toBe(await historyOn(alone, 'one'));
  });

  test('a file of several releases is one file on the machine it is restored to', async () => {
    await nightOn(await freshMachine(), 'n1', ['one']);
    stock['one'] = ['changed', 'b'];
    await nightOn(await freshMachine(), 'n2', ['one']);
    const machine = await freshMachine();
    await stateOn(machine).open('one');
    const releases = path.join(machine.outFolder, '.releases', 'one');
    const link = await readlink(path.join(machine.outFolder, 'one'));
    const live = await stat(path.join(machine.outFolder, link, 'cars', '1.html'));
    expect(live.nlink).toBe(2);
    expect(path.dirname(path.resolve(machine.outFolder, link))).toBe(releases);
  });

  test('a machine that has the state fetches nothing of it again, and what is too much goes', async () => {
    const machine = await freshMachine();
    await nightOn(machine, 'n1', ['one']);
    const { state } = siteFolders(machine.tenantsFolder, machine.outFolder, 'one');
    await writeFile(path.join(state, 'stray.txt'), 'nobody knows this file');
    const packs = [...server.objects].filter(([key]) => key.includes('/packs/'));
    for (const [key] of packs) server.objects.set(key, Buffer.from('unreadable'));
    await stateOn(machine, { night: 'n2' }).open('one');
    await expect(stat(path.join(state, 'stray.txt'))).rejects.toThrow('ENOENT');
    expect(await historyOn(machine, 'one')).toContain('a');
  });

  test('what is stored stays bounded over thirty nights in which everything changes', async () => {
    const machine = await freshMachine();
    const sizes: number[] = [];
    for (let night = 1; night <= 30; night += 1) {
      stock['one'] = Array.from({ length: 5 }, (_, index) => `${night} ${index} ${'x'.repeat(500)}`);
      await nightOn(machine, `n${night}`, ['one']);
      sizes.push([...server.objects.keys()].length);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2 + 13);
  });

  test('what a killed run left is removed after a day, and not before', async () => {
    await nightOn(await freshMachine(), 'n1', ['one']);
    for (const [name, hours] of [
      ['old', 25],
      ['young', 23],
    ] as const) {
      server.objects.set(`forecourt/one/packs/${name}-0`, Buffer.from('x'));
      server.writtenAt.set(`forecourt/one/packs/${name}-0`, NOW.getTime() - hours * 3_600_000);
    }
    await stateOn(await freshMachine(), { night: 'n2' }).open('one');
    const left = [...server.objects.keys()].filter((key) => /old|young/.test(key));
    expect(left).toEqual(['forecourt/one/packs/young-0']);
  });
});

describe('O4 two runs never overwrite each other', () => {
  test('the second is refused while the first has the state, told who has it, and builds nothing of it', async () => {
    await stateOn(await freshMachine(), { run: 'night n1 on machine a' }).open('one');
    const second = await freshMachine();
    const [one, two] = await nightOn(second, 'n2', ['one', 'two']);
    expect(one).toMatchObject({
      outcome: 'failed',
      reason:
        'Another run has the state of one (night n1 on machine a, until 2026-11-22T18:00:00.000Z at the latest), so it is ' +
        'not built here. Wait for that run to end; when it was killed, run this again with --take-over, and the other run ' +
        'can no longer write.',
    });
    expect(two?.outcome).toBe('published');
    expect(second.built).toEqual(['two']);
  });

  test('of ten that ask at the same moment one gets it', async () => {
    const states = await Promise.all(Array.from({ length: 10 }, async () => stateOn(await freshMachine())));
    const ends = await Promise.allSettled(states.map((state) => state.open('one')));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('control: with a storage that keeps no conditions more than one gets it', async () => {
    await server.close();
    server = await startS3Server({ keeps: false });
    const states = await Promise.all(Array.from({ length: 10 }, async () => stateOn(await freshMachine())));
    const ends = await Promise.allSettled(states.map((state) => state.open('one')));
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
  });

  test('a run whose state was taken over keeps nothing, and the other one does', async () => {
    const [first, second] = [await freshMachine(), await freshMachine()];
    const slow = stateOn(first, { night: 'n1' });
    await slow.open('one');
    const [other] = await nightOn(second, 'n2', ['one'], { isTakenOver: true });
    expect(other?.outcome).toBe('published');
    const keys = [...server.objects.keys()].filter((key) => key.endsWith('head.json'));
    const before = server.objects.get(keys[0]!);
    await expect(slow.keep('one', other!)).rejects.toThrow(
      /Another run took the state of one while this one built it\. .* Let one run at a time do a tenant\./,
    );
    expect(server.objects.get(keys[0]!)).toBe(before);
    await expect(stateOn(await freshMachine(), { night: 'n3' }).open('one')).resolves.toBeUndefined();
  });

  test('a run that was killed keeps others out for two hours', async () => {
    await stateOn(await freshMachine()).open('one');
    const later = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000);
    await expect(stateOn(await freshMachine(), { now: later(119) }).open('one')).rejects.toThrow(
      'Another run has',
    );
    await expect(stateOn(await freshMachine(), { now: later(121) }).open('one')).resolves.toBeUndefined();
  });

  test('a night that has done a tenant does it on no other machine, whose folders stay empty', async () => {
    await nightOn(await freshMachine(), 'n1', ['one']);
    const other = await freshMachine();
    const [entry] = await nightOn(other, 'n1', ['one']);
    expect(entry).toMatchObject({ outcome: 'published', isNewRelease: true });
    expect(other.built).toEqual([]);
  });
});

describe('O4 a storage in trouble', () => {
  test('an answer that is lost after the write is no other run', async () => {
    server.lost = 1;
    const [entry] = await nightOn(await freshMachine(), 'n1', ['one']);
    expect(entry?.outcome).toBe('published');
    expect(headOf('one').lease).toBeUndefined();
  });

  test.each([
    ['is missing', undefined, /packs\/.* is missing in the storage of the state/],
    ['is damaged', Buffer.from('no pack'), /^\S+packs\/.* is damaged in the storage of the state/],
  ])(
    'a pack that %s makes the tenant fail, publishes nothing, and lets the state go',
    async (_, body, words) => {
      await nightOn(await freshMachine(), 'n1', ['one']);
      const [key = ''] = [...server.objects.keys()].filter((name) => name.includes('/packs/'));
      if (body) server.objects.set(key, body);
      else server.objects.delete(key);
      const machine = await freshMachine();
      const [entry] = await nightOn(machine, 'n2', ['one']);
      expect(entry).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(words) as string });
      expect(machine.built).toEqual([]);
      expect(headOf('one').lease).toBeUndefined();
      expect(headOf('one').last?.release).toBeDefined();
    },
  );
});
