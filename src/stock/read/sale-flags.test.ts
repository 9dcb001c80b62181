import { expect, test } from 'vitest';
import { recordMapper } from './map-record.ts';
import { saleWord } from './sale-words.ts';
import { toVehicle } from './to-vehicle.ts';
import { standard } from '../maps/standard.ts';

test.each([
  ['SOLD', 'sold'],
  ['Sold!', 'sold'],
  ['$15,990 - SOLD', 'sold'],
  ['SOLD to Smith 12/11', 'sold'],
  ['*** UNDER OFFER ***', 'under_offer'],
  ['U/Offer', 'under_offer'],
  ['Sale pending', 'under_offer'],
  ['DEPOSIT TAKEN', 'deposit_taken'],
  ['Dep. taken', 'deposit_taken'],
  ['under deposit', 'deposit_taken'],
  ['On Hold', 'on_hold'],
  ['on_hold', 'on_hold'],
  ['Hold', 'on_hold'],
  ['Not available', 'not_available'],
  ['No longer for sale', 'not_available'],
  ['out_of_stock', 'not_available'],
  ['Withdrawn', 'not_available'],
  ['hidden', 'not_available'],
  ['Archived', 'not_available'],
  ['Delivered', 'sold'],
  ['Awaiting delivery', 'sold'],
  ['https://schema.org/SoldOut', 'sold'],
  ['Reserved', 'reserved'],
  ['$45,000 delivered', undefined],
  ['$4,990 sold as is', undefined],
  ['Not sold', undefined],
  ['POA', undefined],
  ['Price on application', undefined],
  ['from $500 deposit', undefined],
  ['15990', undefined],
  ['Unsold', undefined],
])('D2 a cell that says %j gives the status %s', (text, status) => {
  expect(saleWord(text)).toBe(status);
});

const CAR = { make: 'Kia', model: 'Cerato', stocknum: 'N1', price: '19,990' };

function statusOf(record: Record<string, unknown>, columns: Record<string, string | string[]> = {}) {
  const overrides = { columns, values: {}, defaults: {}, title: undefined };
  const fields = { ...CAR, ...record };
  const raw = recordMapper(standard, overrides, Object.keys(fields))(fields);
  const { draft, notes } = toVehicle(raw, { today: '2026-11-28', locations: [] });
  return { status: draft?.status, reserved: draft?.reserved, price: draft?.price, warnings: notes.warnings };
}

test.each([
  [{ price: 'SOLD' }, 'sold'],
  [{ price: 'Under Offer' }, 'under_offer'],
  [{ price: '$19,990 - deposit taken' }, 'deposit_taken'],
  [{ price: 'On hold', status: 'Available' }, 'on_hold'],
  [{ price_type: 'SOLD' }, 'sold'],
  [{ model: 'Cerato *SOLD*' }, 'sold'],
  [{ tag: 'Sold' }, 'sold'],
  [{ car_type: 'Salvage' }, 'write_off'],
  [{ car_type: 'Repairable Write-off' }, 'write_off'],
  [{ car_type: 'Statutory writeoff' }, 'write_off'],
  [{ car_type: 'Parts only' }, 'write_off'],
  [{ badge: 'SR5 - wrecking' }, 'write_off'],
  [{ car_type: 'Used, never written off' }, 'in_stock'],
  [{ car_type: 'Used - no write-offs' }, 'in_stock'],
  [{ tag: 'Not a repairable write-off' }, 'in_stock'],
  [{ tag: 'Write-off check clear' }, 'in_stock'],
  [{ price: 'POA' }, 'in_stock'],
  [{ price: 'SOLD', status: 'Coming soon' }, 'sold'],
  [{ status: 'Wholesale', price: 'SOLD' }, 'sold'],
  [{ status: 'In workshop', price: 'SOLD' }, 'in_workshop'],
])('D2 %j has the status %s, whatever cell says it', (record, status) => {
  expect(statusOf(record).status).toBe(status);
});

test('D1 a price that says reserved leaves the vehicle in stock, reserved and without a price', () => {
  expect(statusOf({ price: 'RESERVED' })).toEqual({
    status: 'in_stock',
    reserved: true,
    price: undefined,
    warnings: ['price: a word of sale, taken as the status'],
  });
});

const OFF = 'not_available';
test.each([
  ['for_sale', '0', OFF],
  ['for_sale', 0, OFF],
  ['for_sale', '-1', OFF],
  ['for_sale', '0.00', OFF],
  ['for_sale', '1', 'in_stock'],
  ['for_sale', '12', 'in_stock'],
  ['for_sale', '', 'in_stock'],
  ['for_sale', 'No', OFF],
  ['for_sale', false, OFF],
  ['for_sale', 'FALSE', OFF],
  ['for_sale', true, 'in_stock'],
  ['for_sale', 'Y', 'in_stock'],
  ['for_sale', 'hidden', OFF],
  ['for_sale', 'catalog and search', 'in_stock'],
  ['for_sale', 'Draft', OFF],
  ['for_sale', 'outofstock', OFF],
  ['for_sale', 'Sold', 'sold'],
  ['for_sale', '2026-12-24', OFF],
  ['for_sale', '24/11/2026', 'in_stock'],
  ['for_sale', 'perhaps', 'in_stock'],
  ['for_sale', [0, 1], 'in_stock'],
  ['for_sale', [0, 0], OFF],
  ['not_for_sale', '1', OFF],
  ['not_for_sale', true, OFF],
  ['not_for_sale', 'Yes', OFF],
  ['not_for_sale', 'Deleted', OFF],
  ['not_for_sale', '14/11/2026', OFF],
  ['not_for_sale', '2026-11-28T09:00:00+10:00', OFF],
  ['not_for_sale', '2026-12-01', 'in_stock'],
  ['not_for_sale', '0001-01-01', 'in_stock'],
  ['not_for_sale', '0', 'in_stock'],
  ['not_for_sale', 'No', 'in_stock'],
  ['not_for_sale', '', 'in_stock'],
  ['for_sale_from', null, OFF],
  ['for_sale_from', '', OFF],
  ['for_sale_from', '2026-10-01T00:00:00Z', 'in_stock'],
  ['for_sale_from', '2027-01-01', OFF],
])('D2 a column of %s with %j makes the status %s', (field, cell, status) => {
  expect(statusOf({ Flag: cell }, { [field]: 'Flag' }).status).toBe(status);
});

test('D2 of several columns one that takes a vehicle off sale is enough', () => {
  const columns = { for_sale: ['Qty', 'Active'], not_for_sale: ['Deleted'] };
  const of = (Qty: string, Active: string, Deleted: string) =>
    statusOf({ Qty, Active, Deleted }, columns).status;
  expect([of('1', 'Y', '0'), of('0', 'Y', '0'), of('1', 'N', '0'), of('1', 'Y', '1')]).toEqual([
    'in_stock',
    OFF,
    OFF,
    OFF,
  ]);
});
