import { expect, test } from 'vitest';
import { menuPaths } from './menu-paths.ts';

test('the header marks links of its row, of menus in it and of the account on their own pages', () => {
  const shell = {
    navigation: [
      { label: 'About us', href: '/about-us' },
      {
        label: 'Cars',
        href: '/search',
        menu: {
          all: 'All cars',
          groups: [
            { title: 'Makes', href: '/brands', links: [{ label: 'Mazda', href: '/search/mazda' }] },
            { title: 'More', links: [] },
          ],
        },
      },
    ],
    accountLinks: [{ label: 'Account', href: '/account' }],
  };
  expect([...menuPaths(shell)]).toEqual(['/about-us', '/search', '/brands', '/search/mazda', '/account']);
});
