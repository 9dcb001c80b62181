import { locations as locationInputs } from '../../../tenants/tallowood-caravans/locations.ts';
import { CARAVANS } from '../catalogue/caravans.ts';
import type { DemoDealer } from '../demo-dealer.ts';
import { locationsOfType } from '../locations-of-type.ts';
import { vehicleFeedLines } from '../feeds/vehicle-feed-lines.ts';
import { CARAVAN_COMMENTS, CARAVAN_EQUIPMENT } from '../words/caravan-words.ts';

const locations = locationsOfType(locationInputs, 'sales');

export const tallowoodCaravans: DemoDealer = {
  slug: 'tallowood-caravans',
  name: 'Tallowood Caravans',
  stockPrefix: 'TC',
  kmPerYear: [0, 0],
  stock: [
    { car_type: 'new', count: 24, models: CARAVANS, locations },
    { car_type: 'demo', count: 5, models: CARAVANS, locations },
    { car_type: 'used', count: 31, models: CARAVANS, locations },
  ],
  comments: CARAVAN_COMMENTS,
  equipment: CARAVAN_EQUIPMENT,
  interiorColours: ['Driftwood', 'Pale grey', 'Eucalypt', 'Charcoal'],
  edges: [
    'spin',
    'many photos',
    'spin',
    'sold today',
    'sold five days ago',
    'coming soon',
    'new arrival',
    'reserved',
    'preorder',
    'no price',
    'one photo',
    'no photo',
    'video',
    'no comments',
    'long comments',
    'HTML comments',
    'reduced price',
    'reduced price',
    'runout sale',
    'manager special',
    'hidden from website',
    'duplicate by VIN',
    'no make',
  ],
  feedFile: 'stock/vans.ndjson',
  writeFeed: vehicleFeedLines,
};
