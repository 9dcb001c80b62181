import { expect, test } from 'vitest';
import type * as z from 'zod';
import {
  ChoiceToForgetSchema,
  ChoiceToKeepSchema,
  FinanceQuestionSchema,
  KeptFinanceSchema,
  KEPT_FINANCE_EXAMPLE,
} from './kept-finance.ts';

const { question, keep, forget, answer } = KEPT_FINANCE_EXAMPLE;

test.each<[string, z.ZodType, unknown]>([
  ['a vehicle', FinanceQuestionSchema, question],
  ['a choice', ChoiceToKeepSchema, keep],
  ['a choice to forget', ChoiceToForgetSchema, forget],
  ['what is kept', KeptFinanceSchema, answer],
  ['nothing that is kept', KeptFinanceSchema, { enquiries: [] }],
])('C12 %s is parsed to what it was', (_, schema, example) => {
  expect(schema.parse(structuredClone(example))).toEqual(example);
});

test.each(['comparison', 'warning', 'rate', 'payment'])('C12 C2 figures are not given without %s', (word) => {
  const offer = { ...answer.offer, [word]: '' };
  expect(KeptFinanceSchema.safeParse({ ...answer, offer }).success).toBe(false);
});

test.each([
  ['an income', { ...keep, income: 90_000 }],
  ['a credit file', { ...keep, credit_file: '1' }],
  ['half a year', { ...keep, term: 2.5 }],
])('C12 a choice with %s is refused', (_, choice) => {
  expect(ChoiceToKeepSchema.safeParse(choice).success).toBe(false);
});
