import { expect, test } from 'vitest';
import { exampleSite, exampleText } from './example-site.fixture.ts';

test('P1 each text has a page, whose key changes with that text alone', () => {
  const [about, faqs] = [exampleText('/about-us'), exampleText('/faqs')];
  const before = exampleSite({ texts: [about, faqs] }).texts.pages();
  const after = exampleSite({ texts: [about, { ...faqs, html: '<p>Other words.</p>' }] }).texts.pages();
  expect(before.map(({ page }) => page.path)).toEqual(['/about-us', '/faqs']);
  expect(after[0]!.key).toBe(before[0]!.key);
  expect(after[1]!.key).not.toBe(before[1]!.key);
});
