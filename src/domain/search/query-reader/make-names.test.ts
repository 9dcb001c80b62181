import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';
import { stockLexicon } from './stock-lexicon.ts';

const of = (...values: string[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, 1]));

const LEXICON = stockLexicon({
  counts: {
    make_model: of(
      'Alder > Ridgerunner',
      'Alder > Ridgerunner Pass',
      'Alder > Vale',
      'Alder > QRX',
      'Brook > 718',
      'Brook > Cayle',
      'Brook > 718 Cayle',
      'Brook > 911',
      'Corvane > D-Class',
      'Corvane > D250',
      'Corvane > D63',
      'Corvane > 250',
      'Elm > 5',
      'Elm > 520i',
      'Elm > X5',
      'Elm > Grand Moor',
      'Fir > 370Z',
      'Fir > Arden 800',
      'Fir > Model 3',
    ),
    badge: of(
      'LC200 VX',
      '200 Sahara',
      '70 Series GX',
      'GX',
      'QRX STI',
      'Q 4x4',
      'Carrera 4',
      'Pop Top',
      'Wild',
    ),
    drive: of('4x4'),
    year: of('2019'),
    price_range: of('$10,000 - $20,000'),
    item_type: of('car'),
  },
  places: [],
});

const QRX = 'make = "Alder" AND (model = "QRX" OR badge = "QRX STI")';

test.for<[query: string, filter: string, label: string, rest?: string]>([
  // A model that other records have for a badge, or within a longer model.
  ['qrx', `(${QRX})`, 'Alder QRX'],
  ['vale qrx', `(${QRX})`, 'Alder QRX'],
  [
    'cayle',
    '(make = "Brook" AND (model IN ["Cayle", "718 Cayle"] OR badge STARTS WITH "Cayle"))',
    'Brook Cayle',
  ],
  // The words behind a model are a badge, a figure one of the series that it stands for.
  ['qrx sti', `((${QRX}) AND badge = "QRX STI")`, 'Alder QRX STI'],
  [
    'ridgeruner 200',
    '((make = "Alder" AND (model IN ["Ridgerunner", "Ridgerunner Pass"] OR badge STARTS WITH "Ridgerunner")) AND badge IN ["LC200 VX", "200 Sahara"])',
    'Alder Ridgerunner 200',
  ],
  [
    'ridgerunner 200 series',
    '((make = "Alder" AND (model IN ["Ridgerunner", "Ridgerunner Pass"] OR badge STARTS WITH "Ridgerunner")) AND badge IN ["LC200 VX", "200 Sahara"])',
    'Alder Ridgerunner 200 series',
  ],
  ['911 carrera', '((make = "Brook" AND (model = "911")) AND badge = "Carrera 4")', 'Brook 911 Carrera'],
  // Figures and words of their own stay what they are.
  ['911 2019', '(make = "Brook" AND (model = "911")) AND (year >= 2019 AND year <= 2019)', 'Brook 911, 2019'],
  ['911 4x4', '(make = "Brook" AND (model = "911")) AND (drive = "4x4")', 'Brook 911, 4x4'],
  ['$911', '(price <= 911)', 'Up to $911'],
  // A line has the models that are called after it.
  [
    'd class',
    '(make = "Corvane" AND (model IN ["D-Class", "D250", "D63"] OR badge STARTS WITH "D-Class"))',
    'Corvane D-Class',
  ],
  [
    'elm 5 series',
    '(make = "Elm" AND (model IN ["5", "520i"] OR badge STARTS WITH "5 Series"))',
    'Elm 5 Series',
  ],
  ['3 series', '', '', '3 series'],
  // Two words of a longer name are one, and the first of them none.
  [
    'grand moor',
    '(make = "Elm" AND (model = "Grand Moor" OR badge STARTS WITH "Grand Moor"))',
    'Elm Grand Moor',
  ],
  ['grand', '', '', 'grand'],
  ['pop top', '(badge = "Pop Top")', 'Pop Top'],
  ['arden', '(make = "Fir" AND (model = "Arden 800" OR badge STARTS WITH "Arden"))', 'Fir Arden'],
  ['model', '', ''],
  // A word of the stock is no misspelling.
  ['wild', '', '', 'wild'],
])('S2 "%s" names what the stock files under it', ([query, filter, label, rest = '']) => {
  const reading = readQuery(query, LEXICON, '2026-11-28');
  expect([reading.filter, reading.pieces.map((piece) => piece.label).join(', '), reading.rest]).toEqual([
    filter,
    label,
    rest,
  ]);
});
