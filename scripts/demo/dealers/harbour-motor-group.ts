import { locations as locationInputs } from '../../../tenants/harbour-motor-group/locations.ts';
import { CARS, RARE_CARS } from '../catalogue/cars.ts';
import type { DemoDealer } from '../demo-dealer.ts';
import { locationsOfType } from '../locations-of-type.ts';
import { vehicleFeedJson } from '../feeds/vehicle-feed-json.ts';
import { repeated } from '../edges.ts';
import { CAR_COMMENTS } from '../words/car-comments.ts';
import { CAR_EQUIPMENT } from '../words/car-equipment.ts';

const showrooms = locationsOfType(locationInputs, 'sales');
const usedYards = locationsOfType(locationInputs, 'used');
const franchises = new Set(showrooms.flatMap(({ manufacturers }) => manufacturers));

/** New and demonstrator cars of a franchise stand where it is sold. */
const franchiseStock = (car_type: 'new' | 'demo', countPerMake: number) =>
  [...franchises].map((make) => ({
    car_type,
    count: countPerMake,
    models: CARS.filter((model) => model.make === make),
    locations: showrooms.filter(({ manufacturers }) => manufacturers.includes(make)),
  }));

export const harbourMotorGroup: DemoDealer = {
  slug: 'harbour-motor-group',
  name: 'Harbour Motor Group',
  stockPrefix: 'HM',
  kmPerYear: [7_000, 19_000],
  stock: [
    ...franchiseStock('new', 12),
    ...franchiseStock('demo', 5),
    { car_type: 'used', count: 138, models: CARS, locations: usedYards },
    { car_type: 'used', count: 2, models: RARE_CARS, locations: usedYards },
  ],
  comments: CAR_COMMENTS,
  equipment: CAR_EQUIPMENT,
  interiorColours: ['Black', 'Charcoal', 'Grey', 'Tan', 'Cream'],
  edges: [
    'spin and interior',
    'many photos',
    'spin',
    'spin',
    'sold today',
    'sold two days ago',
    'sold five days ago',
    'sold today',
    'coming soon',
    'coming soon',
    'new arrival',
    'reserved',
    'reserved',
    'preorder',
    'no price',
    'price zero',
    'one photo',
    'no photo',
    ...repeated('video', 3),
    'expired rego',
    ...repeated('history report', 10),
    'no comments',
    'long comments',
    'HTML comments',
    'reduced price',
    'reduced price',
    'reduced price',
    'estimated drive away',
    'excluding government charges',
    'reduced price',
    'reduced price',
    'reduced price',
    // A valuer knows more than a third of the cars, and gives all but the dear ones a gauge.
    ...repeated('below market', 26),
    ...repeated('near market', 56),
    ...repeated('above market', 4),
    'certified',
    'certified',
    'certified',
    'certified',
    'runout sale',
    'runout sale',
    'test drive only',
    'manager special',
    ...repeated('finance offers', 10),
    ...repeated('video', 7),
    'online quote',
    'unknown status',
    'hidden from website',
    'duplicate by VIN',
    'duplicate by stock number',
    'no make',
    'negative kilometres',
    'broken VIN',
  ],
  feedFile: 'stock/vehicles.json',
  writeFeed: vehicleFeedJson,
};
