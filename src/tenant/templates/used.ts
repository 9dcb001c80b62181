import { LEGAL_LINKS } from './legal-links.ts';
import type { Template } from './template.ts';

/** A used-car yard or a few of them: what came in lately comes first. */
export const used = {
  site: {
    stock_noun: 'cars',
    font: 'figtree',
    navigation: [
      { label: 'Used cars', href: '/search/used-cars' },
      { label: 'Our locations', href: '/our-location' },
      { label: 'About us', href: '/about-us' },
    ],
    legal: LEGAL_LINKS,
  },
  home: {
    hero: { title: 'Used cars, checked and ready to drive' },
    sections: [
      'latest-arrivals',
      'sales-counter',
      'body-types',
      'promise',
      'makes',
      'reviews',
      'locations',
      'story',
      'blog',
    ],
  },
  listing: { price_ascending_above_zero: true },
  card: { figures: ['km', 'trans', 'fuel', 'body'] },
  vehicle_page: {
    unregistered_word: true,
    actions: ['reserve', 'enquire', 'call', 'test-drive', 'photos', 'finance', 'trade-in'],
    similar_title: 'Similar used cars',
  },
  location: { route: 'our-location', buttons: 'send-enquiry', display: 'photo' },
} satisfies Template;
