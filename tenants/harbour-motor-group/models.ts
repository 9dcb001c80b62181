import type * as z from 'zod';
import type { ModelSettings } from '../../src/domain/model/model-settings.ts';

type SettingsInput = z.input<typeof ModelSettings>;
type ModelInput = NonNullable<SettingsInput['list']>[number];
type ColourInput = NonNullable<ModelInput['colours']>[number];

/** Paints as the pictures show them: the word at the end of a picture's name, and what the brand would call it. */
const PAINTS = {
  black: { name: 'Basalt Black', hexCode: '#1b1d21' },
  blue: { name: 'Tidal Blue', hexCode: '#1f4f8f' },
  green: { name: 'Gum Green', hexCode: '#2f5a45' },
  grey: { name: 'Slate Grey', hexCode: '#596068' },
  orange: { name: 'Ochre Orange', hexCode: '#c9601f' },
  red: { name: 'Waratah Red', hexCode: '#a3201f' },
  silver: { name: 'Estuary Silver', hexCode: '#b6bbc1' },
  white: { name: 'Sail White', hexCode: '#f2f3f1' },
  yellow: { name: 'Wattle Yellow', hexCode: '#e2b51f' },
} satisfies Record<string, { name: string; hexCode: string }>;

type Paint = keyof typeof PAINTS;

/** Colours of a variant; `picture` is what stands before the paint in the pictures' names, `view` what stands behind. */
function colours(
  picture: string,
  view: string,
  paints: readonly Paint[],
  model_variant_name?: string,
): ColourInput[] {
  return paints.map((paint) => ({
    ...PAINTS[paint],
    photo_url: `photos/${picture}-${paint}${view}.webp`,
    ...(model_variant_name !== undefined && { model_variant_name }),
  }));
}

const SAFETY = [
  'Autonomous emergency braking <strong>with cyclist detection</strong>',
  'Blind spot monitor and rear cross-traffic alert',
  'Lane keeping assist',
  'Seven airbags',
];

const larkspur: ModelInput = {
  slug: 'larkspur',
  name: 'Larkspur',
  manufacturer: 'aldera',
  manufacturer_body: 'SUV',
  status: 'available',
  short_description: 'A mid-size SUV with room for five, a flat load floor and a hybrid that sips.',
  image: { url: 'photos/suv-a-blue-front34.webp' },
  model_variants: [
    {
      id: 'larkspur-active',
      full_name: 'Aldera Larkspur Active',
      series: 'L3',
      name: 'Active',
      features: [
        ...SAFETY,
        '17-inch alloy wheels',
        'Reversing camera',
        '8-inch touchscreen',
        'Digital radio',
      ],
      dap_min_price: 38_990,
      dap_max_price: 38_990,
    },
    {
      id: 'larkspur-touring',
      full_name: 'Aldera Larkspur Touring',
      series: 'L3',
      name: 'Touring',
      features: [
        ...SAFETY,
        '18-inch alloy wheels',
        'Surround-view cameras',
        '10.25-inch touchscreen <em>with satellite navigation</em>',
        'Heated front seats',
        'Powered tailgate',
        'Dual-zone climate control',
        'Wireless phone charger',
      ],
      dap_min_price: 43_990,
      dap_max_price: 45_490,
    },
    {
      id: 'larkspur-touring-hybrid',
      full_name: 'Aldera Larkspur Touring Hybrid',
      series: 'L3',
      name: 'Touring Hybrid',
      features: [
        ...SAFETY,
        '2.0-litre petrol-electric hybrid, 5.1 L/100 km combined',
        'All-wheel drive',
        'Surround-view cameras',
        'Heated front and rear seats',
        'Powered tailgate',
        'Panoramic roof',
      ],
      dap_min_price: 46_990,
      dap_max_price: 49_990,
    },
  ],
  colours: [
    ...colours('suv-a', '-front34', ['white', 'silver', 'blue'], 'Active'),
    ...colours('suv-a', '-front34', ['white', 'silver', 'blue', 'red', 'black'], 'Touring'),
    ...colours('suv-a', '-front34', ['blue', 'white', 'black', 'red'], 'Touring Hybrid'),
  ],
};

