import type { TenantInput } from '../src/tenant/schema.ts';

/** A tenant that says only what every tenant must: what a test changes on it is what the test is about. */
export const MINIMAL_TENANT = {
  slug: 'example',
  template: 'used',
  site: { name: 'Example Cars', url: 'https://www.example.com.au', licence: { number: 'MD012345' } },
  feed: { source: 'stock/stock.csv', format: 'csv' },
  locations: [
    {
      id: '1',
      name: 'Example Cars Parramatta',
      slug: 'parramatta',
      group: 'parramatta',
      address: { street: '1 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150' },
    },
  ],
} satisfies TenantInput;
