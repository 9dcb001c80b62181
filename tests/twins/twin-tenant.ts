import type { TenantInput } from '../../src/tenant/schema.ts';
import { HOME_SECTIONS } from '../../src/domain/site/home-settings.ts';
import { ALL_HOSTILE_WORDS } from './twin-words.ts';

/** A dealer with the same words in every text of its settings, as `say` says them. */
export function twinTenant(slug: string, say: (text: string) => string): TenantInput {
  const words = (where: string): string => `${where} ${say(ALL_HOSTILE_WORDS)}`;
  return {
    slug,
    template: 'used',
    site: {
      name: words('Name'),
      url: `https://${slug}.example`,
      tagline: words('Tagline'),
      phone: '0491 570 006',
      licence: { label: words('Licence'), number: '099004' },
      navigation: [{ label: words('Navigation'), href: '/about-us' }],
      announcement: { text: words('Announcement') },
      footer: [{ title: words('Footer'), links: [{ label: words('Link'), href: '/about-us' }] }],
    },
    feed: { source: 'stock/vehicles.json', format: 'json' },
    switches: { finance: true, calculators: true, auto_gauge: true, reserve: true },
    finance: { advertise: { credit_provider: words('Credit'), licence: '999090' } },
    home: {
      hero: { title: words('Hero') },
      sections: [...HOME_SECTIONS],
      story: { title: words('Story'), text: words('Story text') },
    },
    listing: {
      promos: [
        {
          id: 'promo',
          start: '2020-01-01',
          expiry: '2099-12-31',
          position: 2,
          node: {
            title: words('Promo'),
            text: words('Text'),
            link: { label: words('Link'), href: '/about-us' },
          },
        },
      ],
    },
    vehicle_page: {
      used_car_checks: [words('Check')],
      similar_title: words('Similar'),
      disclaimer: words('Small print'),
    },
    locations: [
      {
        id: 'yard',
        name: words('Yard'),
        slug: 'yard',
        group: 'yard',
        address: { street: words('Street'), city: words('City'), state: 'NSW', postcode: '2150' },
        phone: '+61491570156',
        opening_hours: [{ weekday: 1, status: 'Open', open: '09:00', close: '17:00' }],
        special_hours: [{ date: '2026-12-25', name: words('Holiday'), status: 'Closed' }],
      },
    ],
    models: {
      quote_label: words('Quote'),
      brands: [{ id: 'grove', name: words('Brand'), slug: 'grove', description: words('Brand text') }],
      list: [
        {
          slug: 'copse',
          name: words('Model'),
          manufacturer: 'grove',
          manufacturer_body: words('Body'),
          short_description: words('Description'),
          model_variants: [
            { id: words('1'), full_name: words('Full'), name: words('Variant'), dap_min_price: 30_000 },
          ],
          colours: [{ name: words('Colour'), hexCode: '#1F4E8C' }],
        },
      ],
    },
    reviews: {
      minimum_average: 1,
      source: words('Source'),
      count: 20,
      average_rating: 4.5,
      list: [
        {
          id: 'r1',
          customer_name: words('Customer'),
          text: words('Review'),
          rating: 5,
          review_date: '2026-10-01',
        },
      ],
    },
    images: { host: { kind: 'none' }, origins: ['https://images.example'] },
  };
}
