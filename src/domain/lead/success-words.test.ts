import { expect, test } from 'vitest';
import { LEAD_CATEGORIES } from './lead-categories.ts';
import { successHref, successId, successWords } from './success-words.ts';

test('F10 every category has words of its own to thank with', () => {
  for (const category of LEAD_CATEGORIES)
    expect(successWords(category, 'cars').title).toMatch(/^(Thank you|Thanks)/);
  expect(successWords('Test Drive', 'cars').title).toBe("Thanks, we've got your test drive request");
});

test.each(['', 'constructor', '<script>', undefined])('F10 %j is thanked for as a message', (category) => {
  expect(successWords(category, 'cars')).toBe(successWords('General Enquiry', 'cars'));
});

test('F10 a lead leads to the words of its category, with scripts and without', () => {
  expect(successHref('Test Drive')).toBe('/success?category=Test+Drive#test-drive');
  expect(new Set(LEAD_CATEGORIES.map(successId)).size).toBe(LEAD_CATEGORIES.length);
});
