/** A car of an invented yard, with every figure that a feed of any shape must give back. */
export type LocationCar = {
  stock: string;
  vin: string;
  rego: string;
  make: string;
  model: string;
  badge: string;
  year: number;
  month: string;
  km: number;
  /** Drive away, and without government charges, in dollars. */
  price: number;
  egc: number;
  colour: string;
  body: string;
  fuel: string;
  trans: string;
  type: 'Used' | 'Demo';
  photos: readonly string[];
  comments: string;
};

const ROWS: readonly (readonly [
  string,
  string,
  string,
  number,
  number,
  number,
  string,
  string,
  string,
  string,
])[] = [
  ['Toyota', 'Corolla', 'Ascent Sport', 2017, 84_000, 19_990, 'White', 'Hatch', 'Petrol', 'Automatic'],
  ['Mazda', 'CX-5', 'Maxx', 2019, 61_000, 27_990, 'Red', 'SUV', 'Petrol', 'Automatic'],
  ['Ford', 'Ranger', 'XLT', 2016, 142_000, 33_500, 'Blue', 'Ute', 'Diesel', 'Automatic'],
  ['Land Rover', 'Discovery', 'TD6', 2018, 98_000, 52_900, 'Black', 'SUV', 'Diesel', 'Automatic'],
  ['Hyundai', 'i30', 'Active', 2012, 153_000, 9_990, 'Silver', 'Hatch', 'Petrol', 'Manual'],
  ['Kia', 'Carnival', 'SLi', 2021, 47_000, 45_990, 'Grey', 'People Mover', 'Diesel', 'Automatic'],
  ['Volkswagen', 'Golf', '110TSI', 2015, 91_000, 17_500, 'White', 'Hatch', 'Petrol', 'Automatic'],
  ['Nissan', 'Navara', 'ST-X', 2020, 73_000, 39_990, 'Orange', 'Ute', 'Diesel', 'Automatic'],
  ['Subaru', 'Forester', '2.5i', 2009, 187_000, 8_500, 'Green', 'SUV', 'Petrol', 'Manual'],
  ['Mitsubishi', 'Triton', 'GLS', 2024, 12_000, 46_990, 'White', 'Ute', 'Diesel', 'Automatic'],
];

/** Ten cars, of ten makes. */
export const LOCATION: readonly LocationCar[] = ROWS.map(
  ([make, model, badge, year, km, price, colour, body, fuel, trans], index) => ({
    ...{ make, model, badge, year, km, price, colour, body, fuel, trans },
    stock: `U${1040 + index * 7}`,
    vin: `6T153BK40GX${String(100_000 + index * 37)}`,
    rego: `BX${index}${index}KL`,
    month: `0${(index % 9) + 1}`,
    egc: price - 1210,
    type: index === 9 ? 'Demo' : 'Used',
    photos: [1, 2, 3].map((number) => `https://photos.example/${1040 + index * 7}/${number}.jpg`),
    comments: 'One owner, with books.\nTwo keys, and a tow bar.',
  }),
);

const cell = (value: unknown, mark: string): string => {
  const text = String(value ?? '');
  return text.includes(mark) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table of the yard: a column for each name, with what is in it for a car. */
export function tableOf(
  columns: Readonly<Record<string, (car: LocationCar) => unknown>>,
  mark = ',',
): string {
  const row = (cells: readonly unknown[]): string => cells.map((each) => cell(each, mark)).join(mark);
  const rows = LOCATION.map((car) => row(Object.values(columns).map((read) => read(car))));
  return `${[row(Object.keys(columns)), ...rows].join('\r\n')}\r\n`;
}
