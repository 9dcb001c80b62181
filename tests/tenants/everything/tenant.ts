import { GATES } from '../../../src/domain/account/gate.ts';
import { HOME_SECTIONS } from '../../../src/domain/site/home-settings.ts';
import { LEAD_FORM_IDS } from '../../../src/domain/lead/lead-form-ids.ts';
import { defineTenant } from '../../../src/tenant/define-tenant.ts';
import { locations } from './locations.ts';

/** Everything switched on, every section shown, every optional word given. */
export default defineTenant({
  slug: 'everything',
  template: 'group',
  site: {
    name: 'Everything Motors',
    url: 'https://www.everything.example',
    tagline: 'All of it, at once.',
    stock_noun: 'cars',
    phone: '+61 2 5550 0210',
    email: 'hello@everything.example',
    licence: { label: 'Motor dealer licence', number: 'MD099002' },
    abn: '62 990 021 001',
    time_zone: 'Australia/Sydney',
    font: 'space-grotesk',
    navigation: [
      { label: 'Used', href: '/search/used-cars' },
      {
        label: 'Offers',
        href: '/special-offers',
        menu: { all: 'All offers', columns: [{ title: 'On now', list: 'offers' }] },
      },
      { label: 'About us', href: '/about-us' },
    ],
    announcement: {
      text: 'Everything is on show this week.',
      link: { label: 'See it', href: '/special-offers' },
    },
    footer: [
      {
        title: 'Cars',
        links: [
          { label: 'Used cars', href: '/search/used-cars' },
          { label: 'Special offers', href: '/special-offers' },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: 'Finance', href: '/finance' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Questions', href: '/faqs' },
        ],
      },
    ],
    social: [{ label: 'Video channel', href: 'https://video.example/everything' }],
    picture_note: 'Pictures are illustrations.',
  },
  feed: {
    source: 'stock/vehicles.json',
    format: 'json',
    records_at: 'data.cars',
    // Its cars are variations of one, kilometres included.
    guard: { maximum_same_value: 1 },
  },
  switches: {
    garage: true,
    offline: true,
    finance: true,
    reserve: true,
    buy_online: true,
    calculators: true,
    auto_gauge: true,
  },
  content: {
    capped_prices: [
      {
        model: 'Larkspur',
        services: [
          { km: 15_000, months: 12, price: 349 },
          { km: 30_000, months: 24, price: 429.5 },
        ],
      },
    ],
  },
  home: {
    hero: {
      image: 'photos/wagon-a-green-front34.webp',
      title: 'Everything, everywhere',
      text: 'With words below.',
    },
    sections: [...HOME_SECTIONS],
    latest_count: 4,
    promise: {
      title: 'Why us',
      points: [
        { title: 'First', text: 'The first reason.' },
        { title: 'Second', text: 'The second reason.' },
        { title: 'Third', text: 'The third reason.' },
      ],
    },
    story: {
      title: 'Our story',
      text: 'It began with a test.',
      image: 'photos/wagon-a-green-front34.webp',
      link: { label: 'Read on', href: '/about-us' },
    },
  },
  stock: {
    sold_days: 3,
    exclude: { stock_numbers: ['E900'], new_makes: ['Tessaro'], new_and_low_km_demo_makes: ['Corvane'] },
  },
  listing: {
    promos: [
      {
        id: 'shown',
        start: '2020-01-01',
        expiry: '2099-12-31',
        position: 5,
        node: { title: 'Shown promo', text: 'It runs.', link: { label: 'Go', href: '/special-offers' } },
      },
      {
        id: 'expired',
        start: '2020-01-01',
        expiry: '2020-12-31',
        position: 2,
        node: { title: 'Expired promo', text: 'It ran.', link: { label: 'Go', href: '/special-offers' } },
      },
      {
        id: 'strict',
        start: '2020-01-01',
        expiry: '2099-12-31',
        position: 60,
        strict_display: true,
        node: {
          title: 'Strict promo',
          text: 'Too far down.',
          link: { label: 'Go', href: '/special-offers' },
        },
      },
    ],
  },
  card: {
    favourites: 'purchasable',
    electric_tag: true,
    certified_makes: ['Aldera'],
    runout_sale_green: true,
  },
  vehicle_page: {
    actions: ['reserve', 'chat', 'enquire', 'call', 'test-drive', 'finance', 'trade-in'],
    used_car_checks: ['100-point inspection'],
    video_origins: ['https://media.everything.example', 'https://player.vimeo.com'],
  },
  chat: {
    provider: { name: 'Everything Chat', address: 'https://chat.everything.example/open?key={token}' },
    token: 'everything-1',
  },
  // Of this machine: tests answer there.
  platform: { url: 'http://platform.localhost', website_id: 'everything-1' },
  finance: {
    advertise: { credit_provider: 'Everything Credit Pty Ltd', licence: '999090', representative: '999590' },
    lender: 'lender-a',
    score_bands: [{ name: 'Every score', rate: 9.99 }],
    offers: ['lender-a', 'lender-c'],
    disclaimer: 'Small print that goes on. '.repeat(12),
  },
  costs: { delivery: [{ name: 'Sydney', price: 150, postcodes: [{ from: '2000', to: '2234' }] }] },
  spin: { external_viewer: 'https://spins.everything.example/view/{code}' },
  law: { statutory_facts: true },
  trade_in: {
    pages: ['trade-in', 'cars/trade-in', 'sell-my-car', 'instant-price', 'instant-purchase'],
    valuation: {
      provider: {
        type: 'http',
        name: 'Everything Valuations',
        headers: { Authorization: 'Bearer {secret}' },
        secret: 'VALUATIONS_KEY',
        plate: {
          url: 'https://values.everything.example/plates/{state}/{rego}',
          method: 'GET',
          answer: { make: 'make', model: 'model', year: 'year' },
        },
        value: {
          url: 'https://values.everything.example/values',
          body: '{"vehicle":"{year} {make} {model}","km":{km},"condition":"{condition}"}',
          answer: { low: 'trade.low', high: 'trade.high', offer: 'trade.offer' },
        },
      },
      limits: { years: 10, km: 150_000 },
      offer: 'lowest',
    },
    record: true,
    questions: Array.from({ length: 9 }, (_, at) => ({ question: `Question ${at + 1}?`, answer: 'Yes.' })),
  },
  saved_searches: {
    consent: 'Write to me about this search, once a day at most. I can stop it in every email.',
    most: 5,
    days: 180,
  },
  account: {
    gates: [...GATES],
    words: { watchlist: { title: 'Keep it', text: 'On all your devices.' } },
  },
  leads: {
    forms: [...LEAD_FORM_IDS],
    message_required: false,
    ask_location: true,
    ask_dealership: true,
    ask_rego: true,
    service_frame: { url: 'https://booking.everything.example/service' },
    delivery: { destinations: [{ type: 'file', name: 'front-desk' }] },
  },
  location: { locator: true, map: { address: 'https://maps.everything.example/embed?q={address}' } },
  locations,
  compliance: { picture_licences: { '*': 'Drawn for the tests' } },
  reviews: {
    source: 'test customers',
    collected: 'All customers of a test are asked.',
    all_url: 'https://reviews.example/everything',
    count: 7865,
    average_rating: 4.6,
    list: [
      { id: 'r1', customer_name: 'Ada T.', text: 'Everything worked.', rating: 5, review_date: '2026-10-01' },
      { id: 'r2', customer_name: 'Ben T.', text: null, rating: 4, review_date: '2026-09-01' },
      {
        id: 'r3',
        customer_name: 'Cy T.',
        text: 'Not everything worked.',
        rating: 2.3,
        review_date: '2026-08-01',
      },
    ],
  },
});
