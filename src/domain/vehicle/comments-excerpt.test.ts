import { expect, test } from 'vitest';
import { commentsExcerpt } from './comments-excerpt.ts';

const PENDING = { kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' };

test.each([[undefined], [''], ['<p> </p>'], ['&nbsp;']])('V7 comments of %j are pending', (html) => {
  expect(commentsExcerpt(html)).toEqual(PENDING);
});

test('V7 400 characters show whole', () => {
  const html = `<p>${'x'.repeat(400)}</p>`;
  expect(commentsExcerpt(html)).toEqual({ kind: 'whole', html });
});

test('V7 markup does not count', () => {
  const html = '<p><strong>x</strong></p>'.repeat(200);
  expect(commentsExcerpt(html).kind).toBe('whole');
});

test.each([
  ['after a whole word', `${'x'.repeat(395)} yyyyyyyyyy`, `${'x'.repeat(395)}…`],
  ['at a word that ends there', `${'x'.repeat(400)} y`, `${'x'.repeat(400)}…`],
  ['within the only word', 'x'.repeat(401), `${'x'.repeat(400)}…`],
  ['never within a character', `${'x'.repeat(399)}🚗🚗`, `${'x'.repeat(399)}…`],
])('V7 longer comments are cut %s', (_, html, text) => {
  expect(commentsExcerpt(html)).toEqual({ kind: 'cut', text, html });
});
