import { LEAD_FORM_IDS } from '../../src/domain/lead/lead-form-ids.ts';
import { defineTenant } from '../../src/tenant/define-tenant.ts';
import { locations } from './locations.ts';
import { models } from './models.ts';
import { reviews } from './reviews.ts';

/** What the workshops offer in the warm half of each year and in the cold one: a card is shown between its days alone. */
const SEASONS = [2026, 2027, 2028, 2029, 2030].flatMap((year) =>
  [
    {
      id: `summer-${year}`,
      start: `${year}-10-01`,
      expiry: `${year + 1}-03-31`,
      title: 'Going away this summer?',
      text: 'Book your car in before the long drive. All six workshops have a loan car when the job takes all day.',
    },
    {
      id: `winter-${year + 1}`,
      start: `${year + 1}-04-01`,
      expiry: `${year + 1}-09-30`,
      title: 'Heading for the snow?',
      text: 'Tyres, battery, wipers and coolant, looked at in one visit at any of our six workshops.',
    },
  ].map(({ title, text, ...days }) => ({
    ...days,
    position: 10,
    display: ['new-and-demo-cars'],
    node: {
      title,
      text,
      picture: 'photos/places/service-bays.webp',
      link: { label: 'Book a service', href: '/service' },
    },
  })),
);

