import { expect, test } from 'vitest';
import { withSecrets } from './feed-secrets.ts';

const ENVIRONMENT = { FORECOURT_FEED_KEY: 'a/b c', AWS_SECRET: 'x', FORECOURT_FEED_EMPTY: '' };

test('N2 secrets of a feed come from the environment, encoded for where they are put', () => {
  expect(withSecrets('https://h/?k=${FORECOURT_FEED_KEY}', ENVIRONMENT, encodeURIComponent)).toBe(
    'https://h/?k=a%2Fb%20c',
  );
  expect(withSecrets('Bearer ${FORECOURT_FEED_KEY}', ENVIRONMENT)).toBe('Bearer a/b c');
  expect(withSecrets('stock/$5.csv', ENVIRONMENT)).toBe('stock/$5.csv');
});

test.each([
  ['${FORECOURT_FEED_NONE}', 'The variable FORECOURT_FEED_NONE of the environment is not set'],
  ['${FORECOURT_FEED_EMPTY}', 'The variable FORECOURT_FEED_EMPTY of the environment is not set'],
  ['${AWS_SECRET}', "name the variable 'AWS_SECRET': only names that begin with FORECOURT_FEED_ are read"],
])('N2 %s is refused by its name', (text, words) => {
  expect(() => withSecrets(text, ENVIRONMENT)).toThrow(words);
});
