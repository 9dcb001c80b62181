import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasMoto, startMoto, type MotoServer } from '../../../tests/deploy/moto-server.ts';
import { ownPort } from '../../../tests/own-port.ts';
import { startMachine, type Machine, type Stock } from '../night.fixture.ts';
import { shardOf } from '../shard.ts';
import { storedState } from './stored-state.ts';

const PROGRAM = 'moto_server';
const isThere = hasMoto(PROGRAM);
if (!isThere)
  process.stderr.write(`Skipped: there is no ${PROGRAM} (pip install "moto[server,s3]"), a server of S3.\n`);

describe.skipIf(!isThere)('O4 a real server of S3: two dealers on two machines with empty folders', () => {
  const stock: Stock = { plain: ['a', 'b'], 'my-cars': ['c'] };
  const slugs = Object.keys(stock);
  const machines: Machine[] = [];
  let moto: MotoServer;
  beforeAll(async () => {
    moto = await startMoto(PROGRAM, ownPort());
  }, 90_000);
  afterAll(async () => {
    moto.stop();
    for (const machine of machines) await machine.remove();
  });

  const machine = async (): Promise<Machine> => {
    const started = await startMachine(stock);
    machines.push(started);
    return started;
  };
  const stateOn = (place: Machine, night: string, isTakenOver = false) =>
    storedState({
      store: moto.store,
      prefix: 'forecourt',
      place,
      night,
      run: night,
      isTakenOver,
      now: () => new Date(),
    });

  test('give the releases of one machine, night after night', async () => {
    const alone = await machine();
    for (const night of ['n1', 'n2']) {
      stock['plain'] = [night, 'b'];
      const expected = (await alone.night(slugs, { night })).map(({ tenant, release }) => ({
        tenant,
        release,
      }));
      const found = [];
      for (const number of [1, 2]) {
        const fresh = await machine();
        const own = slugs.filter((slug) => shardOf(slug, 2) === number);
        found.push(...(await fresh.night(own, { night, state: stateOn(fresh, night) })));
      }
      for (const each of expected) expect(found).toContainEqual(expect.objectContaining(each));
    }
  });

  test('and the second of two runs is refused', async () => {
    const [first, second] = [await machine(), await machine()];
    const slow = stateOn(first, 'n3');
    await slow.open('plain');
    await expect(stateOn(second, 'n4').open('plain')).rejects.toThrow('Another run has the state of plain');
    const [taken] = await second.night(['plain'], { night: 'n4', state: stateOn(second, 'n4', true) });
    expect(taken?.outcome).toBe('published');
    await expect(slow.keep('plain', taken!)).rejects.toThrow('Another run took the state of plain');
  });
});
