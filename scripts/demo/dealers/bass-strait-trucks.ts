import { locations as locationInputs } from '../../../tenants/bass-strait-trucks/locations.ts';
import { TRUCKS } from '../catalogue/trucks.ts';
import type { DemoDealer } from '../demo-dealer.ts';
import { locationsOfType } from '../locations-of-type.ts';
import { fleetTable } from '../feeds/fleet-table.ts';
import { TRUCK_COMMENTS, TRUCK_EQUIPMENT } from '../words/truck-words.ts';

const depots = locationsOfType(locationInputs, 'sales');

export const bassStraitTrucks: DemoDealer = {
  slug: 'bass-strait-trucks',
  name: 'Bass Strait Trucks',
  stockPrefix: 'BS',
  kmPerYear: [18_000, 62_000],
  stock: [
    { car_type: 'new', count: 12, models: TRUCKS, locations: depots },
    { car_type: 'demo', count: 3, models: TRUCKS, locations: depots },
    { car_type: 'used', count: 25, models: TRUCKS, locations: depots },
  ],
  comments: TRUCK_COMMENTS,
  equipment: TRUCK_EQUIPMENT,
  interiorColours: ['Grey', 'Black'],
  edges: [
    'sold today',
    'sold five days ago',
    'coming soon',
    'new arrival',
    'reserved',
    'preorder',
    'no price',
    'one photo',
    'no photo',
    'expired rego',
    'no comments',
    'long comments',
    'excluding government charges',
    'reduced price',
    'runout sale',
    'manager special',
    'duplicate by VIN',
    'broken VIN',
  ],
  feedFile: 'stock/fleet.csv.gz',
  writeFeed: fleetTable,
};
