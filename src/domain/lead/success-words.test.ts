import { expect, test } from 'vitest';
import { LEAD_CATEGORIES } from './lead-categories.ts';
import { successWords } from './success-words.ts';

test('F10 every category has words of its own to thank with', () => {
  for (const category of LEAD_CATEGORIES) expect(successWords(category).title).toMatch(/^Thank you/);
  expect(successWords('Test Drive').title).toBe('Thank you, we have your test drive request');
});

test.each(['', 'constructor', '<script>', undefined])('F10 %j is thanked for as a message', (category) => {
  expect(successWords(category)).toBe(successWords('General Enquiry'));
});
