import { expect, test } from 'vitest';
import { PriceSettings } from '../../domain/vehicle/card-settings.ts';
import { hitPrice } from './hit-price.ts';

const settings = PriceSettings.parse({});
const weekly = PriceSettings.parse({ subscription: true });

test.each([
  [{ price: 12_990, price_type: 'drive_away' }, settings, '$12,990', 'Drive away'],
  [{ price: 12_990, before_price: 14_990 }, settings, '$12,990', ''],
  [{ price: 12_990, price_type: 'constructor' }, settings, '$12,990', ''],
  [{ price: '12990' }, settings, 'Contact us for price', ''],
  [{ preorder: true }, settings, 'PREORDER', ''],
  [{ preorder: 'true' }, settings, 'Contact us for price', ''],
  [{ price: 12_990, subscription_price: 199 }, weekly, '$199', 'a week'],
])('D3 D4 the price of %j', (hit, prices, detail, note) => {
  expect(hitPrice(hit, prices)).toEqual({ detail, note });
});
