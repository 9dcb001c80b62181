import type { Location, LocationType } from './location.ts';

/** What a tab of a location is called; the order of the tabs, too (spec L2). */
export const TAB_LABELS = {
  sales: 'Sales',
  used: 'Used',
  service: 'Service',
  parts: 'Parts',
} satisfies Record<LocationType, string>;

/** The tab a location is under: an empty type is sales, pre-owned sales are used (spec L2, L7). */
export function locationTab(location: Pick<Location, 'location_type' | 'location_subtype'>): LocationType {
  if (location.location_subtype.toLowerCase().includes('pre-owned sales')) return 'used';
  return location.location_type === '' ? 'sales' : location.location_type;
}
