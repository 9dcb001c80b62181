import { ALL_HREF } from '../../domain/search/listing-href.ts';
import { LEGAL_LINKS } from './legal-links.ts';
import type { Template } from './template.ts';

/** A dealer group: new, demonstrator and used cars from several yards, with service and parts. */
export const group = {
  site: {
    stock_noun: 'cars',
    font: 'manrope',
    navigation: [
      { label: 'New and demo', href: '/search/new-and-demo-cars' },
      { label: 'Used', href: '/search/used-cars' },
      { label: 'All cars', href: ALL_HREF },
      { label: 'Our locations', href: '/our-location' },
      { label: 'About us', href: '/about-us' },
    ],
    legal: LEGAL_LINKS,
  },
  home: {
    hero: { title: 'Find your next car' },
    sections: [
      'body-types',
      'latest-arrivals',
      'sales-counter',
      'makes',
      'locations',
      'promise',
      'reviews',
      'story',
      'blog',
    ],
  },
  card: { figures: ['km', 'trans', 'fuel', 'body'] },
  vehicle_page: {
    actions: ['reserve', 'enquire', 'call', 'test-drive', 'photos', 'finance', 'trade-in'],
    similar_title: 'Similar cars',
  },
  location: { route: 'our-location', buttons: 'by-type', display: 'photo' },
} satisfies Template;