const kiri: ModelInput = {
  slug: 'kiri',
  name: 'Kiri',
  manufacturer: 'hoshimi',
  manufacturer_body: 'Hatch',
  status: 'available',
  short_description: 'A small hatch that parks anywhere and costs little at the bowser.',
  image: { url: 'photos/hatch-a-red-front34.webp' },
  model_variants: [
    {
      id: 'kiri-s',
      full_name: 'Hoshimi Kiri S',
      name: 'S',
      features: [
        ...SAFETY,
        '15-inch steel wheels',
        'Reversing camera',
        '7-inch touchscreen',
        'Split-fold rear seats',
      ],
      dap_min_price: 24_490,
      dap_max_price: 24_490,
    },
    {
      id: 'kiri-l-hybrid',
      full_name: 'Hoshimi Kiri L Hybrid',
      name: 'L Hybrid',
      features: [
        ...SAFETY,
        '1.5-litre petrol-electric hybrid, 3.8 L/100 km combined',
        '17-inch alloy wheels',
        'Head-up display',
        'Keyless entry and start',
        'Heated steering wheel',
        'Privacy glass',
      ],
      dap_min_price: 32_990,
      dap_max_price: 33_490,
    },
  ],
  colours: colours('hatch-a', '-front34', ['red', 'white', 'grey', 'blue', 'black']),
};

const ridgeback: ModelInput = {
  slug: 'ridgeback',
  name: 'Ridgeback',
  manufacturer: 'corvane',
  manufacturer_body: 'Ute',
  status: 'available',
  short_description: 'A dual-cab ute that tows 3,500 kg braked and is quiet enough for the school run.',
  image: { url: 'photos/ute-a-orange-front34.webp' },
  model_variants: [
    { id: 'ridgeback-work', name: 'Work', price: 46_990, extra: ['17-inch steel wheels', 'Vinyl floor'] },
    {
      id: 'ridgeback-work-plus',
      name: 'Work Plus',
      price: 50_990,
      extra: ['17-inch alloy wheels', 'Tub liner', 'Tow bar and wiring'],
    },
    {
      id: 'ridgeback-trail',
      name: 'Trail',
      price: 57_990,
      extra: [
        '18-inch alloy wheels',
        'Locking rear differential',
        'Side steps',
        'Sports bar',
        'Heated seats',
      ],
    },
    {
      id: 'ridgeback-summit',
      name: 'Summit',
      price: 68_990,
      extra: [
        '20-inch alloy wheels',
        'Locking rear differential',
        'Leather-accented seats',
        'Powered roller cover',
        'Surround-view cameras',
        'Premium audio',
      ],
    },
  ].map(({ id, name, price, extra }) => ({
    id,
    full_name: `Corvane Ridgeback ${name}`,
    series: 'R2',
    name,
    features: ['2.8-litre turbo diesel, 150 kW', 'Part-time four-wheel drive', ...SAFETY, ...extra],
    dap_min_price: price,
    dap_max_price: price,
  })),
  colours: [
    ...colours('ute-a', '-front34', ['white', 'grey'], 'Work'),
    ...colours('ute-a', '-front34', ['white', 'grey', 'black'], 'Work Plus'),
    ...colours('ute-a', '-front34', ['orange', 'white', 'grey', 'blue', 'black'], 'Trail'),
    ...colours('ute-d', '-front34', ['green', 'grey', 'white'], 'Summit'),
  ],
};

