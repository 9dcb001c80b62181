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

test('S10 the card of a sold vehicle knows the last day on which lists keep it', () => {
  const sold_date_timestamp = Date.parse('2026-11-20T12:00:00+10:00') / 1000;
  const sold = exampleVehicle({ id: 'sold', sold: true, status: 'sold', sold_date_timestamp });
  const lastDay = (mode: number) => {
    const tenant = { stock: { mode, sold_days: 5 } };
    return createStockCards(exampleInput({ vehicles: [sold], tenant })).cardOf(sold).lastDay;
  };
  expect([lastDay(0), lastDay(4)]).toEqual(['2026-11-25', undefined]);
});

test('a card is worked out once', () => {
  expect(cardOf(near)).toBe(similarTo(car)[0]);
});
