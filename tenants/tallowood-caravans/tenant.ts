import { LEAD_FORM_IDS } from '../../src/domain/lead/lead-form-ids.ts';
import { defineTenant } from '../../src/tenant/define-tenant.ts';
import { locations } from './locations.ts';
import { reviews } from './reviews.ts';

/** A caravan dealer in the Queensland hinterland. */
export default defineTenant({
  slug: 'tallowood-caravans',
  template: 'caravans-and-trucks',
  site: {
    name: 'Tallowood Caravans',
    url: 'https://www.tallowoodcaravans.example',
    tagline: 'Caravans and campers from the foot of the range.',
    stock_noun: 'caravans',
    phone: '(07) 5550 0180',
    email: 'hello@tallowoodcaravans.example',
    licence: { label: 'Motor dealer licence', number: '9912886 (QLD)' },
    time_zone: 'Australia/Brisbane',
    font: 'figtree',
    display_font: 'fraunces',
    navigation: [
      { label: 'New and display vans', href: '/search/new-and-demo-cars' },
      { label: 'Used vans', href: '/search/used-cars' },
      { label: 'Sell', href: '/sell-my-car' },
      { label: 'Special offers', href: '/special-offers' },
      { label: 'Visit us', href: '/our-location' },
      { label: 'About', href: '/about-us' },
    ],
    footer: [
      {
        title: 'Vans',
        links: [
          { label: 'New and display', href: '/search/new-and-demo-cars' },
          { label: 'Used', href: '/search/used-cars' },
          { label: 'Special offers', href: '/special-offers' },
        ],
      },
      {
        title: 'Good to know',
        links: [
          { label: 'About us', href: '/about-us' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Questions and answers', href: '/faqs' },
          { label: 'Reviews', href: '/reviews' },
          { label: 'Find your nearest yard', href: '/dealer-locator' },
          { label: 'Blog', href: '/blog' },
          { label: 'Our team', href: '/team' },
          { label: 'Careers', href: '/careers' },
        ],
      },
    ],
    picture_note:
      'Pictures are illustrations of made-up vans and places. Tallowood Caravans is a demo dealer, and nothing here is for sale.',
  },
  feed: { source: 'stock/vans.ndjson', format: 'ndjson' },
  photos: { effort: 2 },
  switches: { finance: false, garage: true },
  // Invented, as the dealer is: nothing can be won here, and the permit is nobody's.
  spin_to_win: {
    id: 'demonstration',
    title: 'Spin to win',
    text: "This promotion is a demo, so there's nothing to win.",
    from: '2026-01-01',
    until: '2035-12-31',
    terms:
      "This is a demo. Tallowood Caravans doesn't exist, no one can win, and no prizes will be given.\n\nOne spin per mobile number. Prizes aren't redeemable for cash. We'll call winners on the number they signed in with.",
    states: [
      { state: 'NSW', permit: 'EXAMPLE-0000' },
      { state: 'QLD', permit: false },
      { state: 'VIC', permit: false },
    ],
    prizes: [
      { id: 'annexe', name: 'An annexe fitted to your van', value: 2_400, count: 1, in_10000: 5 },
      { id: 'levelling', name: 'A set of levelling ramps', value: 90, count: 20, in_10000: 200 },
      { id: 'mug', name: 'Two enamel mugs', value: 25, count: 200, in_10000: 2_000 },
    ],
  },
  home: {
    layout: 'wide',
    hero: {
      image: 'photos/places/paddock-dusk.webp',
      title: 'Wake up somewhere else',
      text: 'A paddock of vans, plugged in and level, an hour north of Brisbane. Bring the family, the dog and the car you tow with.',
    },
    sections: ['story', 'latest-arrivals', 'promise', 'reviews', 'makes', 'blog', 'locations'],
    latest_count: 6,
    promise: {
      title: 'Before you hitch up',
      points: [
        {
          title: 'Weights first',
          text: "We'll check what your car can tow before we show you what you could buy.",
        },
        {
          title: 'A handover that takes a morning',
          text: 'Gas, water, power, awning, reversing. You do it all, and we make the tea.',
        },
        { title: 'Help on the road', text: 'One number, and the people who got your van ready answer it.' },
      ],
    },
    story: {
      title: 'Named for the tree by the gate',
      text: "The tallowood at our gate was there before the road. Under it we've sold first vans, last vans and everything in between, to people who still send us postcards.",
      image: 'photos/places/office-evening.webp',
      link: { label: 'About Tallowood', href: '/about-us' },
    },
  },
  listing: { refresh_path: '/search/new-used-and-demo-cars', page_size: 18 },
  law: { statutory_facts: true },
  vehicle_page: { actions: ['enquire', 'call', 'trade-in'], similar_title: 'Vans like this one' },
  price: { no_price_text: 'Ask us for a price' },
  location: { locator: true, display: 'photo', hours: { by_appointment: ['sales'] } },
  locations,
  compliance: { picture_licences: { '*': 'Rendered for this demonstration' } },
  reviews,
  // A collector of another company, which no one runs: it shows what the security policy then allows.
  analytics: { endpoint: 'https://events.tallowoodcaravans.example/collect' },
  // A demo has no one to write to: its leads become emails in the folder of the backend.
  leads: {
    forms: LEAD_FORM_IDS.filter((id) => id !== 'fleet' && id !== 'instant-message'),
    delivery: { destinations: [{ type: 'file', name: 'front-desk' }] },
  },
  // Codes are shown where the demonstration runs: its phones are invented.
  account: {},
  saved_searches: {},
  night: { demo: true },
});
