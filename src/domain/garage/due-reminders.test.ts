import { expect, test } from 'vitest';
import { dueReminders } from './due-reminders.ts';
import { exampleOwned } from './example-vehicle.fixture.ts';

test.each([
  ['2026-12-05', '', ['service 2026-12-05']],
  ['2026-12-06', '', []],
  ['2026-11-21', '', ['service 2026-11-21']],
  ['2026-11-20', '', []],
  ['2026-12-05', '2026-12-01', ['rego 2026-12-01', 'service 2026-12-05']],
  ['', '', []],
  ['soon', '', []],
])(
  'A6 a service on %j and a registration until %j are due on 21 November: %j',
  (service_on, rego_on, due) => {
    const found = dueReminders(exampleOwned({ service_on, rego_on }), '2026-11-21');
    expect(found.map(({ reminder, on }) => `${reminder} ${on}`)).toEqual(due);
  },
);

test('A6 of a vehicle that was taken out nothing is due', () => {
  expect(dueReminders(exampleOwned({ removed: true, service_on: '2026-11-22' }), '2026-11-21')).toEqual([]);
});
