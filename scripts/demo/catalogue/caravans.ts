import type { DemoBadge, DemoModel, Grade } from './demo-model.ts';

/** Dollars, body length and width in mm, tare and aggregate trailer mass in kg, axles, berths. */
type CaravanRow = readonly [
  name: string,
  price: number,
  grade: Grade,
  length: number,
  width: number,
  tare: number,
  atm: number,
  axle: 'Single axle' | 'Tandem axle',
  sleeps: number,
];

/** Share of the aggregate mass that the ball of a well loaded van carries. */
const BALL_SHARE = 0.085;

/** What a version is named for, by a word of its name. */
const NAMED_FOR: Record<string, string> = {
  Ensuite: 'Ensuite with separate shower',
  Grand: 'Ensuite with separate shower',
  'Double Bunk': 'Bunk beds, two',
  'Triple Bunk': 'Bunk beds, three',
  '15 Bunk': 'Bunk beds, two',
};

const badgeOf = ([name, price, grade, length, width, tare, atm, axle, sleeps]: CaravanRow): DemoBadge => ({
  name,
  price,
  grade,
  equipment: Object.entries(NAMED_FOR).flatMap(([word, line]) => (name.includes(word) ? [line] : [])),
  caravan: {
    body_length: length,
    body_width: width,
    tare_weight: tare,
    aggregate_trailer_mass: atm,
    ball_weight: Math.round((tare * BALL_SHARE) / 5) * 5,
    axle_type: axle,
    sleeps,
  },
});

function caravanModel(
  make: string,
  model: string,
  body: string,
  picture: `caravan-${'a' | 'b' | 'c' | 'd'}`,
  rows: readonly CaravanRow[],
): DemoModel {
  return {
    make,
    model,
    item_type: 'caravan',
    body,
    simple_body: 'Caravan',
    pictures: [picture],
    // The colour of a van's picture is that of its stripe; a camper is painted all over.
    ...(picture === 'caravan-d' ? {} : { paint: 'White' }),
    years: 9,
    figures: {},
    badges: rows.map(badgeOf),
  };
}

/** Caravans and campers of invented makes: touring vans (a), off-road vans (b), pop-tops (c) and off-road campers (d). */
export const CARAVANS: readonly DemoModel[] = [
  caravanModel('Yarrabend', 'Drift', 'Caravan', 'caravan-a', [
    ['166 Couples', 62_990, 1, 5030, 2260, 1720, 2300, 'Tandem axle', 2],
    ['186 Couples', 71_990, 2, 5640, 2400, 2080, 2600, 'Tandem axle', 2],
    ['206 Ensuite', 82_990, 3, 6250, 2450, 2390, 2950, 'Tandem axle', 2],
  ]),
  caravanModel('Yarrabend', 'Clan', 'Family Caravan', 'caravan-a', [
    ['196 Double Bunk', 79_990, 2, 5980, 2450, 2290, 2890, 'Tandem axle', 4],
    ['216 Triple Bunk', 88_990, 3, 6580, 2450, 2560, 3200, 'Tandem axle', 5],
  ]),
  caravanModel('Pelorine', 'Estuary', 'Caravan', 'caravan-c', [
    ['150 Pop Top', 48_990, 1, 4570, 2200, 1380, 1750, 'Single axle', 2],
    ['170 Pop Top', 54_990, 1, 5180, 2260, 1590, 1990, 'Single axle', 2],
  ]),
  caravanModel('Pelorine', 'Headland', 'Caravan', 'caravan-a', [
    ['190 Club Lounge', 74_990, 2, 5790, 2400, 2140, 2700, 'Tandem axle', 2],
    ['220 Grand', 98_990, 3, 6700, 2490, 2680, 3300, 'Tandem axle', 2],
  ]),
  caravanModel('Kurrimine', 'Gorge', 'Off-road Caravan', 'caravan-b', [
    ['176 Couples', 89_990, 2, 5330, 2300, 2190, 2900, 'Tandem axle', 2],
    ['196 Ensuite', 104_990, 3, 5940, 2450, 2540, 3400, 'Tandem axle', 2],
  ]),
  caravanModel('Kurrimine', 'Gorge Family', 'Off-road Family Caravan', 'caravan-b', [
    ['206 Double Bunk', 112_990, 3, 6280, 2450, 2720, 3500, 'Tandem axle', 4],
  ]),
  caravanModel('Mopoke', 'Scrubwren', 'Hybrid Camper', 'caravan-d', [
    ['13', 52_990, 1, 3960, 2050, 1460, 2000, 'Single axle', 2],
    ['15 Bunk', 61_990, 2, 4570, 2100, 1690, 2300, 'Single axle', 4],
  ]),
  caravanModel('Mopoke', 'Boobook', 'Off-road Caravan', 'caravan-b', [
    ['17', 78_990, 2, 5180, 2250, 2030, 2700, 'Tandem axle', 2],
    ['19 Ensuite', 92_990, 3, 5790, 2400, 2380, 3200, 'Tandem axle', 2],
  ]),
];
