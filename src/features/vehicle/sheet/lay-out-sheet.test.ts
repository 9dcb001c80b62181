import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PhotoSize } from './lay-out-sheet.ts';
import { layOutSheet } from './lay-out-sheet.ts';
import type { SheetMark, SheetPage, TextStyle } from './sheet-marks.ts';
import { PAPER, TEXT_LOOKS } from './sheet-marks.ts';
import type { VehicleSheet } from './vehicle-sheet.ts';

const EMPTY: VehicleSheet = {
  dealer: undefined,
  licence: undefined,
  name: undefined,
  price: undefined,
  priceType: undefined,
  wasPrice: undefined,
  priceDate: undefined,
  photo: undefined,
  facts: [],
  specifications: [],
  features: [],
  comments: [],
  location: [],
  phone: undefined,
  disclaimer: undefined,
  url: undefined,
};
const CAR: VehicleSheet = {
  ...EMPTY,
  dealer: 'Example Motors',
  licence: 'Motor dealer licence MD000',
  name: '2021 Kia Carnival',
  price: '$41,990',
  priceType: 'Drive away',
  wasPrice: 'was $43,990',
  priceDate: 'Price as of 21/11/2026',
  facts: [
    { label: 'Kilometres', value: '41,000 km' },
    { label: 'Fuel', value: 'Diesel' },
    { label: 'Seats', value: '8' },
  ],
  features: ['Towbar', 'Roof rails'],
  comments: ['One owner.', 'Two keys.'],
  location: ['Example Yard', '1 First Street, Dubbo NSW 2830'],
  phone: '(02) 5550 0100',
  disclaimer: 'Details can change.',
  url: 'https://dealer.example/cars/2021-kia-carnival',
};
const PHOTO: PhotoSize = { width: 1200, height: 800 };

/** About as wide as Helvetica runs. */
const measure = (text: string, style: TextStyle): number => text.length * TEXT_LOOKS[style].size * 0.5;

type TextMark = Extract<SheetMark, { kind: 'text' }>;
const textMarks = (page: SheetPage): TextMark[] => page.filter((mark) => mark.kind === 'text');
const words = (pages: readonly SheetPage[]): string[] => pages.flatMap(textMarks).map(({ text }) => text);
const markOf = (pages: readonly SheetPage[], text: string): TextMark | undefined =>
  pages.flatMap(textMarks).find((mark) => mark.text === text);

test('V17 a sheet says everything once, from the letterhead down to the address of the page', () => {
  expect(words(layOutSheet(CAR, PHOTO, measure))).toEqual([
    'Example Motors',
    'Motor dealer licence MD000',
    '2021 Kia Carnival',
    '$41,990',
    'Drive away',
    'was $43,990',
    'Price as of 21/11/2026',
    'Example Yard',
    '1 First Street, Dubbo NSW 2830',
    '(02) 5550 0100',
    'Key information',
    ...['Kilometres', '41,000 km', 'Fuel', 'Diesel', 'Seats', '8'],
    'Features',
    ...['•', 'Towbar', '•', 'Roof rails'],
    'Dealer comments',
    'One owner.',
    'Two keys.',
    'Details can change.',
    'https://dealer.example/cars/2021-kia-carnival',
  ]);
});

test('V17 facts stand in two columns, their values at the right edge of each', () => {
  const pages = layOutSheet(CAR, undefined, measure);
  expect(markOf(pages, 'Fuel')?.y).toBe(markOf(pages, 'Kilometres')?.y);
  expect(markOf(pages, 'Fuel')?.x).toBeGreaterThan(PAPER.width / 2);
  expect(markOf(pages, 'Seats')?.x).toBe(PAPER.margin);
  const value = markOf(pages, 'Diesel');
  expect((value?.x ?? 0) + measure('Diesel', 'value')).toBeCloseTo(PAPER.width - PAPER.margin);
});

test('V17 the photo keeps its shape beside the price; without one the words begin at the margin', () => {
  const [page = []] = layOutSheet(CAR, PHOTO, measure);
  const photo = page.find((mark) => mark.kind === 'photo');
  expect(photo && photo.width / photo.height).toBeCloseTo(1.5);
  expect(markOf([page], '$41,990')?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0));
  const [tall = []] = layOutSheet(CAR, { width: 100, height: 1000 }, measure);
  expect(tall.find((mark) => mark.kind === 'photo')).toMatchObject({ width: 24, height: 240 });
  const bare = layOutSheet(CAR, undefined, measure);
  expect(bare.flat().some(({ kind }) => kind === 'photo')).toBe(false);
  expect(markOf(bare, '$41,990')?.x).toBe(PAPER.margin);
});

test('V17 long comments flow over pages, which are then numbered; no word is lost', () => {
  const comments = Array.from({ length: 1500 }, (_, index) => `word${index}`).join(' ');
  const pages = layOutSheet({ ...CAR, comments: [comments] }, PHOTO, measure);
  expect(pages.length).toBeGreaterThan(1);
  const flowing = pages.flatMap(textMarks).filter(({ style }) => style === 'body');
  expect(flowing.map(({ text }) => text).join(' ')).toContain(comments);
  expect(words(pages).filter((text) => text.startsWith('Page '))).toEqual(
    pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
  );
});

test('V17 a car with nothing but a name is a page with a name', () => {
  expect(words(layOutSheet({ ...EMPTY, name: 'A car' }, undefined, measure))).toEqual(['A car']);
});

test('V17 nothing stands outside the margins, whatever a car says', () => {
  const text = fc.oneof(fc.lorem({ maxCount: 30 }), fc.string({ unit: 'binary', maxLength: 400 }));
  const maybe = fc.option(text, { nil: undefined });
  const rows = fc.array(fc.record({ label: text, value: text }), { maxLength: 30 });
  const texts = fc.array(text, { maxLength: 30 });
  const sheets = fc.record({
    ...{ dealer: maybe, licence: maybe, name: maybe, price: maybe, priceType: maybe, wasPrice: maybe },
    ...{ priceDate: maybe, phone: maybe, disclaimer: maybe, url: maybe },
    ...{ facts: rows, specifications: rows, features: texts, comments: texts, location: texts },
    photo: fc.constant(undefined),
  });
  fc.assert(
    fc.property(sheets, fc.constantFrom(undefined, PHOTO, { width: 3000, height: 10 }), (sheet, photo) => {
      for (const mark of layOutSheet(sheet, photo, measure).flat()) {
        const width = mark.kind === 'text' ? measure(mark.text, mark.style) : mark.width;
        expect(mark.x).toBeGreaterThanOrEqual(PAPER.margin - 0.01);
        expect(mark.x + width).toBeLessThanOrEqual(PAPER.width - PAPER.margin + 0.01);
        expect(mark.y).toBeGreaterThanOrEqual(PAPER.margin);
        expect(mark.y).toBeLessThanOrEqual(PAPER.height - PAPER.margin);
      }
    }),
    { numRuns: 60 },
  );
});
