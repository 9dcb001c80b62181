import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleInput } from './example-site.fixture.ts';
import { createStockCards } from './stock-cards.ts';

const near = exampleVehicle({ id: 'near', price: 26_500 });
const far = exampleVehicle({ id: 'far', price: 90_000 });
const truck = exampleVehicle({ id: 'truck', item_type: 'truck' });
const car = exampleVehicle({ created_at: '2026-11-20' });
const { cardOf, similarTo } = createStockCards(
  exampleInput({ vehicles: [car, near, far, truck], tenant: { price: { no_price_text: 'Ask us' } } }),
);

test('V11 similar vehicles come as cards, of the same type and a like price', () => {
  expect(similarTo(car).map(({ id }) => id)).toEqual(['near']);
});

test('V11 a vehicle that is gone has similar ones too', () => {
  const { id: _, ...gone } = { ...near, goneOn: '2026-11-20' };
  expect(similarTo({ ...gone, id: 'gone' }).map(({ id }) => id)).toEqual(['near', car.id]);
});

test('D1 D3 a card follows the settings and the day of the stock', () => {
  expect(cardOf(exampleVehicle({ id: 'free', price: 0 })).price.text).toBe('Ask us');
  expect(cardOf(car).tag?.kind).toBe('new-arrival');
  const later = createStockCards(exampleInput({ vehicles: [car], today: '2026-12-21' }));
  expect(later.cardOf(car).tag).toBeUndefined();
});

test('a card is worked out once', () => {
  expect(cardOf(near)).toBe(similarTo(car)[0]);
});
