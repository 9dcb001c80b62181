import { LEGAL_LINKS } from './legal-links.ts';
import type { Template } from './template.ts';

/** Caravans, campers and trucks: sizes and masses matter, prices are far apart, and a test drive comes by arrangement. */
export const caravansAndTrucks = {
  site: {
    stock_noun: 'caravans',
    font: 'figtree',
    navigation: [
      { label: 'New and demo', href: '/search/new-and-demo-cars' },
      { label: 'Used', href: '/search/used-cars' },
      { label: 'Our locations', href: '/our-location' },
      { label: 'About us', href: '/about-us' },
    ],
    legal: LEGAL_LINKS,
  },
  home: {
    hero: { title: 'Built for the long way round' },
    sections: [
      'latest-arrivals',
      'sales-counter',
      'makes',
      'promise',
      'story',
      'locations',
      'reviews',
      'blog',
    ],
  },
  listing: {
    price_picks: 'stock',
    kilometre_picks: 'stock',
    facets: [
      'body',
      'make',
      'model',
      'price',
      'trailer_mass',
      'length',
      'sleeps',
      'axles',
      'gvm',
      'licence',
      'tare',
      'price_dropped',
      'car_type',
      'year',
      'km',
      'towing',
      'transmission',
      'fuel',
      'drive',
      'colour',
      'features',
      'location_name',
    ],
    open_facets: 7,
  },
  card: { electric_tag: false, figures: ['sleeps', 'length', 'atm', 'gvm', 'licence', 'km'] },
  vehicle_page: {
    actions: ['reserve', 'enquire', 'call', 'test-drive', 'finance', 'trade-in'],
    similar_title: 'You might also like',
  },
  location: {
    route: 'our-location',
    buttons: 'send-enquiry',
    display: 'photo',
    hours: { by_appointment: ['sales'] },
  },
} satisfies Template;