const lucente: ModelInput = {
  slug: 'lucente',
  name: 'Lucente',
  manufacturer: 'tessaro',
  manufacturer_body: 'Coupe',
  status: 'available',
  short_description: 'Two doors, rear-wheel drive, and a manual if you ask for it.',
  image: { url: 'photos/coupe-a-yellow-front34.webp' },
  model_variants: [
    {
      id: 'lucente-gt',
      full_name: 'Tessaro Lucente GT',
      name: 'GT',
      features: [
        '3.0-litre turbo petrol, 285 kW',
        'Six-speed manual or eight-speed automatic at one price',
        ...SAFETY,
        'Adaptive dampers',
        'Limited-slip differential',
        '19-inch forged wheels',
        'Heated sports seats',
      ],
      dap_min_price: 57_990,
      dap_max_price: 79_990,
    },
  ],
  colours: colours('coupe-a', '-front34', ['yellow', 'red', 'white', 'grey', 'black']),
};

const arc: ModelInput = {
  slug: 'arc',
  name: 'Arc',
  manufacturer: 'voltiera',
  manufacturer_body: 'Sedan',
  status: 'available',
  short_description: 'An electric sedan that goes up to 600 km on a charge and pre-heats on cold mornings.',
  image: { url: 'photos/sedan-b-white-front34.webp' },
  model_variants: [
    { name: 'Standard Range', price: 57_990, extra: ['510 km on one charge', 'Rear-wheel drive'] },
    { name: 'Long Range', price: 66_990, extra: ['600 km on one charge', 'Heat pump'] },
    { name: 'Performance', price: 79_990, extra: ['All-wheel drive, 0 to 100 km/h in 3.9 s', 'Heat pump'] },
  ].map(({ name, price, extra }) => ({
    id: `arc-${name.toLowerCase().replace(' ', '-')}`,
    full_name: `Voltiera Arc ${name}`,
    name,
    features: [...extra, ...SAFETY, 'Glass roof', '15-inch touchscreen', 'Phone as the key'],
    dap_min_price: price,
    dap_max_price: price,
  })),
  colours: colours('sedan-b', '-front34', ['white', 'silver', 'blue', 'red', 'black']),
};

const havn: ModelInput = {
  slug: 'havn',
  name: 'Havn',
  manufacturer: 'norravik',
  manufacturer_body: 'Wagon',
  status: 'coming_soon',
  short_description: 'The next Norravik wagon: longer, lower and due in the autumn.',
  image: { url: 'photos/wagon-a-green-front34.webp' },
  model_variants: [
    { id: 'havn-plus', full_name: 'Norravik Havn Plus', name: 'Plus', features: [...SAFETY, 'Wool seats'] },
    {
      id: 'havn-ultra',
      full_name: 'Norravik Havn Ultra',
      name: 'Ultra',
      features: [...SAFETY, 'Air suspension', 'Wool seats'],
    },
  ],
  colours: colours('wagon-a', '-front34', ['green', 'blue', 'silver', 'white', 'black']),
};

/** New models of the group's six makes; the Havn is still to come. */
export const models: SettingsInput = {
  price_note:
    'Drive-away prices for a private buyer in New South Wales, postcode 2064. Ask us for the price where you live.',
  brands: [
    {
      id: 'aldera',
      name: 'Aldera',
      slug: 'aldera',
      warranty_years: 5,
      description:
        'Family cars and SUVs, with hybrids across the range. You can see the new ones at three of our yards.',
    },
    {
      id: 'corvane',
      name: 'Corvane',
      slug: 'corvane',
      warranty_years: 5,
      description: 'Utes and off-roaders built for a heavy trailer and a dirt road.',
    },
    {
      id: 'hoshimi',
      name: 'Hoshimi',
      slug: 'hoshimi',
      warranty_years: 7,
      description: 'Small cars and hybrids that cost little to run.',
    },
    {
      id: 'norravik',
      name: 'Norravik',
      slug: 'norravik',
      warranty_years: 5,
      description: 'Calm, quiet wagons and electric cars.',
    },
    {
      id: 'tessaro',
      name: 'Tessaro',
      slug: 'tessaro',
      warranty_years: 5,
      link: 'https://tessaro.harbourmotorgroup.example',
    },
    { id: 'voltiera', name: 'Voltiera', slug: 'voltiera', warranty_years: 6, link: '/search/voltiera' },
  ],
  list: [larkspur, kiri, ridgeback, lucente, arc, havn],
};
