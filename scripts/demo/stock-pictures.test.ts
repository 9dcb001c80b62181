import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstPage, planListings } from '../../src/domain/search/plan-listings.ts';
import type { Listing } from '../../src/domain/search/plan-listings.ts';
import { latestArrivals } from '../../src/domain/search/latest-arrivals.ts';
import { isAvailable } from '../../src/domain/vehicle/availability.ts';
import type { Vehicle } from '../../src/domain/vehicle/vehicle.ts';
import { RAIL_NAMES } from '../../src/stock/rails/rail.ts';
import { takeStock } from '../../src/stock/take-stock.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import { demoStock } from './demo-stock.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { readTenantMedia } from './tenant-media.ts';

const TODAY = '2026-11-21';
const LATER = '2027-02-03';
const tenantsFolder = fileURLToPath(new URL('../../tenants/', import.meta.url));

const NEIGHBOURS = 6;
const MAX_USES = 6;
const MIN_PICTURED = 0.95;

/** A file and its mirror are one picture. */
const pictureOf = ({ images }: { images: readonly (string | { url: string })[] }): string | undefined => {
  const [first] = images;
  const url = typeof first === 'string' ? first : first?.url;
  return url && path.basename(url).replace(/34r\.webp$/, '34.webp');
};

/** Bodies of records and the kinds of pictures that may show them (shared/photos/index.json says what each is). */
const KINDS: readonly [record: RegExp, pictures: RegExp][] = [
  [/^SUV .*\b7 seats/, /^suv-[bc]/],
  [/^SUV .*Electric/, /^suv-d/],
  [/^SUV/, /^suv-[acd]/],
  [/^Sedan .*Electric/, /^sedan-b/],
  [/^Sedan/, /^sedan-[ac]/],
  [/^Hatch .*Electric/, /^hatch-d/],
  [/^Hatch/, /^hatch-[abc]/],
  [/^Wagon/, /^wagon-/],
  [/^Coupe/, /^coupe-/],
  [/^Ute Single Cab/, /^ute-c/],
  [/^Ute .*Canopy/, /^ute-d/],
  [/^Ute Dual Cab/, /^ute-[ab]/],
  [/^People Mover/, /^van-b/],
  [/^Van .*High Roof/, /^van-c/],
  [/^Van/, /^van-a/],
  [/^Truck Pantech .*4×2/, /^truck-a/],
  [/^Truck Tray .*4×[24]/, /^truck-b/],
  [/^Truck Tipper .*6×4/, /^truck-c/],
  [/^Truck Beavertail .*6×4/, /^truck-d/],
  [/^Caravan Hybrid Camper .*Single axle/, /^caravan-d/],
  [/^Caravan Off-road .*Tandem axle/, /^caravan-b/],
  [/^Caravan Caravan Pop Top .*Single axle/, /^caravan-c/],
  [/^Caravan (Family )?Caravan .*Tandem axle/, /^caravan-a/],
  [/^Motorcycle Adventure/, /^motorcycle-c/],
  [/^Motorcycle Cruiser/, /^motorcycle-d/],
  [/^Motorcycle Scooter/, /^motorcycle-e/],
  [/^Motorcycle Roadster/, /^motorcycle-a/],
  [/^Motorcycle Naked/, /^motorcycle-b/],
  [/^Motorcycle Learner Approved/, /^motorcycle-[ab]/],
];

const kindOf = (vehicle: DemoVehicle): string => {
  const { simple_body, body, badge = '', drive = '', seats, simple_fuel = '', caravan } = vehicle;
  const popTop = badge.includes('Pop Top') ? 'Pop Top' : '';
  const canopy = vehicle.standardEquipment.includes('Canopy') ? 'Canopy' : '';
  const said = [
    simple_body,
    body,
    popTop,
    badge,
    drive,
    `${seats} seats`,
    simple_fuel,
    caravan?.axle_type,
    canopy,
  ];
  return said.filter(Boolean).join(' ');
};

