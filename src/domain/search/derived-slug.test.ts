import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveValue } from '../../search-engine/derive-value.ts';
import { MAX_SLUG_LENGTH, slugify } from '../text/slugify.ts';

const derived = (text: string): string | number | undefined =>
  deriveValue({ rule: 'slug', of: ['name'] }, () => text);

test('N2 the index foretells the slug of any car, so that none is written', () => {
  const text = fc.oneof(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 }));
  fc.assert(
    fc.property(text, (name) => {
      expect(derived(name)).toBe(slugify(name));
    }),
  );
  expect(derived("2022 Citroën O'Brien 4×4")).toBe(slugify("2022 Citroën O'Brien 4×4"));
});

test('N2 a slug that is cut is not foretold: the index writes it as an exception', () => {
  const long = 'a'.repeat(MAX_SLUG_LENGTH + 1);
  expect(derived(long)).not.toBe(slugify(long));
});
