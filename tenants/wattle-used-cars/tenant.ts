import { LEAD_FORM_IDS } from '../../src/domain/lead/lead-form-ids.ts';
import { defineTenant } from '../../src/tenant/define-tenant.ts';
import { locations } from './locations.ts';
import { reviews } from './reviews.ts';

/** A used-car group with two yards, whose feed is what its dealer management system exports. */
export default defineTenant({
  slug: 'wattle-used-cars',
  template: 'used',
  site: {
    name: 'Wattle Used Cars',
    url: 'https://www.wattleusedcars.example',
    tagline: 'Good cars. Straight talk. Fourteen days to change your mind.',
    stock_noun: 'cars',
    phone: '(08) 5550 0170',
    email: 'hello@wattleusedcars.example',
    licence: { label: 'Dealer licence', number: 'MVD 990217 (SA), LMCT 99217 (VIC)' },
    time_zone: 'Australia/Adelaide',
    font: 'figtree',
    navigation: [
      {
        label: 'Used cars',
        href: '/search/used-cars',
        menu: {
          all: 'All used cars',
          columns: [
            { title: 'Body type', list: 'bodies' },
            { title: 'Make', list: 'makes' },
          ],
          note: {
            title: '14 days to be sure',
            text: "Drive it up to 500 km. If it's not the one, bring it back.",
            link: { label: 'How returns work', href: '/returns' },
          },
        },
      },
      { label: 'Finance', href: '/finance' },
      { label: '14-day returns', href: '/returns' },
      { label: 'Sell your car', href: '/sell-my-car' },
      { label: 'Find us', href: '/our-location' },
    ],
    announcement: {
      text: 'Change your mind within 14 days of delivery.',
      link: { label: 'How returns work', href: '/returns' },
    },
    footer: [
      {
        title: 'Cars',
        links: [
          { label: 'All used cars', href: '/search/used-cars' },
          { label: 'Hatches', href: '/search/hatchback' },
          { label: 'SUVs', href: '/search/suv' },
          { label: 'Wagons', href: '/search/wagon' },
          { label: 'Special offers', href: '/special-offers' },
        ],
      },
      {
        title: 'Buying from us',
        links: [
          { label: 'About us', href: '/about-us' },
          { label: '14-day returns', href: '/returns' },
          { label: 'Finance', href: '/finance' },
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
      'Pictures are illustrations of made-up vehicles and places. Wattle Used Cars is a demo dealer, and nothing here is for sale.',
  },
  feed: {
    source: 'stock/export.csv',
    format: 'csv',
    columns: {
      id: 'Unit ID',
      stocknum: 'Stock No',
      vin: 'VIN',
      regplate: 'Rego',
      rego_expiry: 'Rego Expiry',
      car_type: 'Condition',
      status: 'Yard Status',
      sold_date_timestamp: 'Date Sold',
      reserved: 'Deposit Held',
      created_at: 'Date In',
      updated_at: 'Last Edit',
      make: 'Make',
      model: 'Model',
      badge: 'Badge',
      year: 'Model Year',
      build_date: 'Built',
      compliance_date: 'Complied',
      km: 'Odometer',
      price: 'Retail Price',
      before_price: 'Was Price',
      price_history: 'Price History',
      price_type: 'Price Basis',
      tag: 'Sticker',
      certified: 'Wattle Certified',
      colour: 'Ext Colour',
      interior_colour: 'Trim',
      body: 'Body Style',
      simple_body: 'Body Group',
      fuel: 'Fuel Type',
      simple_fuel: 'Fuel Group',
      trans: 'Gearbox',
      simple_transmission: 'Gearbox Group',
      drive: 'Driven Wheels',
      engine_size: 'Engine',
      engine_size_litres: 'Litres',
      seats: 'Seats',
      doors: 'Doors',
      power: 'Power kW',
      torque: 'Torque Nm',
      fuelconsumptioncombined: 'L/100km',
      electricrange: 'Range km',
      towingcapacitybraked: 'Towing kg',
      vehiclelength: 'Length mm',
      ancaprating: 'ANCAP',
      ancapyear: 'ANCAP Year',
      images: 'Photo URLs',
      spin_images: 'Spin Frames',
      spin_interior_image: 'Interior Panorama',
      hotspots: 'Spin Hotspots',
      video_url: 'Video',
      file: 'History Report',
      standardEquipment: 'Features',
      dealercomments: 'Ad Text',
      location_name: 'Yard',
      show_on_dealer_website: 'Web',
      item_type: 'Unit Type',
    },
    values: {
      car_type: { u: 'used', d: 'demo', n: 'new' },
      status: {
        'in yard': 'in_stock',
        'on its way': 'coming_soon',
        delivered: 'sold',
        'with transport': 'in_transit',
      },
      price_type: { dap: 'drive_away', egc: 'excluding_government_charges', est: 'estimated_drive_away' },
      item_type: { passenger: 'car' },
    },
    defaults: { car_type: 'used' },
  },
  photos: { effort: 2 },
  home: {
    layout: 'budget',
    sections: [
      'latest-arrivals',
      'returns',
      'body-types',
      'makes',
      'promise',
      'reviews',
      'locations',
      'story',
      'blog',
    ],
    returns: {
      title: 'Take it home, then decide',
      text: "Drive it to work, park it in your own driveway, show your mechanic. If it isn't the one, bring it back.",
      terms: [
        { figure: '14 days', text: 'from delivery to change your mind' },
        { figure: '500 km', text: 'to find out how it drives' },
      ],
      link: { label: 'How Returns Work', href: '/returns' },
    },
    hero: {
      image: 'photos/places/country-yard-evening.webp',
      title: 'A good used car, honestly described',
      text: 'Used cars in Glynde and Mildura. Every one is inspected, described faults first, and yours to bring back within 14 days.',
    },
    latest_count: 8,
    promise: {
      title: 'What you get with every car',
      points: [
        { title: '14 days to be sure', text: "Drive it up to 500 km. If it's not the one, bring it back." },
        {
          title: 'The inspection sheet',
          text: 'All 120 lines of it, with what we fixed and what we left alone.',
        },
        {
          title: 'A clear title',
          text: 'We search the Personal Property Securities Register and print you the certificate.',
        },
      ],
    },
    story: {
      title: 'Two yards under a wattle tree',
      text: "The first yard had room for eleven cars and one tree. The tree's still there. So is the rule that came with it: say what's wrong with a car before you say what's right.",
      image: 'photos/places/canopy-morning.webp',
      link: { label: 'About Wattle', href: '/about-us' },
    },
  },
  switches: { offline: true },
  stock: {
    sold_days: 3,
    // The workshop's loan car, and what the franchises that share the program have of their makers.
    exclude: {
      stock_numbers: ['W11688'],
      new_makes: ['Hoshimi'],
      new_and_low_km_demo_makes: ['Norravik'],
    },
  },
  listing: {
    refresh_path: '/search/new-used-and-demo-cars',
    default_sort: 'newest',
    promos: [
      {
        id: 'returns',
        start: '2026-01-01',
        expiry: '2031-12-31',
        position: 6,
        node: {
          title: 'Fourteen days, 500 km',
          text: 'Take it home, drive it to work, park it in your garage. Then decide.',
          picture: 'photos/places/canopy-morning.webp',
          link: { label: 'How returns work', href: '/returns' },
        },
      },
    ],
  },
  card: { certified_makes: ['Kanzora', 'Hoshimi', 'Jindara'], figures: ['km', 'trans', 'fuel', 'body'] },
  price: { no_price_text: 'Call us for a price' },
  finance: {
    advertise: { credit_provider: 'Mallee Credit Pty Ltd', licence: '999034' },
    weekly_in_lists: true,
    // The rates that the lender publishes; shoppers who are signed in choose the band that they think is theirs.
    score_bands: [
      { name: 'Excellent', rate: 6.49 },
      { name: 'Good', rate: 7.99 },
      { name: 'Fair', rate: 10.99 },
      { name: 'Below average', rate: 14.99 },
    ],
  },
  law: { statutory_facts: true },
  costs: {
    delivery: [
      { name: 'Greater Adelaide', price: 120, postcodes: [{ from: '5000', to: '5199' }] },
      {
        name: 'Mildura and Sunraysia',
        price: 120,
        postcodes: [
          { from: '2715', to: '2739' },
          { from: '3490', to: '3509' },
        ],
      },
      {
        name: 'regional South Australia and Victoria',
        price: 490,
        postcodes: [
          { from: '3000', to: '3999' },
          { from: '5200', to: '5749' },
        ],
      },
    ],
  },
  location: { locator: true },
  locations,
  compliance: { picture_licences: { '*': 'Rendered for this demonstration' } },
  reach: { catalogues: ['google'] },
  reviews,
  // Events of visitors who agree go to the backend of the site, which counts them.
  analytics: {},
  // A demo has no one to write to: its leads become emails in the folder of the backend.
  leads: {
    forms: LEAD_FORM_IDS.filter((id) => id !== 'fleet' && id !== 'instant-message'),
    delivery: { destinations: [{ type: 'file', name: 'front-desk' }] },
  },
  // Its figures come from the dealer's own stock, and its plates are invented.
  trade_in: {
    pages: ['trade-in', 'cars/trade-in', 'sell-my-car', 'instant-price', 'instant-purchase'],
    valuation: {
      provider: {
        type: 'demo',
        plates: [
          { rego: 'DEMO22', state: 'SA', make: 'Aldera', model: 'Larkspur', year: 2022 },
          { rego: 'DEMO23', state: 'VIC', make: 'Jindara', model: 'Mallee', year: 2023 },
          { rego: 'DEMO14', state: 'SA', make: 'Velbrecht', model: 'Linz', year: 2014 },
        ],
      },
    },
  },
  // Codes are shown where the demonstration runs: its phones are invented.
  account: {},
  night: { demo: true },
});
