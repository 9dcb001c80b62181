import type { Location } from './location.ts';

/** A sales yard in Sydney without hours, for tests and examples; `changes` say what matters to the case. */
export function exampleLocation(changes: Partial<Location> = {}): Location {
  return {
    id: 'l1',
    name: 'Harbour Parramatta',
    slug: 'harbour-parramatta',
    group: 'parramatta',
    visible: true,
    location_type: 'sales',
    location_subtype: '',
    primary: false,
    manufacturers: [],
    iframeUrl: [],
    payment_methods: [],
    address: { street: '12 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150' },
    time_zone: 'Australia/Sydney',
    opening_hours: [],
    special_hours: [],
    ...changes,
  };
}
