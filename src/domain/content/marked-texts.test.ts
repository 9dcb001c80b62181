import { expect, test } from 'vitest';
import { exampleArticle } from './example-text.fixture.ts';
import { markedTexts } from './marked-texts.ts';

test.each([
  ['a draft', { draft: true }, 'Draft: Utes'],
  ['a draft with a first day', { draft: true, from: '2026-12-01' }, 'Draft: Utes'],
  ['what is to come', { from: '2026-12-01' }, 'From 1 December 2026: Utes'],
  ['what begins today', { from: '2026-11-21' }, 'Utes'],
  ['what is published', {}, 'Utes'],
  ['what is over', { until: '2026-11-01' }, 'Utes'],
])('P1 in a preview, the title of %s says whether it is published', (_, dates, title) => {
  const [marked] = markedTexts([exampleArticle('utes', { title: 'Utes', ...dates })], '2026-11-21');
  expect(marked?.title).toBe(title);
});
