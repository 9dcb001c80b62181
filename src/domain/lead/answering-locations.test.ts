import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { answeringLocations, placeOfTime, workOf } from './answering-locations.ts';
import type { LeadFormId } from './lead-form-ids.ts';

const place = (id: string, group: string, type: 'sales' | 'used' | 'service' | 'parts', more = {}) =>
  exampleLocation({ id, slug: id, name: id, group, location_type: type, ...more });

const GROUP = [
  place('north', 'north', 'sales'),
  place('north-used', 'north', 'used', { location_subtype: 'pre-owned sales, buying' }),
  place('north-service', 'north', 'service'),
  place('south', 'south', 'sales'),
  place('south-service', 'south', 'service'),
  place('south-parts', 'south', 'parts'),
  place('closed-service', 'closed', 'service', { visible: false }),
];
const ids = (form: LeadFormId, locations = GROUP): string[] =>
  answeringLocations(form, locations).map(({ id }) => id);

describe('F4 a form asks only the places that do its work', () => {
  test.each([
    ['service', ['north-service', 'south-service']],
    ['parts', ['south-parts']],
    ['test-drive', ['north', 'south']],
    ['trade-in', ['north-used']],
    ['contact', ['north', 'north-used', 'north-service', 'south', 'south-service', 'south-parts']],
  ] as const)('%s', (form, expected) => expect(ids(form)).toEqual(expected));

  test('where none says that it buys, those that sell', () => {
    const silent = GROUP.filter(({ id }) => id !== 'north-used');
    expect(ids('trade-in', silent)).toEqual(['north', 'south']);
  });

  test('where none does the work or sells, every place that is listed', () => {
    const workshops = GROUP.filter(({ location_type }) => location_type === 'service');
    expect(ids('parts', workshops)).toEqual(['north-service', 'south-service']);
  });
});

test('F4 the forms that depend on the place ask for it in words of their own', () => {
  expect(workOf('service')).toMatchObject({ label: 'Which workshop?', noun: 'a workshop' });
  expect(workOf('contact')).toBeUndefined();
});

test.each([
  ['the one that is chosen, by its id', 'test-drive', 'south', 'north', 'south'],
  ['that of the vehicle', 'test-drive', '', 'south', 'south'],
  [
    'the first that does the work, where that of the vehicle is not listed',
    'test-drive',
    '',
    'closed-service',
    'north',
  ],
  ['the first that does the work', 'service', undefined, undefined, 'north-service'],
  ['the first that buys', 'trade-in', '', undefined, 'north-used'],
  ['none where the chosen one is not listed', 'service', 'closed-service', 'north', undefined],
] as const)('F5 a time is at %s', (_, form, chosen, vehicle, place) => {
  expect(placeOfTime(form, { chosen, vehicle }, GROUP)?.id).toBe(place);
});
