import type { AnalyticsItem } from './analytics-event.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const MAX_LENGTH = 100;

/**
 * A vehicle as events name it, from the description of it that its page has for search engines (schema.org). `id` is the
 * dealer's; a VIN is left out, because some hold it to be about a person.
 */
export function vehicleItem(id: string, jsonLd: unknown): AnalyticsItem {
  const node = isRecord(jsonLd) ? jsonLd : {};
  const brand = isRecord(node['brand']) ? node['brand']['name'] : undefined;
  const offer = isRecord(node['offers']) ? node['offers'] : {};
  const found = {
    item_id: id,
    item_number: node['sku'],
    item_make: brand,
    item_model: node['model'],
    item_variant: node['vehicleConfiguration'],
    item_year: node['vehicleModelDate'],
    item_price: offer['price'],
    item_color: node['color'],
    item_category: node['bodyType'],
    item_fuel_type: node['fuelType'],
  };
  const item: AnalyticsItem = {};
  for (const [name, value] of Object.entries(found) as [keyof typeof found, unknown][])
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      item[name] = String(value).slice(0, MAX_LENGTH);
  return item;
}
