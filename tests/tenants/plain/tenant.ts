import { defineTenant } from '../../../src/tenant/define-tenant.ts';

/** The least a tenant can say: every other setting has its default. */
export default defineTenant({
  slug: 'plain',
  template: 'used',
  site: {
    name: 'Plain Cars',
    url: 'https://plain.example',
    licence: { number: 'MD099001' },
  },
  feed: { source: 'stock/vehicles.csv', format: 'csv', guard: { maximum_missing: 1 } },
  compliance: { picture_licences: { '*': 'Drawn for the tests' } },
  locations: [
    {
      id: 'penrith',
      name: 'Plain Penrith',
      slug: 'penrith',
      group: 'penrith',
      address: { street: '1 High Street', city: 'Penrith', state: 'NSW', postcode: '2750' },
    },
  ],
});
