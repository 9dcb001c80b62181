import { locations as locationInputs } from '../../../tenants/ironbark-motorcycles/locations.ts';
import { MOTORCYCLES } from '../catalogue/motorcycles.ts';
import type { DemoDealer } from '../demo-dealer.ts';
import { locationsOfType } from '../locations-of-type.ts';
import { showroomJson } from '../feeds/showroom-json.ts';
import { MOTORCYCLE_COMMENTS, MOTORCYCLE_EQUIPMENT } from '../words/motorcycle-words.ts';

const shops = locationsOfType(locationInputs, 'sales');

export const ironbarkMotorcycles: DemoDealer = {
  slug: 'ironbark-motorcycles',
  name: 'Ironbark Motorcycles',
  stockPrefix: 'IB',
  kmPerYear: [1_200, 6_500],
  stock: [
    { car_type: 'new', count: 28, models: MOTORCYCLES, locations: shops },
    { car_type: 'demo', count: 8, models: MOTORCYCLES, locations: shops },
    { car_type: 'used', count: 44, models: MOTORCYCLES, locations: shops },
  ],
  comments: MOTORCYCLE_COMMENTS,
  equipment: MOTORCYCLE_EQUIPMENT,
  interiorColours: ['Black'],
  edges: [
    'spin',
    'many photos',
    'spin',
    'sold today',
    'sold two days ago',
    'sold five days ago',
    'coming soon',
    'new arrival',
    'reserved',
    'preorder',
    'no price',
    'one photo',
    'no photo',
    'video',
    'expired rego',
    'no comments',
    'long comments',
    'HTML comments',
    'reduced price',
    'reduced price',
    'reduced price',
    'reduced price',
    'runout sale',
    'test drive only',
    'unknown status',
    'duplicate by stock number',
    'negative kilometres',
  ],
  feedFile: 'stock/showroom.json',
  writeFeed: showroomJson,
};
