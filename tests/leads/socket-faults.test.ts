import { expect, test } from 'vitest';
import { ALL_FAULTS, runOverSockets, socketSchedule } from './socket-faults.ts';

const ONE = [{ second: 0, destinations: 1 }];

// The long form, 200 seeds, is `npm run bench -- leads sockets`.
test('R6 over real sockets each message has one effect, whatever happens to its first two attempts', async () => {
  const runs = await Promise.all(
    ALL_FAULTS.map(async (fault) => ({
      fault,
      ...(await runOverSockets({ leads: ONE, faults: [fault, fault] })),
    })),
  );
  expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
  const repeated = runs.filter(({ effects }) => effects > 1).map(({ fault }) => fault);
  // Without ids these would be leads that came twice: the faults do happen.
  expect(repeated).toEqual(
    expect.arrayContaining([
      'answer lost',
      'no answer after delivery',
      '500 after delivery',
      'twice',
      'crash before mark',
    ]),
  );
}, 180_000);

test('R6 over real sockets under mixed faults, by seeds', async () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const runs = await Promise.all(
    seeds.map(async (seed) => ({ seed, ...(await runOverSockets(socketSchedule(seed))) })),
  );
  expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
}, 180_000);

test('R6 control: a message that has a new id at each attempt is found out over sockets', async () => {
  const { problems } = await runOverSockets({ leads: ONE, faults: ['answer lost'] }, true);
  expect(problems).toContain('lead0-yard0 never arrived');
  expect(problems.filter((problem) => problem.endsWith('was not sent by anybody'))).toHaveLength(2);
});
