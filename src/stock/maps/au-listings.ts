import type { FeedRecord } from '../feed/feed-record.ts';
import { cell, figure, sharedReader } from './au-listings-cells.ts';
import { titleParts } from './au-listings-title.ts';
import type { ColumnMap } from '../read/column-map.ts';

/** What the column Car/Suv holds when it does not name a dealer: a body type, a kind of ad, or a masked phone number. */
const NO_DEALER =
  /^(suv|hatchback|ute \/ tray|sedan|wagon|commercial|coupe|convertible|people mover|other|demo|(new|used)( .*)?|[\d* ]+)$/i;
const TO_ORDER = 'NEW Available to order';

const DRIVES: Readonly<Record<string, string>> = { Front: 'FWD', Rear: 'RWD', AWD: 'AWD', '4WD': '4WD' };

const dealer = (record: FeedRecord): string | undefined => {
  const text = cell(record, 'Car/Suv');
  return text === undefined || NO_DEALER.test(text) ? undefined : text;
};

/** 'White / Black Leather' as outside and inside; for new cars the column holds the warranty instead. */
const colours = sharedReader((record): (string | undefined)[] => {
  const text = cell(record, 'ColourExtInt') ?? '';
  if (/^\d+ years? \//.test(text)) return [];
  const [outside, inside] = text.split(/ \/ /, 2).map((part) => part.trim());
  const known = (part: string | undefined): string | undefined =>
    part === '-' || part === '' ? undefined : part;
  // Trim codes and build months stand where the inside colour should.
  return [known(outside), /\d/.test(inside ?? '') ? undefined : known(inside)];
});

/** 'Suburb, STATE'; suburbs in capitals are written as names. */
const place = sharedReader((record): { suburb: string | undefined; state: string | undefined } => {
  const parts = (cell(record, 'Location') ?? '').split(',').map((part) => part.trim());
  const suburb = parts.length > 1 ? parts[0] : undefined;
  const isShouted = suburb !== undefined && suburb === suburb.toUpperCase();
  const named = isShouted
    ? suburb.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : suburb;
  return { suburb: named, state: parts.at(-1)?.replace(/^AU-/, '') };
});

function body(record: FeedRecord): string | undefined {
  const text = cell(record, 'BodyType');
  return text === 'Other' ? undefined : text;
}

/** A list of classified ads: 19 columns, no numbers, dirty in the ways its readers below undo. */
export const auListings = {
  sentence: 'Australian classified listings with the columns Brand, Year, Model, Car/Suv, Title … Price.',
  fields: {
    make: (record) => titleParts(record)?.make,
    model: (record) => titleParts(record)?.model,
    badge: (record) => titleParts(record)?.badge,
    year: (record) => cell(record, 'Year'),
    car_type: (record) => cell(record, 'UsedOrNew'),
    preorder: (record) => cell(record, 'Car/Suv') === TO_ORDER,
    tag: (record) => (cell(record, 'Car/Suv') === TO_ORDER ? 'Available to order' : undefined),
    location_name: dealer,
    trans: (record) => cell(record, 'Transmission'),
    cylinders: (record) => figure(record, 'Engine', /(\d+) cyl/),
    engine_size: (record) => /[1-9][\d.]* L|\d\.\d+ L/.exec(cell(record, 'Engine') ?? '')?.[0],
    engine_size_litres: (record) => figure(record, 'Engine', /([\d.]+) L$/),
    drive: (record) => DRIVES[cell(record, 'DriveType') ?? ''],
    fuel: (record) => (cell(record, 'FuelType') === 'Other' ? undefined : cell(record, 'FuelType')),
    fuelconsumptioncombined: (record) => figure(record, 'FuelConsumption', /^([\d.]+) L/),
    km: (record) => cell(record, 'Kilometres'),
    colour: (record) => colours(record)[0],
    interior_colour: (record) => colours(record)[1],
    city: (record) => place(record).suburb,
    state: (record) => place(record).state,
    body,
    doors: (record) => figure(record, 'Doors', /^(\d+) Doors?$/),
    // Where the doors are unknown, the seats have moved one column to the left.
    seats: (record) => figure(record, 'Seats', /^(\d+) Seats?$/) ?? figure(record, 'Doors', /^(\d+) Seats?$/),
    price: (record) => cell(record, 'Price'),
  },
  identityColumns: [
    'Brand',
    'Year',
    'Title',
    'UsedOrNew',
    'Transmission',
    'Engine',
    'ColourExtInt',
    'Location',
    'Car/Suv',
  ],
} satisfies ColumnMap;
