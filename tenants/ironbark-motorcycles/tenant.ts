import { LEAD_FORM_IDS } from '../../src/domain/lead/lead-form-ids.ts';
import { defineTenant } from '../../src/tenant/define-tenant.ts';
import { locations } from './locations.ts';
import { reviews } from './reviews.ts';

/** A motorcycle shop with a dark site, whose feed is a showroom program's list in words of its own. */
export default defineTenant({
  slug: 'ironbark-motorcycles',
  template: 'motorcycles',
  site: {
    name: 'Ironbark Motorcycles',
    url: 'https://www.ironbarkmotorcycles.example',
    tagline: 'Two shops. Good bikes. Open road.',
    stock_noun: 'motorcycles',
    phone: '+61 8 5550 0190',
    email: 'hello@ironbarkmotorcycles.example',
    licence: { label: 'Motor vehicle dealer licence', number: 'MD99331 (WA)' },
    time_zone: 'Australia/Perth',
    font: 'figtree',
    display_font: 'barlow-condensed',
    navigation: [
      {
        label: 'Bikes',
        href: '/search/new-used-and-demo-cars',
        menu: {
          all: 'Every bike in the shops',
          columns: [
            { title: 'Condition', list: 'conditions' },
            { title: 'Type of bike', list: 'bodies' },
            { title: 'Make', list: 'makes' },
          ],
        },
      },
      { label: 'New and demo', href: '/search/new-and-demo-cars' },
      { label: 'Used', href: '/search/used-cars' },
      { label: 'Sell', href: '/sell-my-car' },
      { label: 'Shops', href: '/our-location' },
      { label: 'About', href: '/about-us' },
    ],
    announcement: { text: 'Night ride from Osborne Park, last Thursday of the month. Lights on at seven.' },
    footer: [
      {
        title: 'Bikes',
        links: [
          { label: 'New and demo', href: '/search/new-and-demo-cars' },
          { label: 'Used', href: '/search/used-cars' },
          { label: 'Special offers', href: '/special-offers' },
        ],
      },
      {
        title: 'Ironbark',
        links: [
          { label: 'About us', href: '/about-us' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Questions and answers', href: '/faqs' },
          { label: 'Blog', href: '/blog' },
          { label: 'Our team', href: '/team' },
          { label: 'Careers', href: '/careers' },
        ],
      },
    ],
    picture_note:
      'Pictures are illustrations of made-up motorcycles and places. Ironbark Motorcycles is a demo dealer, and nothing here is for sale.',
  },
  feed: {
    source: 'stock/showroom.json',
    format: 'json',
    columns: {
      id: 'bikeId',
      stocknum: 'stockNumber',
      vin: 'frameNumber',
      regplate: 'plate',
      rego_expiry: 'regoUntil',
      car_type: 'condition',
      status: 'state',
      reserved: 'onHold',
      sold_date_timestamp: 'soldAt',
      created_at: 'listedAt',
      updated_at: 'changedAt',
      make: 'brand',
      model: 'range',
      badge: 'edition',
      body: 'style',
      km: 'kilometres',
      price: 'rideAway',
      before_price: 'rideAwayBefore',
      price_type: 'priceKind',
      tag: 'sticker',
      colour: 'paint',
      simple_fuel: 'fuelGroup',
      trans: 'gearbox',
      simple_transmission: 'gearboxGroup',
      engine_size: 'engine',
      engine_size_litres: 'engineLitres',
      power: 'kilowatts',
      torque: 'newtonMetres',
      cylinders: 'cylinders',
      fuelconsumptioncombined: 'litresPer100km',
      fuelcapacity: 'tankLitres',
      energyconsumption: 'wattHoursPerKm',
      electricrange: 'rangeKm',
      images: 'pictures',
      spin_images: 'turntable',
      hotspots: 'turntablePoints',
      video_url: 'clip',
      file: 'report',
      standardEquipment: 'extras',
      dealercomments: 'story',
      location_name: 'shop',
      show_on_dealer_website: 'online',
      // Its 'state' is the status of the bike, not a state of the country.
      state: '',
    },
    defaults: { item_type: 'motorcycle', simple_body: 'Motorcycle' },
  },
  switches: { reserve: true, buy_online: true },
  home: {
    layout: 'night',
    hero: {
      image: 'photos/places/shed-night.webp',
      title: 'The long way home starts here',
      text: 'New, demo and used motorcycles on both sides of the river. Serviced by people who ride them.',
    },
    sections: ['event', 'makes', 'reviews', 'promise', 'story', 'blog', 'locations'],
    latest_count: 8,
    event: {
      title: 'Ride with us',
      when: 'Last Thursday of every month, 7pm',
      text: 'We lock the door at seven and ride up into the hills together. Come along, and bring a thermos.',
      image: 'photos/places/shed-interior.webp',
      link: { label: 'Ask About the Ride', href: '/contact-us' },
    },
    promise: {
      title: 'How we do it',
      points: [
        {
          title: 'Set up for you',
          text: 'Levers, bars and suspension, set up before you leave. Every bike.',
        },
        { title: 'Sixty points, one sheet', text: 'Our mechanics sign it. You keep it.' },
        { title: 'Ride before you buy', text: 'Licence, gear, a map of the good roads. Off you go.' },
      ],
    },
    story: {
      title: 'Hard timber, sharp tools',
      text: "Ironbark started in a railway shed with one lift and a waiting list. The shed's a shop now, the list's still there, and the lift has company.",
      image: 'photos/places/shed-interior.webp',
      link: { label: 'About the shop', href: '/about-us' },
    },
  },
  card: { figures: ['km', 'engine', 'colour'] },
  price: { no_price_text: 'Ask the shop' },
  law: { statutory_facts: true },
  vehicle_page: {
    actions: ['reserve', 'chat', 'call', 'test-drive', 'photos', 'trade-in'],
    unregistered_word: true,
    phone_masked: false,
    similar_title: 'More like this',
  },
  listing: { refresh_path: '/search/new-used-and-demo-cars', default_sort: 'newest' },
  finance: { advertise: { credit_provider: 'Two Wheel Finance Pty Ltd', licence: '999056' } },
  locations,
  compliance: { picture_licences: { '*': 'Rendered for this demonstration' } },
  reviews,
  // The shop answers messages itself, from the leads it gets, and has them in place of 'Enquire Now'.
  chat: { provider: 'message-form', token: 'ironbark' },
  // A demo has no one to write to: its leads become emails in the folder of the backend.
  leads: {
    forms: LEAD_FORM_IDS.filter((id) => id !== 'fleet' && id !== 'instant-message'),
    delivery: { destinations: [{ type: 'file', name: 'front-desk' }] },
  },
  // A demonstration takes no money; its page of payment says so.
  payment: { type: 'demo' },
  online_payment: { most: 5_000 },
  reserve: { fee: 150, hold_hours: 72, capture: 'by_dealer' },
  // Codes are shown where the demonstration runs: its phones are invented.
  account: { gates: ['car-finance', 'trade-in', 'online-payment'] },
  night: { demo: true },
});
