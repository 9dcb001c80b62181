import { expect, test } from 'vitest';
import { formInWords } from './form-in-words.ts';
import { fieldsOf } from './lead-form.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import { nextSteps } from './next-steps.ts';
import { successWords } from './success-words.ts';
import { STOCK_NOUNS } from '../search/listing-words.ts';
import { KIND_WORDS } from '../trade/kind-words.ts';

const OTHERS = STOCK_NOUNS.filter((noun) => noun !== 'cars');
const IDS = Object.keys(LEAD_FORMS) as LeadFormId[];

test.each(OTHERS)('V15 F2 no word, form or thanks of a dealer of %s names a car', (noun) => {
  const said = IDS.flatMap((id) => {
    const form = formInWords(id, noun);
    return [form, nextSteps(id, noun), successWords(form.category, noun)];
  });
  const words = { ...KIND_WORDS[noun], items: [] };
  expect(JSON.stringify([said, words]).match(/.{20}\bcars?\b.{20}/gi)).toBeNull();
});

test.each([
  ['cars', true, '/book-test-drive'],
  ['trucks', true, '/book-test-drive'],
  ['motorcycles', true, '/book-test-ride'],
  ['vehicles', false, '/book-test-drive'],
  ['caravans', undefined, '/book-inspection'],
] as const)('F5 F8 an owner of %s needs kilometres: %s; a visit is booked at %s', (noun, required, route) => {
  const km = fieldsOf(formInWords('trade-in', noun)).find(({ name }) => name === 'own_km');
  expect(km?.required).toBe(required);
  const visit = formInWords('test-drive', noun);
  expect(visit.route).toBe(route);
  expect(fieldsOf(visit)[0]?.label).toBe(`Which ${KIND_WORDS[noun].one}?`);
});
