import { HOSTILE_WORDS } from './twin-words.ts';

const PHOTOS = ['front', 'side', 'rear', 'inside'];

/** A record of a feed with `text` in every field that takes words, and with photos, a spin and hotspots. */
function record(text: string, index: number) {
  const number = index + 1;
  return {
    id: `t-${number}`,
    stocknum: `T${number}`,
    year: 2018 + (index % 6),
    make: text,
    model: `Model ${text}`,
    badge: `Badge ${text}`,
    series: `Series ${text}`,
    price: 20_000 + index * 1000,
    before_price: 30_000 + index * 1000,
    price_type: 'drive_away',
    car_type: index % 2 === 0 ? 'used' : 'new',
    status: 'in_stock',
    tag: `Tag ${text}`,
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-10T00:00:00Z',
    km: 10_000 + index,
    colour: `Colour ${text}`,
    interior_colour: `Trim ${text}`,
    body: `Body ${text}`,
    simple_body: `Shape ${text}`,
    fuel: `Fuel ${text}`,
    simple_fuel: `Energy ${text}`,
    trans: `Gearbox ${text}`,
    simple_transmission: `Gears ${text}`,
    drive: `Drive ${text}`,
    engine_size: `Engine ${text}`,
    regplate: `Plate ${text}`,
    nvic: `Code ${text}`,
    item_type: 'car',
    location_name: `Yard ${text}`,
    city: `City ${text}`,
    state: `State ${text}`,
    standardEquipment: Array.from({ length: 9 }, (_, line) => `Equipment ${line} ${text}`),
    categories: [`Category ${text}`],
    filtered_features: [`Feature ${text}`],
    dealercomments: `<p>Comment of one paragraph.</p><p>${text}</p>`,
    images: PHOTOS.map((name) => `https://images.example/${number}/${name}.webp`),
    video_url: `https://video.example/${number}.mp4`,
    spin_images: ['a', 'b', 'c'].map((name) => `https://images.example/${number}/spin-${name}.webp`),
    spin_interior_image: `https://images.example/${number}/interior.webp`,
    hotspots: {
      exterior: [
        { id: `lamp ${text}`, description: `Lamp ${text}`, positions: [{ frame: 0, posX: 5, posY: 5 }] },
      ],
      interior: [
        { id: `dial ${text}`, description: `Dial ${text}`, positions: [{ frame: 0, posX: 5, posY: 5 }] },
      ],
    },
    autograb_data: {
      state_average_market_price: 40_000,
      average_market_price: 40_000,
      fill: 0.5,
      market_range_min: 20_000,
      market_range_max: 90_000,
      confidence: 0.9,
      description: `Description ${text}`,
    },
    variant: {
      cylinders: 4,
      enginesize: `Size ${text}`,
      induction: `Induction ${text}`,
      geartype: `Gears ${text}`,
      bodyconfiguration: `Configuration ${text}`,
    },
  };
}

/** The feed of a twin as JSON: one vehicle for each hostile text, as `say` says it. */
export function twinFeed(say: (text: string) => string): string {
  const vehicles = HOSTILE_WORDS.map((text, index) => record(say(text), index));
  return `${JSON.stringify(vehicles, null, 2)}\n`;
}
