import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { claimsDone, sentencesOf } from '../../src/domain/compliance/claims-done.ts';
import { isHere } from '../../src/domain/vehicle/availability.ts';
import { CARS } from './catalogue/cars.ts';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import { demoStock } from './demo-stock.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { STOCK_PHOTOS } from './photo-sets.ts';
import { readTenantMedia, SHARED_PICTURES } from './tenant-media.ts';

const TODAY = '2026-11-21';
const LATER = '2027-02-03';
const tenantsFolder = fileURLToPath(new URL('../../tenants/', import.meta.url));

const COUNTS: Record<string, number> = {
  'harbour-motor-group': 242,
  'wattle-used-cars': 185,
  'tallowood-caravans': 60,
  'ironbark-motorcycles': 80,
  'bass-strait-trucks': 40,
};

/** Everything but dates, and the years and words that are made of them. */
function withoutDates(vehicle: DemoVehicle) {
  const dated = new Set<string>([
    'year',
    'nvic',
    'created_at',
    'updated_at',
    'build_date',
    'compliance_date',
    'rego_expiry',
    'expected_date',
    'sold_date_timestamp',
    'price_history',
    'dealercomments',
  ]);
  const { valued_at: _, ...market } = vehicle.autograb_data ?? {};
  const { ancapyear: __, ...figures } = vehicle.variant ?? {};
  return {
    ...Object.fromEntries(Object.entries(vehicle).filter(([field]) => !dated.has(field))),
    autograb_data: market,
    variant: figures,
  };
}

test('the catalogue of cars has eight makes and thirty models or more', () => {
  expect(new Set(CARS.map(({ make }) => make)).size).toBeGreaterThanOrEqual(8);
  expect(CARS.length).toBeGreaterThanOrEqual(30);
});

describe.for(DEMO_DEALERS.map((dealer) => ({ slug: dealer.slug, dealer })))(
  '$slug',
  async ({ slug, dealer }) => {
    const folder = path.join(tenantsFolder, slug);
    const media = await readTenantMedia(folder);
    /** A picture of the stock is one that dealers share; a spin is the tenant's own. */
    const fileOf = (picture: string): string =>
      picture.startsWith(STOCK_PHOTOS)
        ? path.join(SHARED_PICTURES, path.basename(picture))
        : path.join(folder, picture);
    const stock = demoStock(dealer, media, TODAY);

    test('has about as many vehicles as promised, and few records beside them', () => {
      const planned = dealer.stock.reduce((sum, group) => sum + group.count, 0);
      expect(planned).toBe(COUNTS[slug]);
      expect(stock.length - planned).toBeLessThanOrEqual(5);
    });

    test('no electric vehicle has a tank', () => {
      for (const vehicle of stock.filter(({ simple_fuel }) => simple_fuel === 'Electric'))
        expect(vehicle.variant?.fuelcapacity, vehicle.id).toBeUndefined();
    });

    test('is the same every time', () => {
      expect(demoStock(dealer, media, TODAY)).toEqual(stock);
    });

    test('another day moves dates and nothing else', () => {
      const later = demoStock(dealer, media, LATER);
      expect(later.map(withoutDates)).toEqual(stock.map(withoutDates));
      expect(later.map(({ created_at }) => created_at)).not.toEqual(
        stock.map(({ created_at }) => created_at),
      );
    });

    test('nothing lies in the future but registrations', () => {
      for (const vehicle of stock) {
        const { created_at = '', updated_at = '', build_date = '', sold_date_timestamp = 0 } = vehicle;
        const dates = [
          created_at,
          updated_at,
          build_date,
          new Date(sold_date_timestamp * 1000).toISOString(),
        ];
        expect(dates.filter((date) => date.slice(0, 10) > TODAY)).toEqual([]);
      }
    });

    test('every id is its own, and every picture, video and report is a file of the tenant', () => {
      expect(new Set(stock.map(({ id }) => id)).size).toBe(stock.length);
      const pictures = stock.flatMap((vehicle) => [
        ...vehicle.images,
        ...vehicle.spin_images,
        ...(vehicle.spin_interior_image ? [vehicle.spin_interior_image] : []),
        ...(vehicle.video_url ? [vehicle.video_url] : []),
        ...(vehicle.file ? [vehicle.file] : []),
      ]);
      const missing = [...new Set(pictures)].filter((picture) => !existsSync(fileOf(picture)));
      expect(missing).toEqual([]);
    });

    test('pictures of a vehicle show one vehicle in the colour the record says', () => {
      for (const { images, colour = '' } of stock.filter((vehicle) => vehicle.images.length > 0)) {
        const outside = images.filter((image) => !image.includes('/interior-'));
        const stems = new Set(outside.map((image) => /([a-z]+-[a-z]-[a-z]+)/.exec(image)?.[1]));
        expect(stems.size).toBe(1);
        const pictured = [...stems][0]!.split('-')[2]!;
        expect(colour.toLowerCase()).toContain(pictured);
      }
    });

    test('a cabin is shown in one trim, which is that of the record', () => {
      for (const { id, images, interior_colour = '' } of stock) {
        const trims = new Set(images.flatMap((image) => /interior-[a-z]-([a-z]+)/.exec(image)?.[1] ?? []));
        expect(trims.size, id).toBeLessThanOrEqual(1);
        const [trim = ''] = trims;
        if (trim === 'dark') expect(interior_colour).toMatch(/Black|Charcoal/);
        if (trim === 'tan') expect(interior_colour).toBe('Tan');
        if (trim === 'light') expect(interior_colour).toMatch(/Grey|Cream|Beige/);
      }
    });

    test('prices and kilometres are plausible', () => {
      for (const { price, km, year = 0, car_type } of stock) {
        if (price) expect(price).toBeGreaterThan(1_500);
        if (price) expect(price).toBeLessThan(260_000);
        expect(year).toBeGreaterThan(2012);
        if (car_type === 'new') expect(km ?? 0).toBeLessThan(100);
        if (car_type === 'demo') expect(km ?? 0).toBeLessThan(6_000);
      }
    });

    test('a used one never costs more than the same new', () => {
      const newPrices = new Map(
        dealer.stock
          .flatMap(({ models }) => models)
          .flatMap((model) =>
            model.badges.map((badge) => [`${model.make} ${model.model} ${badge.name}`, badge.price]),
          ),
      );
      for (const { make, model, badge, price = 0, car_type } of stock.filter(
        (vehicle) => vehicle.car_type !== 'new',
      )) {
        const asNew = newPrices.get(`${make} ${model} ${badge}`) ?? Infinity;
        expect(price, `${make} ${model} ${badge} ${car_type}`).toBeLessThanOrEqual(asNew);
      }
    });

    test('comments have no word left to fill in and name nothing that is not there', () => {
      for (const { dealercomments = '' } of stock) {
        expect(dealercomments).not.toMatch(/\{\w+\}|undefined|NaN| {2}| 0 k[gm]| L\/100km [^cio]/);
        expect(dealercomments).not.toMatch(/on road cost/i);
      }
    });

    test('V7 comments say of no vehicle on its way that something was done to it', () => {
      const claims = stock
        .filter((vehicle) => !vehicle.sold && !isHere(vehicle, TODAY))
        .flatMap(({ dealercomments = '' }) => sentencesOf(dealercomments))
        .filter((sentence) => claimsDone(sentence, false));
      expect(claims).toEqual([]);
    });
  },
);
