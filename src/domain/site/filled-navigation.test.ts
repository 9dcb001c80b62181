import { expect, test } from 'vitest';
import { filledNavigation, type MenuGroup } from './filled-navigation.ts';
import { NavigationLink } from './navigation-settings.ts';

const LISTED: Record<string, MenuGroup[]> = {
  makes: [{ title: '', links: [{ label: 'Aldera', href: '/search/aldera' }] }],
  models: [
    { title: 'Aldera', href: '/search/aldera', links: [{ label: 'Lumen', href: '/search/aldera/lumen' }] },
    { title: 'Birch', href: '/search/birch', links: [] },
  ],
};
const OWN = [{ label: 'Under $20,000', href: '/search/used-cars' }];
const groupsOf = (columns: object[]): unknown => {
  const link = NavigationLink.parse({ label: 'Cars', href: '/search/used', menu: { columns } });
  const [shown] = filledNavigation([link], (list) => LISTED[list] ?? []);
  return shown?.menu?.groups;
};

test.each([
  ['links of its own', [{ title: 'Budget', links: OWN }], [{ title: 'Budget', links: OWN }]],
  [
    'a list below its own links',
    [{ title: 'Makes', links: OWN, list: 'makes' }],
    [{ title: 'Makes', links: [...OWN, { label: 'Aldera', href: '/search/aldera' }] }],
  ],
  ['a group for each make', [{ list: 'models' }], LISTED['models']],
  [
    'its own links in a group before those of makes',
    [{ title: 'Budget', links: OWN, list: 'models' }],
    [{ title: 'Budget', links: OWN }, ...LISTED['models']!],
  ],
  [
    'its own links where the list has none',
    [{ title: 'Budget', links: OWN, list: 'offers' }],
    [{ title: 'Budget', links: OWN }],
  ],
  ['nothing of its own that is empty', [{ title: 'Empty' }, { list: 'makes' }], LISTED['makes']],
  [
    'no heading where only the list between two columns is empty',
    [
      { title: 'Budget', links: OWN },
      { title: 'Offers', list: 'offers' },
      { title: 'Makes', list: 'makes' },
    ],
    [
      { title: 'Budget', links: OWN },
      { title: 'Makes', links: [{ label: 'Aldera', href: '/search/aldera' }] },
    ],
  ],
  [
    'nothing for what the site has none of',
    [{ list: 'offers' }, { title: 'Budget', links: OWN }],
    [{ title: 'Budget', links: OWN }],
  ],
])('P2 a column of a menu shows %s', (_, columns, expected) => {
  expect(groupsOf(columns)).toEqual(expected);
});

test('P2 a menu without any link is a plain link', () => {
  const link = NavigationLink.parse({
    label: 'Cars',
    href: '/search/used',
    menu: { columns: [{ list: 'offers' }] },
  });
  expect(filledNavigation([link], () => [])).toEqual([{ label: 'Cars', href: '/search/used' }]);
});

test('P2 the first line of a menu has words of its own, or those of the link', () => {
  const columns = [{ title: 'Budget', links: OWN }];
  const [named, plain] = filledNavigation(
    [{ all: 'All cars', columns }, { columns }].map((menu) =>
      NavigationLink.parse({ label: 'Cars', href: '/search/used', menu }),
    ),
    () => [],
  );
  expect([named?.menu?.all, plain?.menu?.all]).toEqual(['All cars', 'Cars']);
});
