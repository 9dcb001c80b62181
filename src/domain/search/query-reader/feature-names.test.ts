import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';
import { stockLexicon } from './stock-lexicon.ts';

const of = (...values: string[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, 1]));

const LEXICON = stockLexicon({
  counts: {
    make_model: of('Brook > Premium Coach', 'Alder > Ridge'),
    badge: of('Black Label', 'Red', '19 Ensuite', 'Diesel Black Manual'),
    body: of('SUV', 'Cruiser'),
    colour: of('Black', 'Red'),
    fuel: of('Diesel'),
    transmission: of('Automatic', 'Manual'),
    item_type: of('car', 'motorcycle'),
    features: of(
      'Panoramic sunroof',
      'Heated and ventilated front seats',
      'Leather seats',
      'Leather-look lounge',
      'Wiring for tow bar',
      'Tow bar with 12-pin plug',
      'Cruise control',
      'Diesel heater',
      '360-degree camera',
      'Quick shifter, up and down',
      'Ensuite with separate shower',
      'Premium audio, 14 speakers',
      'Wireless phone charger',
      'Rear differential lock',
    ),
    equipment: of('Smartphone mirroring', 'Canopy'),
  },
  places: [],
});

test.for<[query: string, filter: string, rest?: string]>([
  ['sunroof', '(features = "Panoramic sunroof")'],
  ['heated seat', '(features = "Heated and ventilated front seats")'],
  ['towbar', '(features = "Tow bar with 12-pin plug")'],
  ['tow ball', '(features = "Tow bar with 12-pin plug")'],
  ['carplay suv', '(equipment = "Smartphone mirroring") AND (body = "SUV")'],
  ['canopy', '(equipment = "Canopy")'],
  ['leather', '(features = "Leather seats")'],
  ['black leather', '(features = "Leather seats")'],
  ['cruise control', '(features = "Cruise control")'],
  ['diesel heater', '(features = "Diesel heater")'],
  ['diesel', '(fuel = "Diesel")'],
  ['360 camera', '(features = "360-degree camera")'],
  ['quickshifter', '(features = "Quick shifter, up and down")'],
  ['ensuite', '(features = "Ensuite with separate shower" OR badge = "19 Ensuite")'],
  ['wireless charging', '(features = "Wireless phone charger")'],
  ['diff lock', '(features = "Rear differential lock")'],
  ['quick shifter and canopy', '(features = "Quick shifter, up and down") AND (equipment = "Canopy")'],
  ['canopy or sunroof', '((equipment = "Canopy") OR (features = "Panoramic sunroof"))'],
  ['canopy sunroof', '(equipment = "Canopy") AND (features = "Panoramic sunroof")'],
  ['no canopy', 'NOT (equipment = "Canopy")'],
  ['premium', '', 'premium'],
  ['14', '', '14'],
  ['black label', '(badge = "Black Label")'],
  ['black', '(colour = "Black")'],
  ['black manual', '(colour = "Black") AND (transmission = "Manual")'],
  [
    'ridge red',
    '(make = "Alder" AND (model = "Ridge" OR badge STARTS WITH "Ridge")) AND (colour = "Red" OR badge = "Red")',
  ],
])('S2 "%s" asks for what the stock has', ([query, filter, rest = '']) => {
  expect(readQuery(query, LEXICON, '2026-11-28')).toMatchObject({ filter, rest });
});
