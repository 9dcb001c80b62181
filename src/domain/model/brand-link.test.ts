import { expect, test } from 'vitest';
import { brandLink } from './brand-link.ts';

test.each([
  [undefined, { href: '/alder/overview', isOwnPage: true, isExternal: false }],
  ['/about-us', { href: '/about-us', isOwnPage: false, isExternal: false }],
  ['https://alder.example', { href: 'https://alder.example', isOwnPage: false, isExternal: true }],
])('M4 a brand with the link %s', (link, leads) => {
  expect(brandLink({ slug: 'alder', ...(link !== undefined && { link }) })).toEqual(leads);
});
