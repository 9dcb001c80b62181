import { defineTenant } from '../../../src/tenant/define-tenant.ts';
import { hostile, locations } from './locations.ts';
import { models } from './models.ts';

/** Every exception: settings far from their defaults, and hostile words wherever a dealer or a feed may write words. */
export default defineTenant({
  slug: 'odd',
  template: 'caravans-and-trucks',
  site: {
    name: hostile('name'),
    url: 'https://odd.example',
    tagline: hostile('tagline'),
    stock_noun: 'vehicles',
    phone: '0491 570 006',
    licence: { label: hostile('licence'), number: '"><b>99003' },
    time_zone: 'Australia/Perth',
    font: 'manrope',
    navigation: [
      { label: hostile('navigation'), href: '/search/used-cars' },
      { label: 'About', href: '/about-us' },
      {
        label: 'Offers',
        href: '/special-offers',
        menu: {
          all: 'All offers',
          columns: [
            { title: 'On now', list: 'offers' },
            { title: 'Always', links: [{ label: 'Who we are', href: '/about-us' }] },
          ],
        },
      },
    ],
    announcement: { text: hostile('announcement') },
    footer: [{ title: hostile('footer'), links: [{ label: hostile('link'), href: '/about-us' }] }],
    picture_note: hostile('note'),
  },
  feed: {
    source: 'stock/records.ndjson',
    format: 'ndjson',
    columns: { make: 'Maker', model: 'Type' },
    values: { car_type: { 'pre-loved': 'used' } },
    defaults: { car_type: 'used' },
    guard: { maximum_missing: 1, minimum_accepted: 0.5, minimum_of_last_count: 0.1, maximum_median_move: 5 },
  },
  switches: { finance: false, calculators: false },
  content: { problems: 'leave-out' },
  home: {
    hero: { title: hostile('hero') },
    sections: ['story', 'latest-arrivals', 'reviews', 'locations'],
    latest_count: 3,
    story: { title: hostile('story'), text: hostile('story text') },
  },
  stock: { sold_days: 0, exclude: { stock_numbers: ['ODD-EXCLUDED'] } },
  listing: {
    page_size: 6,
    default_sort: 'price-asc',
    price_ascending_above_zero: true,
    routes: ['car-types', 'makes', 'bodies'],
    refresh_path: '/about-us',
    price_picks: 'stock',
    promos: [
      {
        id: 'odd',
        start: '2020-01-01',
        expiry: '2099-12-31',
        position: 3,
        node: {
          title: hostile('promo'),
          text: hostile('promo text'),
          link: { label: hostile('promo link'), href: '/about-us' },
        },
      },
    ],
  },
  card: {
    favourites: 'off',
    compare: false,
    electric_tag: false,
    new_arrival_days: 1,
    figures: ['sleeps', 'length', 'atm', 'km', 'seats', 'drive', 'engine', 'colour'],
  },
  price: {
    subscription: true,
    preorder_text: hostile('preorder'),
    no_price_text: hostile('no price'),
    was_price: false,
  },
  vehicle_page: {
    unregistered_word: true,
    phone_masked: false,
    actions: ['call'],
    similar_title: hostile('similar'),
    disclaimer: hostile('disclaimer'),
  },
  location: {
    route: 'locations',
    buttons: 'send-enquiry',
    display: 'map',
    hours: { by_appointment: ['sales', 'used', 'service', 'parts'] },
  },
  locations,
  compliance: { picture_licences: { '*': 'Drawn for the tests' } },
  models,
  reviews: {
    hidden: false,
    minimum_average: 1,
    source: hostile('source'),
    count: 1,
    average_rating: 1.3,
    list: [
      {
        id: 'o1',
        customer_name: hostile('customer'),
        text: hostile('review'),
        rating: 1.3,
        review_date: '2026-01-02',
      },
    ],
  },
  images: { host: { kind: 'none' }, origins: ['https://images.example'], quality: 40 },
});
