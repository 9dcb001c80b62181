import { LEGAL_LINKS } from './legal-links.ts';
import type { Template } from './template.ts';

/** A motorcycle shop: engine and kilometres tell a bike, body types do not. */
export const motorcycles = {
  site: {
    stock_noun: 'motorcycles',
    font: 'space-grotesk',
    navigation: [
      { label: 'New and demo', href: '/search/new-and-demo-cars' },
      { label: 'Used', href: '/search/used-cars' },
      { label: 'Our locations', href: '/our-location' },
      { label: 'About us', href: '/about-us' },
    ],
    legal: LEGAL_LINKS,
  },
  feed: { defaults: { item_type: 'motorcycle' } },
  home: {
    hero: { title: 'Find your next ride' },
    sections: [
      'latest-arrivals',
      'sales-counter',
      'makes',
      'story',
      'promise',
      'reviews',
      'locations',
      'blog',
    ],
  },
  listing: {
    facets: [
      'body',
      'make',
      'model',
      'price',
      'engine_cc',
      'price_dropped',
      'car_type',
      'year',
      'km',
      'power',
      'transmission',
      'fuel',
      'colour',
      'features',
      'location_name',
    ],
  },
  price: { labels: { drive_away: 'Ride away', estimated_drive_away: 'Estimated ride away' } },
  card: { electric_tag: false, figures: ['km', 'engine', 'colour'] },
  vehicle_page: {
    actions: ['reserve', 'enquire', 'call', 'test-drive', 'photos', 'finance', 'trade-in'],
    similar_title: 'Similar bikes',
  },
  location: { route: 'our-location', buttons: 'by-type', display: 'photo' },
} satisfies Template;
