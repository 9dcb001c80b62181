import type { CatalogueFormat } from './catalogue.ts';
import { SOCIAL_COLUMNS } from './social-columns.ts';

/**
 * Automotive ads of TikTok as a table divided by commas
 * (https://ads.tiktok.com/help/article/available-fields-for-automotive-ads-inventory-catalogs).
 */
export const TIKTOK_CATALOGUE: CatalogueFormat = {
  file: 'tiktok-vehicles.csv',
  type: 'text/csv',
  delimiter: ',',
  longest: { vehicle_id: 100, title: 500, description: 5000, make: 100, model: 100, trim: 50, vin: 17 },
  excluded: ({ vehicle }) => (vehicle.reserved ? 'reserved' : undefined),
  columns: [
    ...SOCIAL_COLUMNS.identity,
    { name: 'image_link', value: ({ jpegs }) => jpegs.tiktok[0], missing: 'no picture' },
    { name: 'vin', value: ({ vin }) => vin },
    ...SOCIAL_COLUMNS.figures,
  ],
};
