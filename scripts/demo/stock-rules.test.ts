import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import { demoStock } from './demo-stock.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { readTenantMedia } from './tenant-media.ts';

const TODAY = '2026-11-21';
const tenantsFolder = fileURLToPath(new URL('../../tenants/', import.meta.url));

/** Equipment of which a vehicle has one, by the words of its lines. */
const ONE_OF_EACH: Record<string, RegExp> = {
  'size of alloy wheels': /alloy wheels/i,
  touchscreen: /touchscreen/i,
  'camera behind': /(reversing|360-degree|rear) camera/i,
  'cruise control': /cruise control/i,
  'climate control': /^(air conditioning|dual-zone climate control)/i,
  'solar size': /^solar/i,
  battery: /^battery/i,
  fridge: /^fridge/i,
  'bed of the owners': /^(innerspring double|queen) bed/i,
  coupling: /coupling/i,
  'place to sit': /dinette|lounge/i,
  'anti-lock system': /anti-lock brakes/i,
  instruments: /instruments|TFT/i,
  'adjustment of the suspension': /preload|adjustable suspension/i,
};

/** What no picture and no field of a record says, and a comment must not say either. */
const CLAIMS =
  /photos show|one.owner|(second|two) owners?\b|garaged|books|service history|keys and|two keys|no drops|trade-in from|checked by|serviced on|tyres? (with|are|dated)|new (battery|wipers|pads)/i;

const isMotorcycle = ({ item_type }: DemoVehicle): boolean => item_type === 'motorcycle';
const isTruck = ({ item_type }: DemoVehicle): boolean => item_type === 'truck';

describe.for(DEMO_DEALERS.map((dealer) => ({ slug: dealer.slug, dealer })))(
  '$slug',
  async ({ slug, dealer }) => {
    const media = await readTenantMedia(path.join(tenantsFolder, slug));
    const stock = demoStock(dealer, media, TODAY);

    test.for(Object.entries(ONE_OF_EACH))('N2 no vehicle has more than one %s', ([, words]) => {
      const twice = stock
        .map(({ id, standardEquipment }) => [id, ...standardEquipment.filter((line) => words.test(line))])
        .filter((found) => found.length > 2);
      expect(twice).toEqual([]);
    });

    test('N2 no vehicle has what its body or fuel cannot have', () => {
      const IMPOSSIBLE: readonly [of: RegExp, line: RegExp][] = [
        [/Ute|Sedan|Coupe|Convertible|Motorcycle/, /tailgate/i],
        [/Ute|Convertible|Motorcycle|Truck/, /sunroof/i],
        [/Motorcycle/, /tow bar|reverse gear/i],
        [/Electric/, /exhaust|fuel|slipper clutch|quick shifter|particulate/i],
        [/Tipper|Tray|Beavertail/, /tail lift|barn doors/i],
      ];
      const wrong = stock.flatMap(({ id, body, simple_body, simple_fuel, standardEquipment }) =>
        IMPOSSIBLE.filter(([of]) => of.test(`${body} ${simple_body} ${simple_fuel}`)).flatMap(([, line]) =>
          standardEquipment.filter((text) => line.test(text)).map((text) => `${id} ${body}: ${text}`),
        ),
      );
      expect(wrong).toEqual([]);
    });

    test('N2 what a version is named for is among its equipment', () => {
      const NAMED: readonly [name: RegExp, line: RegExp][] = [
        [/ensuite/i, /ensuite/i],
        [/bunk/i, /bunk/i],
        [/tail lift/i, /tail lift/i],
      ];
      for (const { id, badge = '', standardEquipment } of stock)
        for (const [, line] of NAMED.filter(([name]) => name.test(badge)))
          expect(
            standardEquipment.filter((text) => line.test(text)),
            `${id} ${badge}`,
          ).toHaveLength(1);
    });

    test('N2 no crash test is younger than the car', () => {
      const rated = stock.filter(({ variant }) => variant?.ancapyear !== undefined);
      if (stock[0]?.item_type === 'car') expect(rated.length).toBeGreaterThan(stock.length / 2);
      for (const { id, year = 0, variant } of rated) expect(variant?.ancapyear, id).toBeLessThanOrEqual(year);
    });

    test('N2 the figures of motorcycles are plausible: cc as the name says, learners up to 660 cc', () => {
      for (const { id, model, badge, body, engine_size, variant } of stock.filter(isMotorcycle)) {
        const cc = Number.parseInt(engine_size ?? '0', 10);
        const named = Number(/\d{3,4}/.exec(`${model} ${badge}`)?.[0] ?? 0);
        const isElectric = engine_size === undefined;
        if (!isElectric)
          expect(Math.abs(cc - named) / named, `${id} ${model} ${badge} ${cc}`).toBeLessThan(0.05);
        if (body !== 'Learner Approved') continue;
        expect(cc, id).toBeLessThanOrEqual(660);
        // 150 kW a tonne, with a rider of 90 kg on a bike of 180.
        expect(variant?.power ?? 0, id).toBeLessThanOrEqual(150 * 0.27);
      }
    });

    test('N2 the figures of vans are plausible: payload, ball, axles and berths', () => {
      for (const { id, badge = '', caravan = {} } of stock.filter(({ caravan: figures }) => figures)) {
        const { tare_weight: tare = 0, aggregate_trailer_mass: atm = 0, ball_weight: ball = 0 } = caravan;
        expect(atm - tare, id).toBeGreaterThanOrEqual(350);
        expect(atm - tare, id).toBeLessThanOrEqual(900);
        expect(ball / tare, id).toBeGreaterThan(0.05);
        expect(ball / tare, id).toBeLessThan(0.12);
        if (caravan.axle_type === 'Single axle') expect(atm, id).toBeLessThanOrEqual(2_500);
        const bunks = badge.includes('Triple') ? 3 : badge.includes('Bunk') ? 2 : 0;
        expect(caravan.sleeps, `${id} ${badge}`).toBe(2 + bunks);
      }
    });

    test('N2 the figures of trucks are plausible: mass by axles, a car licence up to 4,500 kg', () => {
      for (const { id, badge = '', drive, simple_body, variant } of stock.filter(isTruck)) {
        const mass = variant?.grossvehiclemass ?? 0;
        if (drive === '6×4') expect(mass, id).toBeGreaterThan(20_000);
        if (drive === '6×4') expect(mass, id).toBeLessThanOrEqual(24_000);
        if (drive !== '6×4') expect(mass, id).toBeLessThanOrEqual(16_500);
        if (/car licence/i.test(badge) || simple_body === 'Van') expect(mass, id).toBeLessThanOrEqual(4_500);
        expect(mass, id).toBeGreaterThanOrEqual(3_000);
      }
    });

    test('N2 no record has words that a dealer would not write', () => {
      for (const { id, make, model, badge = '', dealercomments = '', standardEquipment } of stock) {
        expect(`${make} ${model} ${badge}`.length, id).toBeLessThan(50);
        expect(standardEquipment.length, id).toBeLessThan(70);
        expect(dealercomments, id).not.toMatch(/<(script|style|iframe|img)|javascript:|\son\w+=/i);
      }
    });

    test('N2 comments claim nothing that no picture shows and no field says', () => {
      const claiming = stock.filter(({ dealercomments = '' }) => CLAIMS.test(dealercomments));
      expect(claiming.map(({ id, dealercomments }) => `${id} ${dealercomments}`)).toEqual([]);
    });
  },
);