/** A dealer group: six yards in three states, new, demonstrator and used. */
export default defineTenant({
  slug: 'harbour-motor-group',
  template: 'group',
  site: {
    name: 'Harbour Motor Group',
    url: 'https://www.harbourmotorgroup.example',
    tagline: 'Six makes, six yards, one straight answer.',
    stock_noun: 'cars',
    phone: '1800 160 401',
    email: 'hello@harbourmotorgroup.example',
    licence: {
      label: 'Motor dealer licence number',
      number: 'MD099104 (NSW), LMCT 99104 (VIC), 9910427 (QLD)',
    },
    time_zone: 'Australia/Sydney',
    font: 'manrope',
    navigation: [
      {
        label: 'Cars',
        href: '/search/new-used-and-demo-cars',
        menu: {
          all: 'All cars in stock',
          columns: [
            { title: 'Condition', list: 'conditions' },
            { title: 'Body type', list: 'bodies' },
            { list: 'models', most: 6 },
          ],
          note: {
            title: 'Runout demonstrators',
            text: 'Low kilometres, with the balance of their new-car warranty.',
            link: { label: 'See the offers', href: '/special-offers' },
          },
        },
      },
      { label: 'Models', href: '/models' },
      { label: 'Sell', href: '/sell-my-car' },
      {
        label: 'Service',
        href: '/service',
        menu: {
          all: 'Book a service',
          columns: [
            {
              title: 'Owning',
              links: [
                { label: 'Capped-price servicing', href: '/pages/capped-price-servicing' },
                { label: 'Roadside assist', href: '/roadside-assist' },
                { label: 'Warranty', href: '/warranty' },
                { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
              ],
            },
            {
              title: 'Changing cars',
              links: [
                { label: 'Value my trade-in', href: '/trade-in' },
                { label: 'Book a test drive', href: '/book-test-drive' },
                { label: 'Fleet', href: '/fleet' },
              ],
            },
            { title: 'This month', list: 'offers' },
          ],
          note: {
            title: 'Six workshops',
            text: 'A loan car at every one, when the job takes all day.',
            link: { label: 'Find the nearest', href: '/dealer-locator' },
          },
        },
      },
      { label: 'Finance', href: '/finance' },
      {
        label: 'Locations',
        href: '/our-location',
        menu: { all: 'All locations', columns: [{ title: 'Our yards', list: 'locations' }] },
      },
      { label: 'About', href: '/about-us' },
    ],
    announcement: {
      text: 'Runout demonstrators with the balance of their warranty, at all six yards.',
      link: { label: 'See the offers', href: '/special-offers' },
    },
    footer: [
      {
        title: 'Find a car',
        links: [
          { label: 'New and demo cars', href: '/search/new-and-demo-cars' },
          { label: 'Used cars', href: '/search/used-cars' },
          { label: 'Models', href: '/models' },
          { label: 'Brands', href: '/brands' },
          { label: 'SUVs', href: '/search/suv' },
          { label: 'Utes', href: '/search/ute' },
          { label: 'Special offers', href: '/special-offers' },
        ],
      },
      {
        title: 'Harbour',
        links: [
          { label: 'About us', href: '/about-us' },
          { label: 'Our locations', href: '/our-location' },
          { label: 'Find your nearest yard', href: '/dealer-locator' },
          { label: 'Reviews', href: '/reviews' },
          { label: 'Finance', href: '/finance' },
          { label: 'Pay online', href: '/online-payment' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Capped-price servicing', href: '/pages/capped-price-servicing' },
          { label: 'Roadside assist', href: '/roadside-assist' },
          { label: 'Questions and answers', href: '/faqs' },
          { label: 'Careers', href: '/careers' },
          { label: 'Blog', href: '/blog' },
          { label: 'Our team', href: '/team' },
        ],
      },
    ],
    picture_note:
      'Pictures are illustrations of made-up vehicles and places. Harbour Motor Group is a demo dealer, and nothing here is for sale.',
  },
  feed: { source: 'stock/vehicles.json', format: 'json', records_at: 'stock.vehicles' },
  switches: { garage: true, offline: true, reserve: true, auto_gauge: true },
  photos: { effort: 2 },
  home: {
    layout: 'split',
    hero: {
      image: 'photos/places/showroom-dusk.webp',
      title: 'Your next car is closer than you think',
      text: "New, demonstrator and used cars from six yards in Sydney, Melbourne, Geelong and Brisbane. One clear price on every car, with everything that's in it spelt out.",
    },
    latest_count: 8,
    sales_counter: {},
    promise: {
      title: 'Why people come back',
      points: [
        {
          title: 'The price is the price',
          text: "Every price says whether it's drive away or excludes government charges, and no fees turn up later.",
        },
        {
          title: 'Checked by our own workshops',
          text: 'Every used car gets a 120-point inspection. You can read the sheet before you drive.',
        },
        {
          title: 'Any yard, any car',
          text: "See it in Artarmon, pick it up in Geelong. We'll move it between yards for nothing.",
        },
        {
          title: 'Here after you drive away',
          text: 'Service and parts at all six yards, with a loan car when the job takes all day.',
        },
      ],
    },
    story: {
      title: 'From one bay in Artarmon',
      text: "Harbour started with a single service bay and two people who wrote down what every customer said. We've grown to six yards, and we still write it down.",
      image: 'photos/places/service-bays.webp',
      link: { label: 'Read our story', href: '/about-us' },
    },
  },
  stock: { mode: 0, sold_days: 3 },
  listing: {
    refresh_path: '/search/new-used-and-demo-cars',
    facets: [
      'body',
      'make',
      'model',
      'badge',
      'price',
      'price_dropped',
      'car_type',
      'certified',
      'tag',
      'categories',
      'year',
      'km',
      'transmission',
      'fuel',
      'drive',
      'colour',
      'seats',
      'towing',
      'electric_range',
      'features',
      'state',
      'city',
      'location_name',
    ],
    promos: [
      ...SEASONS,
      {
        id: 'runout',
        start: '2026-01-01',
        expiry: '2031-12-31',
        position: 5,
        node: {
          title: 'Runout demonstrators',
          text: 'Low kilometres, the balance of the new-car warranty, and ready this week.',
          picture: 'photos/places/yard-morning.webp',
          link: { label: 'See special offers', href: '/special-offers' },
        },
      },
      {
        id: 'trade-in',
        start: '2026-01-01',
        expiry: '2031-12-31',
        position: 10,
        display: ['used-cars', 'new-used-and-demo-cars'],
        node: {
          title: 'Trading in?',
          text: "Enter your rego for a two-minute estimate, good for seven days. We'll confirm the price when we see your car.",
          picture: 'photos/places/corner-showroom-afternoon.webp',
          link: { label: 'Value my car', href: '/trade-in' },
        },
      },
    ],
  },
  card: { certified_makes: ['Aldera', 'Hoshimi'], runout_sale_green: true },
  price: { no_price_text: 'Contact us for price' },
  // Invented, like the figures.
  market: { source: 'Bellbird Vehicle Index' },
  finance: {
    advertise: { credit_provider: 'Quayside Finance Pty Ltd', licence: '999012', representative: '999512' },
    offers: ['lender-a', 'lender-b'],
  },
  content: {
    capped_prices: [
      {
        model: 'Aldera Larkspur',
        services: [
          { km: 15_000, months: 12, price: 329 },
          { km: 30_000, months: 24, price: 429 },
          { km: 45_000, months: 36, price: 329 },
          { km: 60_000, months: 48, price: 589 },
          { km: 75_000, months: 60, price: 329 },
        ],
      },
      {
        model: 'Hoshimi Kiri',
        services: [
          { km: 15_000, months: 12, price: 299 },
          { km: 30_000, months: 24, price: 379 },
          { km: 45_000, months: 36, price: 299 },
          { km: 60_000, months: 48, price: 519 },
          { km: 75_000, months: 60, price: 299 },
        ],
      },
      {
        model: 'Ridgeback diesel',
        services: [
          { km: 10_000, months: 6, price: 289 },
          { km: 20_000, months: 12, price: 389 },
          { km: 30_000, months: 18, price: 389 },
          { km: 40_000, months: 24, price: 649 },
        ],
      },
    ],
  },
  costs: {
    delivery: [
      {
        name: 'Greater Sydney',
        price: 150,
        postcodes: [
          { from: '2000', to: '2249' },
          { from: '2555', to: '2574' },
          { from: '2740', to: '2786' },
        ],
      },
      { name: 'Greater Melbourne and Geelong', price: 220, postcodes: [{ from: '3000', to: '3230' }] },
      { name: 'Greater Brisbane', price: 220, postcodes: [{ from: '4000', to: '4209' }] },
      {
        name: 'regional New South Wales, Victoria and Queensland',
        price: 690,
        postcodes: [
          { from: '2250', to: '2999' },
          { from: '3231', to: '3999' },
          { from: '4210', to: '4999' },
        ],
      },
    ],
  },
  vehicle_page: {
    used_car_checks: [
      '120-point inspection by our own workshop',
      'Search of the Personal Property Securities Register',
      'Kilometres against the service records',
      'Road test by a licensed mechanic',
    ],
    banner: [
      { label: 'Latest offers', text: 'Reduced and runout cars this week', href: '/special-offers' },
      { label: 'Book a service', text: 'Six workshops, a loan car at every one', href: '/our-location' },
      { label: 'Sell your car', text: 'An estimate in two minutes', href: '/sell-my-car' },
    ],
  },
  law: { statutory_facts: true },
  location: { footer: 'all', locator: true, hours: { by_appointment: ['service'] } },
  locations,
  compliance: { picture_licences: { '*': 'Rendered for this demonstration' } },
  reach: { catalogues: ['google', 'meta', 'tiktok'] },
  models,
  reviews,
  // A demo has no one to write to: its leads become emails in the folder of the backend.
  leads: { forms: [...LEAD_FORM_IDS], delivery: { destinations: [{ type: 'file', name: 'front-desk' }] } },
  // Its figures come from the dealer's own stock, and its plates are invented.
  trade_in: {
    pages: ['trade-in', 'cars/trade-in', 'sell-my-car', 'instant-price', 'instant-purchase'],
    valuation: {
      provider: {
        type: 'demo',
        plates: [
          { rego: 'DEMO21', state: 'NSW', make: 'Hoshimi', model: 'Sora', year: 2021 },
          { rego: 'DEMO23', state: 'NSW', make: 'Aldera', model: 'Pippit', year: 2023 },
          { rego: 'DEMO14', state: 'QLD', make: 'Hoshimi', model: 'Sora', year: 2014 },
        ],
      },
    },
  },
  // A demonstration takes no money; its page of payment says so.
  payment: { type: 'demo' },
  online_payment: {
    days: 10,
    note: "We'll never email you to ask for a bank transfer. If you're unsure, call us.",
  },
  // Codes are shown where the demonstration runs: its phones are invented.
  account: {},
  saved_searches: {},
  night: { demo: true },
});
