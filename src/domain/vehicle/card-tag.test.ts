import { expect, test } from 'vitest';
import { CardSettings } from './card-settings.ts';
import { cardTag, pageTags } from './card-tag.ts';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import type { Vehicle } from './vehicle.ts';

const TODAY = '2026-11-21';
const settings = CardSettings.parse({ certified_makes: ['alder', 'Cedar'], runout_sale_green: true });

/** One car that every rule fits, and what must change for the next rule to win. */
const FALLING: readonly (readonly [tag: string | undefined, change: Partial<Vehicle>])[] = [
  ['SOLD', { sold: true }],
  ['Electric', { sold: false }],
  ['Hybrid', { simple_fuel: 'Hybrid' }],
  ['Reserved', { simple_fuel: 'Petrol' }],
  ['Certified pre-owned', { reserved: false }],
  ['Runout Sale', { certified: false }],
  ['COMING SOON', { tag: ' ' }],
  ['New arrival', { status: 'in_stock' }],
  [undefined, { created_at: '2026-11-12' }],
];

test('D1 the first rule that holds wins, in the order of the spec', () => {
  let vehicle = exampleVehicle({
    simple_fuel: 'Electric',
    reserved: true,
    certified: true,
    tag: 'Runout Sale',
    status: 'coming_soon',
    created_at: TODAY,
  });
  for (const [text, change] of FALLING) {
    vehicle = { ...vehicle, ...change };
    expect(cardTag(vehicle, settings, TODAY)?.text).toBe(text);
  }
});

test.each([
  ['2026-11-21', true],
  ['2026-11-13', true],
  ['2026-11-13T23:59:59+11:00', true],
  ['2026-11-12', false],
  ['2026-11-22', false],
  ['', false],
])('D1 a car created on %s is a new arrival on the 21st: %s', (created_at, isNew) => {
  expect(cardTag(exampleVehicle({ created_at }), settings, TODAY)?.kind === 'new-arrival').toBe(isNew);
});

test.each([
  ['runout SALE', true, 'positive'],
  ['runout SALE', false, 'danger'],
  ['Test Drive Only', true, 'danger'],
])('D1 the tag %s where runout sales are green (%s) is %s', (tag, runout_sale_green, tone) => {
  const shown = cardTag(exampleVehicle({ tag }), { ...settings, runout_sale_green }, TODAY);
  expect(shown).toEqual({ kind: 'own', text: tag, tone });
});

test('D1 electric tags can be off', () => {
  const off = CardSettings.parse({ electric_tag: false });
  expect(cardTag(exampleVehicle({ simple_fuel: 'Electric' }), off, TODAY)).toBeUndefined();
});

test.each([
  [{ car_type: 'demo' as const }, undefined],
  [{ make: 'Birch' }, undefined],
  [{}, 'certified'],
  [{ make: 'CEDAR' }, 'certified'],
  [{ certified: false }, undefined],
])('D1 a certified car with %j carries the logo: %s', (changes, kind) => {
  expect(cardTag(exampleVehicle({ certified: true, ...changes }), settings, TODAY)?.kind).toBe(kind);
});

test.each([
  ['ELECTRIC', 'electric'],
  ['Plug-in Hybrid', 'hybrid'],
  ['Petrol/Electric', undefined],
  ['Diesel', undefined],
])('D1 the fuel %s gives the tag %s', (simple_fuel, kind) => {
  expect(cardTag(exampleVehicle({ simple_fuel }), settings, TODAY)?.kind).toBe(kind);
});

test.each<[Partial<Vehicle>, string[]]>([
  [{ simple_fuel: 'Electric', tag: 'Test Drive Only' }, ['Electric', 'Test Drive Only']],
  [{ simple_fuel: 'Hybrid', tag: 'Runout Sale' }, ['Hybrid', 'Runout Sale']],
  [{ simple_fuel: 'Electric', tag: "Manager's Special", reserved: true }, ['Electric', "Manager's Special"]],
  [{ reserved: true, tag: "Manager's Special" }, ['Reserved', "Manager's Special"]],
  [{ simple_fuel: 'Electric', tag: 'ELECTRIC' }, ['Electric']],
  [{ simple_fuel: 'Electric', tag: ' ' }, ['Electric']],
  [{ simple_fuel: 'Petrol', tag: 'Runout Sale' }, ['Runout Sale']],
  [{ simple_fuel: 'Electric', tag: 'Runout Sale', sold: true }, ['SOLD']],
  [{ simple_fuel: 'Petrol', created_at: '2026-01-01' }, []],
])('D1 the page of a car with %o has the tags %j', (changes, texts) => {
  expect(pageTags(exampleVehicle(changes), settings, TODAY).map(({ text }) => text)).toEqual(texts);
});
