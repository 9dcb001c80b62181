import type { RailName } from '../../src/stock/rails/rail.ts';
import type { DemoVehicle } from './demo-vehicle.ts';

type Change = (stock: readonly DemoVehicle[]) => DemoVehicle[];

/** One vehicle of the feed changed; `index` counts from 0. */
const each =
  (change: (vehicle: DemoVehicle, index: number) => Partial<DemoVehicle>): Change =>
  (stock) =>
    stock.map((vehicle, index) => ({ ...vehicle, ...change(vehicle, index) }));
const everyNth = (n: number, change: (vehicle: DemoVehicle) => Partial<DemoVehicle>): Change =>
  each((vehicle, index) => (index % n === 0 ? change(vehicle) : {}));
const priceTimes =
  (factor: number) =>
  (vehicle: DemoVehicle): Partial<DemoVehicle> => ({
    price: vehicle.price === undefined ? undefined : Math.round(vehicle.price * factor),
    before_price: undefined,
  });

/** A vehicle that was not there yesterday, like an old one but for its numbers. */
function arrival(vehicle: DemoVehicle, index: number, mark: string): DemoVehicle {
  const tail = `${mark}${String(index).padStart(5, '0')}`;
  return {
    ...vehicle,
    id: `${vehicle.id}-${tail}`,
    stocknum: `${vehicle.stocknum ?? ''}${tail}`,
    vin: vehicle.vin && `${vehicle.vin.slice(0, 17 - tail.length)}${tail}`,
    regplate: undefined,
    rego_expiry: undefined,
    price_history: [],
    before_price: undefined,
  };
}

const share = (part: number) => (_: DemoVehicle, index: number, stock: readonly unknown[]) =>
  index < stock.length * part;

/** What can happen to a feed in the night that must not be published, and the rail that must say so. */
export const FEED_ACCIDENTS: Readonly<Record<string, { change: Change; rail: RailName }>> = {
  'nothing is marked for the website': {
    change: each(() => ({ show_on_dealer_website: false })),
    rail: 'empty',
  },
  'half of the stock': { change: (stock) => stock.filter(share(0.5)), rail: 'count' },
  'the file ends after a tenth': { change: (stock) => stock.filter(share(0.1)), rail: 'count' },
  'kilometres are negative': { change: each(() => ({ km: -1 })), rail: 'accepted' },
  'make and model are swapped': {
    change: each(({ make, model }) => ({ make: model, model: make })),
    rail: 'makes',
  },
  'the make stands in the model too': { change: each(({ make }) => ({ model: make })), rail: 'makes' },
  'VIN and stock number are swapped': {
    change: each(({ vin, stocknum }) => ({ vin: stocknum, stocknum: vin })),
    rail: 'vins',
  },
  'every id, VIN, stock number and rego is another': {
    change: (stock) => stock.map((vehicle, index) => arrival(vehicle, index, 'Z')),
    rail: 'identity',
  },
  'the model stands in the stock number': {
    change: each(({ model }) => ({ id: model, stocknum: model, vin: undefined, regplate: undefined })),
    rail: 'duplicates',
  },
  'all photos are gone': { change: each(() => ({ images: [] })), rail: 'fields' },
  'every second price is gone': { change: everyNth(2, () => ({ price: undefined })), rail: 'fields' },
  'all prices are gone': { change: each(() => ({ price: undefined })), rail: 'price' },
  'colours are gone': { change: each(() => ({ colour: undefined })), rail: 'fields' },
  'comments are gone': { change: each(() => ({ dealercomments: undefined })), rail: 'fields' },
  'every fourth price is in hundreds': { change: everyNth(4, priceTimes(1 / 100)), rail: 'price-jumps' },
  'every third price is a tenth': { change: everyNth(3, priceTimes(1 / 10)), rail: 'price-jumps' },
  'every third price is in cents': { change: everyNth(3, priceTimes(100)), rail: 'price-jumps' },
  'all prices are in cents': { change: each(priceTimes(100)), rail: 'price' },
  'all prices are up by half': { change: each(priceTimes(1.5)), rail: 'price' },
  'one price for all': { change: each(() => ({ price: 29_990 })), rail: 'one-value' },
  'one make for all': { change: each(() => ({ make: 'Vehicle' })), rail: 'makes' },
  'one photo for all': { change: each(() => ({ images: ['photos/soon.webp'] })), rail: 'one-value' },
};

/** What happens to good feeds, and must be published. */
export const ORDINARY_NIGHTS: Readonly<Record<string, Change>> = {
  'nothing happens': (stock) => [...stock],
  'the feed is in another order': (stock) => stock.toReversed(),
  'a twelfth is sold and marked so': everyNth(12, () => ({ status: 'sold', sold: true })),
  'a sale weekend: a tenth is gone': (stock) => stock.filter((_, index) => index % 10 !== 0),
  'a fifth is gone and as much arrives': (stock) =>
    stock.map((vehicle, index) => (index % 5 === 0 ? arrival(vehicle, index, 'N') : vehicle)),
  'three in ten are new stock': (stock) =>
    stock.map((vehicle, index) => (index % 10 < 3 ? arrival(vehicle, index, 'N') : vehicle)),
  'new stock without photos or comments yet': (stock) =>
    stock.map((vehicle, index) =>
      index % 10 < 3 ? { ...arrival(vehicle, index, 'N'), images: [], dealercomments: undefined } : vehicle,
    ),
  'a second yard joins': (stock) => [
    ...stock,
    ...stock.map((vehicle, index) => arrival(vehicle, index, 'Y')),
  ],
  'a sale: a tenth off everything': each(priceTimes(0.9)),
  'a sale: a fifth off everything': each(priceTimes(0.8)),
  'prices go up by a tenth': each(priceTimes(1.1)),
  'one price is corrected from a tenth': (stock) =>
    stock.map((vehicle, index) => (index === 3 ? { ...vehicle, ...priceTimes(10)(vehicle) } : vehicle)),
  'every tenth price is withdrawn': everyNth(10, () => ({ price: undefined })),
  'a tenth is reserved': everyNth(10, () => ({ reserved: true })),
  'comments are written afresh': each(() => ({
    dealercomments: 'Come and see it today, keys are at the desk.',
  })),
  'every sixth vehicle gets more photos': everyNth(6, ({ images }) => ({ images: [...images, ...images] })),
  'registrations arrive': everyNth(7, () => ({ regplate: undefined, rego_expiry: undefined })),
  'the same records twice': (stock) => stock.flatMap((vehicle) => [vehicle, vehicle]),
  'makes are in capitals': each(({ make }) => ({ make: make.toUpperCase() })),
};
