import { expect, test } from 'vitest';
import type * as z from 'zod';
import { OfferAcceptanceSchema, OfferAcceptedSchema, ACCEPT_OFFER_EXAMPLE } from './accept-offer.ts';
import { PlateQuestionSchema, PlateVehicleSchema, LOOK_UP_PLATE_EXAMPLE } from './look-up-plate.ts';
import {
  ValuationRecordedSchema,
  ValuationRecordSchema,
  RECORD_VALUATION_EXAMPLE,
} from './record-valuation.ts';
import { ValuationQuestionSchema, ValuationSchema, VALUE_TRADE_IN_EXAMPLE } from './value-trade-in.ts';

test.each<[string, z.ZodType, unknown]>([
  ['K12 a plate', PlateQuestionSchema, LOOK_UP_PLATE_EXAMPLE.request],
  ['K12 what is on it', PlateVehicleSchema, LOOK_UP_PLATE_EXAMPLE.answer],
  ['K12 a vehicle to value', ValuationQuestionSchema, VALUE_TRADE_IN_EXAMPLE.request],
  ['K12 an estimate', ValuationSchema, VALUE_TRADE_IN_EXAMPLE.answer],
  ['K12 a visit', ValuationSchema, VALUE_TRADE_IN_EXAMPLE.visit],
  ['F8 an acceptance', OfferAcceptanceSchema, ACCEPT_OFFER_EXAMPLE.request],
  ['F8 an accepted offer', OfferAcceptedSchema, ACCEPT_OFFER_EXAMPLE.answer],
  ['K13 a figure', ValuationRecordSchema, RECORD_VALUATION_EXAMPLE.request],
  ['K13 a kept figure', ValuationRecordedSchema, RECORD_VALUATION_EXAMPLE.answer],
])('%s is parsed to what it was', (_, schema, example) => {
  expect(schema.parse(structuredClone(example))).toEqual(example);
});

test.each<[string, z.ZodType, object]>([
  ['K12', ValuationQuestionSchema, VALUE_TRADE_IN_EXAMPLE.request],
  ['F8', OfferAcceptanceSchema, ACCEPT_OFFER_EXAMPLE.request],
  ['K13', ValuationRecordSchema, RECORD_VALUATION_EXAMPLE.request],
])('%s refuses a key that no shopper sends', (_, schema, example) => {
  expect(schema.safeParse({ ...example, admin: true }).success).toBe(false);
});

test.each([
  ['a plate as it is typed', { rego: 'abc 12-d' }, 'ABC12D'],
  ['a plate that is none', { rego: '<b>' }, undefined],
  ['a plate of one space', { rego: ' ' }, undefined],
])('K12 %s', (_, change, rego) => {
  const read = PlateQuestionSchema.safeParse({ ...LOOK_UP_PLATE_EXAMPLE.request, ...change });
  expect(read.data?.rego).toBe(rego);
});

test.each([
  ['markup for a make', { make: '<img src=x>' }],
  ['no model', { model: ' ' }],
  ['a year of two digits', { year: 22 }],
  ['kilometres below 0', { km: -1 }],
  ['parts of kilometres', { km: 1.5 }],
  ['a condition of nobody', { condition: 'Mint' }],
  ['13 adjustments', { adjustments: Array(13).fill('worn_tyres') }],
])('K12 %s is refused', (_, change) => {
  const question = { ...VALUE_TRADE_IN_EXAMPLE.request, ...change };
  expect(ValuationQuestionSchema.safeParse(question).success).toBe(false);
});

test.each([
  ['another category', { category: 'Finance Enquiry' }],
  ['another subcategory', { subcategory: '2. Offer Made' }],
  ['an offer that is not accepted', { offer_accepted: false }],
  ['a form that is not completed', { form_completed: 'yes' }],
])('F8 an acceptance with %s is refused', (_, change) => {
  const acceptance = { ...ACCEPT_OFFER_EXAMPLE.request, ...change };
  expect(OfferAcceptanceSchema.safeParse(acceptance).success).toBe(false);
});
