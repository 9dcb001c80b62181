import { hasPrice } from './availability.ts';
import type { Vehicle } from './vehicle.ts';

/** What a rule may ask of a vehicle besides, with the words for one that fails it. */
export const STOCK_CONDITIONS = {
  priced: { holds: hasPrice, otherwise: 'it has no price' },
  pictured: { holds: (vehicle) => vehicle.images.length > 0, otherwise: 'it has no photo' },
  unreserved: { holds: (vehicle) => !vehicle.reserved, otherwise: 'it is reserved' },
  new: { holds: (vehicle) => vehicle.car_type === 'new', otherwise: 'it is not new' },
  'new-or-demo': { holds: (vehicle) => vehicle.car_type !== 'used', otherwise: 'it is used' },
  used: { holds: (vehicle) => vehicle.car_type === 'used', otherwise: 'it is not used' },
  'used-or-demo': { holds: (vehicle) => vehicle.car_type !== 'new', otherwise: 'it is new' },
  certified: { holds: (vehicle) => vehicle.certified, otherwise: 'it is not certified' },
} satisfies Record<string, { holds: (vehicle: Vehicle) => boolean; otherwise: string }>;

export type StockCondition = keyof typeof STOCK_CONDITIONS;
