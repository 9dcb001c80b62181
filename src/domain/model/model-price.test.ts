import { expect, test } from 'vitest';
import { modelPriceRange, modelPriceText, variantPriceText } from './model-price.ts';

const range = (dap_min_price: number | null, dap_max_price: number | null) => ({
  dap_min_price,
  dap_max_price,
});

test.each([
  [38_990, 46_990, '$38,990 to $46,990'],
  [46_990, 38_990, '$38,990 to $46,990'],
  [38_990, 38_990, '$38,990'],
  [38_989.2, 38_989.4, '$38,990'],
  [38_990, null, '$38,990'],
  [null, 46_990, '$46,990'],
  [0, 46_990, '$46,990'],
  [10, null, undefined],
  [null, null, undefined],
])('M2 a variant from %j to %j costs %j', (least, most, text) => {
  expect(variantPriceText(range(least, most))).toBe(text);
});

test.each([
  [[range(38_990, 40_990), range(30_990, null), range(null, null)], 'From $30,990'],
  [[range(38_990, null)], '$38,990'],
  [[range(38_990, 38_990), range(38_990, null)], '$38,990'],
  [[range(null, null)], undefined],
  [[], undefined],
])('M2 a model with %j costs %j', (variants, text) => {
  expect(modelPriceText(variants)).toBe(text);
});

test.each([
  [[range(38_990, 40_990), range(30_990.4, null), range(null, null)], { least: 30_991, most: 40_990 }],
  [[range(10, 38_990)], { least: 38_990, most: 38_990 }],
  [[range(null, null)], undefined],
  [[], undefined],
])('M2 prices of a model with %j reach over %j', (variants, reach) => {
  expect(modelPriceRange(variants)).toEqual(reach);
});
