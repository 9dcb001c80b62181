import { locations as locationInputs } from '../../../tenants/wattle-used-cars/locations.ts';
import { CARS, RARE_CARS, SMALL_MAKES } from '../catalogue/cars.ts';
import type { DemoDealer } from '../demo-dealer.ts';
import { locationsOfType } from '../locations-of-type.ts';
import { dealerExportCsv } from '../feeds/dealer-export-csv.ts';
import { CAR_COMMENTS } from '../words/car-comments.ts';
import { CAR_EQUIPMENT } from '../words/car-equipment.ts';

const yards = locationsOfType(locationInputs, 'used');
/** It keeps to cars: vans need a yard with higher doors. */
const models = CARS.filter(({ simple_body }) => simple_body !== 'Van');

/** Its program has no photo of what other yards sell. */
const elsewhere = (make: string) =>
  models.filter((model) => model.make === make).map((model) => ({ ...model, pictures: [] }));

export const wattleUsedCars: DemoDealer = {
  slug: 'wattle-used-cars',
  name: 'Wattle Used Cars',
  stockPrefix: 'W',
  kmPerYear: [9_000, 22_000],
  stock: [
    { car_type: 'used', count: 166, models, locations: yards },
    { car_type: 'used', count: 12, models: SMALL_MAKES, locations: yards },
    { car_type: 'used', count: 2, models: RARE_CARS, locations: yards },
    // The settings keep these off its site: what dealerships that share the program sell, and the workshop's loan car.
    { car_type: 'new', count: 2, models: elsewhere('Hoshimi'), locations: yards },
    { car_type: 'new', count: 1, models: elsewhere('Norravik'), locations: yards },
    { car_type: 'demo', count: 1, models: elsewhere('Norravik'), locations: yards },
    { car_type: 'used', count: 1, models: elsewhere('Aldera'), locations: yards },
  ],
  comments: CAR_COMMENTS,
  equipment: CAR_EQUIPMENT,
  interiorColours: ['Black', 'Charcoal', 'Grey', 'Beige'],
  edges: [
    'spin and interior',
    'spin',
    'many photos',
    'sold today',
    'sold two days ago',
    'sold two days ago',
    'sold five days ago',
    'coming soon',
    'new arrival',
    'reserved',
    'no price',
    'price zero',
    'one photo',
    'no photo',
    'video',
    'expired rego',
    'expired rego',
    'history report',
    'no comments',
    'long comments',
    'HTML comments',
    'reduced price',
    'reduced price',
    'reduced price',
    'estimated drive away',
    'reduced price',
    'reduced price',
    'reduced price',
    'certified',
    'certified',
    'certified',
    'certified',
    'certified',
    'manager special',
    'unknown status',
    'hidden from website',
    'duplicate by VIN',
    'duplicate by stock number',
    'no make',
    'negative kilometres',
    'broken VIN',
  ],
  feedFile: 'stock/export.csv',
  writeFeed: dealerExportCsv,
};
