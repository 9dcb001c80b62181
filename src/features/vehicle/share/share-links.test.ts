import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const NAME = '2021 Kia Carnival & Co. #1 50%';
const URL_OF_PAGE = 'https://dealer.example/cars/2021-kia?a=1&b=2';

test('D9 every way to share carries the whole address, and no character of it breaks the link', () => {
  const links = Object.fromEntries(shareLinks(NAME, URL_OF_PAGE).map(({ label, href }) => [label, href]));
  const parameters = (label: string) => new URL(links[label] ?? '').searchParams;
  expect(parameters('Email').get('subject')).toBe(NAME);
  expect(parameters('Email').get('body')).toBe(`${NAME}\r\n${URL_OF_PAGE}`);
  expect(parameters('Text message').get('body')).toBe(`${NAME} ${URL_OF_PAGE}`);
  expect(parameters('Facebook').get('u')).toBe(URL_OF_PAGE);
  expect(parameters('X').get('url')).toBe(URL_OF_PAGE);
  expect(parameters('X').get('text')).toBe(NAME);
});

test('D9 half a character in a name breaks no link', () => {
  expect(() => shareLinks('Kia \ud83d', URL_OF_PAGE)).not.toThrow();
});
