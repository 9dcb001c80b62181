import { expect, test } from 'vitest';
import { relatedLinks } from './related-links.ts';

const link = (href: string) => ({ label: href.slice(1), href });
const MENUS = {
  navigation: [{}, { menu: { columns: [{ links: [link('/warranty'), link('/service')] }, {}] } }],
  footer: [
    { links: [link('/search/used-cars'), link('/models')] },
    {
      links: [
        ...[
          link('/about-us'),
          link('/warranty'),
          link('/search/suv'),
          { label: 'Shop', href: 'https://shop.example' },
        ],
        ...['/faqs', '/team', '/careers', '/blog', '/reviews', '/finance'].map(link),
      ],
    },
  ],
};

test.each([
  ['/warranty', ['/service']],
  ['/service', ['/warranty']],
  ['/about-us', ['/warranty', '/faqs', '/team', '/careers']],
  ['/blog', ['/about-us', '/warranty', '/faqs', '/team']],
  ['/models', []],
  ['/privacy-policy', []],
])('P1 beside %s stand the other pages of its column', (path, hrefs) => {
  expect(relatedLinks(path, MENUS).map(({ href }) => href)).toEqual(hrefs);
});