describe.for(DEMO_DEALERS.map((dealer) => ({ slug: dealer.slug, dealer })))(
  '$slug',
  async ({ slug, dealer }) => {
    const { tenant, folder } = await loadTenant(slug, tenantsFolder);
    const stock = demoStock(dealer, await readTenantMedia(folder), TODAY);
    const later = demoStock(dealer, await readTenantMedia(folder), LATER);
    const state = await mkdtemp(path.join(tmpdir(), 'demo-pictures-'));
    const lists = new Map<string, readonly Vehicle[]>();

    /** The lists of the site as it is built on that day: those of /search and that of the home page. */
    async function readLists(of: readonly DemoVehicle[], today: string): Promise<void> {
      const feed = path.join(state, `${today}-${path.basename(dealer.feedFile)}`);
      await writeFile(feed, dealer.writeFeed(of, today));
      const now = new Date(`${today}T03:00:00Z`);
      const options = {
        tenant,
        tenantFolder: folder,
        stateFolder: path.join(state, today),
        today,
        now,
        feed,
      };
      const outcome = await takeStock({ ...options, allow: RAIL_NAMES });
      if (outcome.kind === 'refused') throw new Error(outcome.message);
      const { vehicles } = outcome;
      const { locations, listing: settings } = tenant;
      const listings = planListings({ vehicles, locations, settings, stockNoun: tenant.site.stock_noun });
      for (const listing of listings) lists.set(`${today} /search/${listing.path}`, shown(listing));
      lists.set(`${today} home`, latestArrivals(vehicles, tenant.home.latest_count).vehicles);
    }
    const shown = (listing: Listing): readonly Vehicle[] => firstPage(listing, listing.vehicles.length);

    beforeAll(async () => {
      await readLists(stock, TODAY);
      await readLists(later, LATER);
    });
    afterAll(() => rm(state, { recursive: true, force: true }));

    test('D8 no lead picture is seen twice among six neighbours of a list', () => {
      expect(lists.size).toBeGreaterThan(20);
      const twice = [...lists].flatMap(([name, vehicles]) => {
        const pictures = vehicles.map(pictureOf);
        return pictures.flatMap((picture, at) =>
          picture && pictures.slice(at + 1, at + NEIGHBOURS).includes(picture)
            ? [`${name} ${at} ${picture}`]
            : [],
        );
      });
      expect(twice).toEqual([]);
    });

    test('D8 no lead picture is used more than six times', () => {
      const uses = Map.groupBy(stock.filter(pictureOf), pictureOf);
      const often = [...uses].filter(([, vehicles]) => vehicles.length > MAX_USES);
      expect(often.map(([picture, vehicles]) => [picture, vehicles.length])).toEqual([]);
    });

    test('D8 nineteen in twenty have pictures', () => {
      const pictured = stock.filter(({ images }) => images.length > 0);
      expect(pictured.length / stock.length).toBeGreaterThanOrEqual(MIN_PICTURED);
    });

    test('D8 pictures show the body and the kind of the record', () => {
      const wrong = stock.flatMap((vehicle) => {
        const picture = pictureOf(vehicle);
        const kind = kindOf(vehicle);
        const pictures = KINDS.find(([record]) => record.test(kind))?.[1];
        return picture && !pictures?.test(picture) ? [`${vehicle.id} ${kind}: ${picture}`] : [];
      });
      expect(wrong).toEqual([]);
    });

    test('D8 three-quarter leads look left and right in turn', () => {
      const all = lists.get(`${TODAY} /search/new-used-and-demo-cars`) ?? [];
      const sides = all
        .filter(isAvailable)
        .flatMap(({ images }) => /front34r?/.exec(images[0]?.url ?? '')?.[0] ?? []);
      expect(sides.length).toBeGreaterThan(all.length / 2);
      expect(
        sides.flatMap((side, at) => (side === sides[at + 1] ? [`${at} of ${sides.length}`] : [])),
      ).toEqual([]);
    });

    test('D8 a car has eight pictures, and others as many as the set has', () => {
      const few = stock.filter(({ images }) => images.length > 1 && images.length < 4);
      expect(few.map(({ id, images }) => [id, images])).toEqual([]);
      const cars = stock.filter(({ item_type, images }) => item_type === 'car' && images.length > 1);
      const eight = cars.filter(({ images }) => images.length >= 8);
      expect(eight.length).toBeGreaterThanOrEqual(cars.length * MIN_PICTURED);
    });
  },
);
