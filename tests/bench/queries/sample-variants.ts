import type { JudgedQuery } from './score.ts';

type Condition = Readonly<Record<string, unknown>>;
type More = { none?: readonly Condition[]; sort?: string; also?: readonly string[] };

const asked = (
  query: string,
  chips: string,
  all: readonly Condition[],
  { none = [], sort, also }: More = {},
): JudgedQuery => ({
  query,
  stock: 'cars',
  readings: [{ filter: { all, none } }],
  chips: chips.split(' ').filter(Boolean),
  ...(also && { chips_also: [also] }),
  ...(sort && { sort }),
});

const make = (...names: string[]) => ({ make: names });
const title = (re: string) => ({ title: { re } });
const body = (...names: string[]) => ({ body: names });
const price = (min: number | undefined, max?: number) => ({ price: { min, max } });
const km = (min: number | undefined, max?: number) => ({ km: { min, max } });
const year = (min: number | undefined, max?: number) => ({ year: { min, max } });
const UTE = body('Ute / Tray');
const PETROL = { fuel: ['Unleaded', 'Premium'] };
const DIESEL = { fuel: ['Diesel'] };
const AUTO = { transmission: ['Automatic'] };
const MANUAL = { transmission: ['Manual'] };

/** Variants of what shoppers type, by kind, each with its meaning over the rows of the sample's feed. */
export const SAMPLE_VARIANTS: readonly JudgedQuery[] = [
  // Money.
  asked('hatch under $22k', 'body price', [body('Hatchback'), price(undefined, 22_000)]),
  asked('ranger below 45 grand', 'make model price', [title('ranger'), price(undefined, 45_000)]),
  asked('suv 20k to 40k', 'body price', [body('SUV'), price(20_000, 40_000)]),
  asked('$15,000 - $25,000', 'price', [price(15_000, 25_000)]),
  asked('max 18000 dollars', 'price', [price(undefined, 18_000)]),
  asked('kia no more than 50k', 'make price', [make('Kia'), price(undefined, 50_000)]),
  asked('over $80,000', 'price', [price(80_000)]),
  asked('less than 12.5k', 'price', [price(undefined, 12_500)]),
  asked('my budget is 27000', 'price', [price(undefined, 27_000)]),
  asked('tucson 30k or less', 'make model price', [title('tucson'), price(undefined, 30_000)]),
  asked('twenty to thirty grand', 'price', [price(20_000, 30_000)]),
  asked('sub 35k ute', 'price body', [price(undefined, 35_000), UTE]),
  // Kilometres.
  asked('under 60,000km', 'km', [km(undefined, 60_000)]),
  asked('ute less than 90k kms', 'body km', [UTE, km(undefined, 90_000)]),
  asked('kms under 75000', 'km', [km(undefined, 75_000)]),
  asked('golf with less than 100 thousand ks', 'make model km', [title('golf'), km(undefined, 100_000)]),
  asked('up to 50k kilometres automatic', 'km transmission', [km(undefined, 50_000), AUTO]),
  asked('under 40k under 80k km', 'price km', [price(undefined, 40_000), km(undefined, 80_000)]),
  asked('under a hundred thousand kms', 'km', [km(undefined, 100_000)]),
  // Years.
  asked('2019 mazda', 'year make', [year(2019, 2019), make('Mazda')]),
  asked('hilux 2016 or later', 'make model year', [title('hilux'), year(2016)]),
  asked('2017+ suv', 'year body', [year(2017), body('SUV')]),
  asked('corolla from 2015 onwards', 'make model year', [title('corolla'), year(2015)]),
  asked('between 2012 and 2014', 'year', [year(2012, 2014)]),
  asked('pre 2013 ford', 'year make', [year(undefined, 2012), make('Ford')]),
  asked('newer than 2020', 'year', [year(2021)]),
  asked('2010-2015 kia', 'year make', [year(2010, 2015), make('Kia')]),
  asked('older than 2012 hatchback', 'year body', [year(undefined, 2011), body('Hatchback')]),
  asked('my22 ranger', 'year make model', [year(2022, 2022), title('ranger')]),
  // Figures of the car.
  asked('seven seater', 'seats', [{ seats: [7] }]),
  asked('5-seat diesel', 'seats fuel', [{ seats: [5] }, DIESEL]),
  asked('two door', 'doors', [{ doors: [2] }]),
  asked('6 cyl suv', 'cylinders body', [{ cylinders: [6] }, body('SUV')]),
  asked('4 cylinder manual', 'cylinders transmission', [{ cylinders: [4] }, MANUAL]),
  asked('at least 7 seats', 'seats', [{ seats: { min: 7 } }]),
  // Makes and models, misspelled, joined and split.
  asked('volkswagon golf', 'make model', [title('golf')]),
  asked('vw under 30000', 'make price', [make('Volkswagen'), price(undefined, 30_000)]),
  asked('hi lux diesel', 'make model fuel', [title('hilux'), DIESEL]),
  asked('mitsubishi', '', [make('Mitsubishi')]),
  asked('mercedes benz c200', 'make model', [title('C200')]),
  asked('mazda cx 5', 'make model', [title('cx-5')]),
  asked('i 30', 'make model', [title('i30')]),
  asked('land rover discovery', 'make model', [make('Land')], { also: ['make'] }),
  asked('tuscon', 'make model', [title('tucson')]),
  asked('carnivl 8 seater', 'make model seats', [title('carnival'), { seats: [8] }]),
  // Or, and, not.
  asked('hilux or ranger', 'make model', [title('hilux|ranger')]),
  asked('kia, hyundai or mazda', 'make', [make('Kia', 'Hyundai', 'Mazda')]),
  asked('toyota but not corolla', 'make model', [make('Toyota')], { none: [title('corolla')] }),
  asked('anything but diesel', 'fuel', [], { none: [DIESEL] }),
  asked('suv except kluger', 'body make model', [body('SUV')], { none: [title('kluger')] }),
  asked('not red or white', 'colour', [], { none: [{ colour: ['Red', 'White'] }] }),
  asked('non auto ute', 'transmission body', [UTE], { none: [AUTO] }),
  asked('anything other than white or grey', 'colour', [], { none: [{ colour: ['White', 'Grey'] }] }),
  asked('petrol only, manual gearbox', 'fuel transmission', [PETROL, MANUAL]),
  // Places.
  asked('corolla in geelong', 'make model place', [title('corolla'), { suburb: ['Geelong'] }]),
  asked('suvs in queensland', 'body state', [body('SUV'), { state: ['QLD'] }]),
  asked('hobart automatic', 'place transmission', [{ suburb: ['Hobart'] }, AUTO]),
  asked('tas hatch', 'state body', [{ state: ['TAS'] }, body('Hatchback')]),
  // Orders.
  asked('lowest kms ute', 'sort body', [UTE], { sort: 'km:asc' }),
  asked('newest mazda', 'sort make', [make('Mazda')], { sort: 'year:desc' }),
  asked('most expensive ford', 'sort make', [make('Ford')], { sort: 'price:desc' }),
  // Small words and several kinds at once.
  asked('looking for a used petrol hatch please', 'condition fuel body', [
    { condition: ['USED'] },
    PETROL,
    body('Hatchback'),
  ]),
  asked('i want a red diesel ute under 60k', 'colour fuel body price', [
    { colour: ['Red'] },
    DIESEL,
    UTE,
    price(undefined, 60_000),
  ]),
  asked('hybrid suv 2015 or newer under 100,000 kms', 'fuel body year km', [
    { fuel: ['Hybrid'] },
    body('SUV'),
    year(2015),
    km(undefined, 100_000),
  ]),
  asked('show me manual utes in nsw over 20k', 'transmission body state price', [
    MANUAL,
    UTE,
    { state: ['NSW'] },
    price(20_000),
  ]),
  asked('GOLF,AUTO,<$40K', 'make model transmission price', [title('golf'), AUTO, price(undefined, 40_000)]),
];
