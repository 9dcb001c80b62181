import { expect, test } from 'vitest';
import { ImageSettings } from '../../domain/picture/image-settings.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { toVehicleCard, type VehicleCard } from '../../domain/vehicle/vehicle-card.ts';
import { CardSettings, PriceSettings } from '../../domain/vehicle/card-settings.ts';
import { cardItems } from '../../components/vehicle/card-markup.ts';
import { withSimilarCards } from './with-similar-cards.ts';

const images = ImageSettings.parse({});
const card = (price: number): VehicleCard =>
  toVehicleCard(
    exampleVehicle({ id: `v${price}`, price, km: 40_000, fuel: 'Diesel' }),
    { card: CardSettings.parse({}), price: PriceSettings.parse({}) },
    '2026-11-21',
  );

/** A page as VehiclePage.astro has it, as far as it matters here. */
const page = (cards: readonly VehicleCard[]): string =>
  `<p>A text with id="similar" and a <ul><li>list</li></ul></p>
<section aria-labelledby="similar"><div><h2 id="similar" class="text-title">Similar cars</h2>
<ul class="swipe-row">${cardItems(cards, images)}</ul></div></section>
<section><ul><li>Book a service</li></ul></section><footer><ul><li>Home</li></ul></footer>`;

test.each([
  ['another price', [card(20_000), card(22_000)]],
  ['fewer cars', [card(21_000)]],
  ['more cars', [card(20_000), card(21_000), card(22_000)]],
])('V11 a page with %s is the page that shows them', (_, cards) => {
  expect(withSimilarCards(page([card(20_000), card(21_000)]), cards, images)).toBe(page(cards));
});

test.each([
  ['without a heading', '<ul><li><article></article></li></ul></section>'],
  ['without a list', '<h2 id="similar">Similar cars</h2></section><p>The end</p>'],
  ['whose list has no cards', '<h2 id="similar">Similar cars</h2><ul><li>Home</li></ul></section>'],
])('V11 a page %s is not patched', (_, html) => {
  expect(withSimilarCards(html, [card(20_000)], images)).toBeUndefined();
});
