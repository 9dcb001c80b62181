import { expect, test } from 'vitest';
import { FeedSettings } from '../tenant/feed-settings.ts';
import { explainedLines } from './explained-lines.ts';
import { explainRecord } from './explain-record.ts';
import { mapNamed } from './maps/maps.ts';

const feed = {
  columns: ['Ref', 'make', 'model', 'Price', 'Special', 'Odo', 'Power', 'fuel'],
  records: [
    {
      line: 2,
      fields: {
        Ref: 'A1',
        make: 'Aldera',
        model: 'Lumen',
        Price: '$20,000',
        Special: '',
        Odo: '45,000 mi',
        Power: '9 horses',
        fuel: 'Unleaded',
      },
    },
    {
      line: 3,
      fields: { Ref: 'A2', make: '', model: 'Lumen', Price: '', Special: '', Odo: '', Power: '', fuel: '' },
    },
    { line: 4, problem: { field: 'record', value: 'x', reason: 'a quote that is never closed' } },
  ],
};
const settings = FeedSettings.parse({
  source: 'x',
  format: 'csv',
  columns: { stocknum: 'Ref', price: ['Special', 'Price'], km: 'Odo', power: 'Power' },
  defaults: { price_type: 'drive_away' },
});
const context = { today: '2026-03-01', locations: [] };
const explained = (place: number) => explainRecord(feed, mapNamed('standard'), settings, context, place);

test('N2 each field of a record is shown with its value, its column, what stood there and what was put right', () => {
  const fields = new Map(explained(1)?.fields.map((each) => [each.field, each]));
  expect(fields.get('km')).toEqual({
    field: 'km',
    value: 72_420,
    from: "'Odo'",
    written: '45,000 mi',
    notes: ['mi converted to km'],
  });
  expect(fields.get('power')).toMatchObject({
    value: undefined,
    notes: [expect.stringMatching(/left out$/)],
  });
  expect(fields.get('price')).toMatchObject({
    value: 20_000,
    from: "'Special', else 'Price'",
    written: '$20,000',
  });
  expect(fields.get('price_type')).toMatchObject({ value: 'drive_away', from: 'feed.defaults' });
  expect(fields.get('simple_fuel')).toMatchObject({ value: 'Petrol', from: 'fuel', written: undefined });
});

test('N2 a record that is no vehicle says why, and one that is not there is none', () => {
  expect(explained(2)?.problem).toBe('make: missing');
  expect(explained(3)).toMatchObject({ line: 4, problem: 'a quote that is never closed', fields: [] });
  expect(explained(4)).toBeUndefined();
});

test('N2 a stock number that was made says what of', () => {
  const made = { ...settings, columns: {}, identity_columns: ['make', 'model'] };
  const record = explainRecord(feed, mapNamed('standard'), made, context, 1);
  expect(record?.fields.find(({ field }) => field === 'stocknum')?.from).toBe('made of make, model');
});

test('N2 on the screen a record has a line for each field', () => {
  const lines = explainedLines(explained(1)!);
  expect(lines[0]).toBe('Record 1 (line 2): Aldera Lumen');
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}km +72420 +<- 'Odo' {2}45,000 mi$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ +put right: mi converted to km$/));
});
