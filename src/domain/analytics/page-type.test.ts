import { expect, test } from 'vitest';
import { pageType, type PageType } from './page-type.ts';

const PATHS: [string, PageType][] = [
  ['/', 'home'],
  ['/cars/2021-alder-brook-v1', 'item'],
  ['/cars/2021-alder-brook-v1/', 'item'],
  ['/cars', 'custom'],
  ['/search', 'itemlist'],
  ['/search/used-cars/page/2', 'itemlist'],
  ['/searching', 'custom'],
  ['/contact', 'contact'],
  ['/contact-us/parramatta', 'contact'],
  ['/service', 'service'],
  ['/about-us', 'custom'],
];

test.each(PATHS)('F11 the page %s is of the type %s', (path, type) => {
  expect(pageType(path)).toBe(type);
});
