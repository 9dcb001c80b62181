import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { FIELD_UNITS } from '../../domain/units/field-units.ts';
import type { MeasuredField } from '../../domain/units/field-units.ts';
import { unitsNamed } from '../../domain/units/units.ts';
import { CaravanFigures, VariantFigures, Vehicle } from '../../domain/vehicle/vehicle.ts';
import { WRITTEN_FIGURES } from '../fixtures/written-figures.ts';
import { readMeasure } from './read-measure.ts';
import { ReadingNotes } from './reading-notes.ts';

test.each(WRITTEN_FIGURES.map((row) => ({ row })))(
  'N2 $row.0 written as $row.1 is $row.2: $row.3',
  ({ row }) => {
    const [field, value, figure, says] = row;
    const notes = new ReadingNotes();
    const read = readMeasure(value, field, notes);
    expect(field === 'km' && read !== undefined ? Math.round(read) : read).toBe(figure);
    expect(notes.warnings).toEqual(says === undefined ? [] : [`${field}: ${says}`]);
    if (says !== undefined && typeof value === 'string')
      expect(notes.examples.get(`${field}: ${says}`)).toBe(value);
  },
);

test.each([
  ['km', 'mi', '45,000', 72_420],
  ['km', 'mi', 45_000, 72_420],
  ['km', 'miles', '45k', 72_420],
  ['km', 'mi', '45,000 km', 45_000],
  ['power', 'bhp', '254.8', 190],
  ['power', 'hp', '190 kW', 190],
  ['engine_size_litres', 'cc', '2497', 2.497],
  ['towingcapacitybraked', 't', 2.5, 2500],
  ['fuelconsumptioncombined', 'mpg-us', '25', 9.4],
  ['fuelconsumptioncombined', 'mpg-us', '25 mpg', 9.4],
  ['body_length', 'ft', '21', 6401],
] as const)('N2 where feed.units.%s is %s, %j is %j', (field, unit, value, figure) => {
  const notes = new ReadingNotes({ units: { [field]: unit }, date_order: 'day-month-year' });
  expect(readMeasure(value, field, notes)).toBe(figure);
});

test('N2 every figure of a vehicle declares its unit', () => {
  const isFigure = (schema: z.ZodType): boolean =>
    [3, 100].some((figure) => schema.safeParse(figure).success) && !schema.safeParse('100').success;
  const figures = [Vehicle, VariantFigures, CaravanFigures].flatMap((schema) =>
    Object.entries(schema.shape).flatMap(([field, type]) => (isFigure(type) ? [field] : [])),
  );
  // Prices are dollars, read by read-price; the other two are a date and a year.
  const others = ['price', 'before_price', 'subscription_price', 'sold_date_timestamp', 'year'];
  expect(figures.filter((field) => !others.includes(field)).toSorted()).toEqual(
    Object.keys(FIELD_UNITS).toSorted(),
  );
});

const fields = Object.keys(FIELD_UNITS) as MeasuredField[];

test('N2 no figure behind which an unknown unit stands is ever read', () => {
  const unit = fc.oneof(
    fc.stringMatching(/^[a-zA-Z/°%²]{1,8}$/),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.double({ min: 0, max: 100_000, noNaN: true }),
      unit,
      (field, figure, word) => {
        const { kind } = FIELD_UNITS[field];
        const scaled = kind === 'km' ? word.trim().replace(/^k\s*/i, '') : word;
        fc.pre(/[^\s\d.,'’]/.test(word) && scaled !== '' && !/^[\d\s.,'’]/.test(word.trim()));
        fc.pre(unitsNamed(kind, word).length === 0 && unitsNamed(kind, scaled).length === 0);
        // A point or hyphen alone is no unit.
        fc.pre(/[^\s.·⋅_()-]/.test(word));
        const notes = new ReadingNotes();
        expect(readMeasure(`${figure.toFixed(1)} ${word}`, field, notes)).toBeUndefined();
        expect(notes.warnings).toHaveLength(1);
      },
    ),
    { numRuns: 2000 },
  );
});
