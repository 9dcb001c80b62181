import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatchedSite, type WatchedSite } from '../../../tests/watched-site.ts';

const LONG = 240_000;
const PUBLISHED = 'https://plain.example';
let site: WatchedSite;

beforeAll(async () => {
  site = await startWatchedSite();
}, LONG);
afterAll(() => site.stop());

test(
  'P1 what a dealer saves is on the page: an article, a setting, a colour; drafts are marked',
  async () => {
    const { html } = await site.pageWith('/blog/towing', 'Words of today.');
    expect(html).toContain('Draft: Towing');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    await site.change('content/blog/towing.md', 'Words of today.', 'Words of tomorrow.');
    await site.pageWith('/blog/towing', 'Words of tomorrow.');
    await site.change('tenant.ts', "name: 'Plain Cars'", "name: 'Plainer Cars'");
    await site.pageWith('/', 'Plainer Cars');
    await site.change('theme.css', '--shadow-lift: ', '--shadow-lift: 0 0 1px #123456, ');
    await site.pageWith('/', '0 0 1px #123456');
  },
  LONG,
);

test(
  'P1 pages name the address where they are shown, and not that of the published site, after a change, too',
  async () => {
    const { html: list } = await site.pageWith('/search/used-cars', site.url);
    const vehicle = /href="(\/cars\/[^"#?]+)"/.exec(list)?.[1] ?? '';
    const addresses = ['/about-us', '/blog/towing', vehicle];
    const look = async (words: string): Promise<void> => {
      for (const address of addresses) {
        const { html } = await site.pageWith(address, words);
        expect(html).toContain(`<link rel="canonical" href="${site.url}${address}"`);
        expect(html).not.toContain(PUBLISHED);
      }
    };
    await look(site.url);
    await site.change('tenant.ts', "licence: { number: 'MD099001'", "licence: { number: 'MD099002'");
    await look('MD099002');
  },
  LONG,
);

test(
  'P1 what is wrong stands on the last page that was right, and in the terminal, until it is mended',
  async () => {
    await site.change('content/blog/towing.md', 'title: Towing', 'titel: Towing');
    const { html } = await site.pageWith('/blog/towing', 'The last change cannot be shown.');
    for (const text of [html, site.printed()]) {
      expect(text).toContain('content/blog/towing.md front matter titel (line 2)');
      expect(text).toContain('write title in place of titel');
    }
    expect(html).toContain('Words of tomorrow.');
    await site.change('content/blog/towing.md', 'titel: Towing', 'title: Towing with care');
    const mended = await site.pageWith('/blog/towing', 'Draft: Towing with care');
    expect(mended.html).not.toContain('cannot be shown');
  },
  LONG,
);

test(
  'P1 O8 what is saved in a preset is on the page, also in one that is made while the site is shown',
  async () => {
    const preset = (tagline: string): string => `export default { site: { tagline: '${tagline}' } };\n`;
    await site.change('tenant.ts', "slug: 'plain',", "slug: 'plain', preset: 'group',");
    await site.pageWith('/', 'The last change cannot be shown.');
    await site.write('_presets/group.ts', preset('One of a group'));
    const { html } = await site.pageWith('/', 'One of a group');
    expect(html).not.toContain('cannot be shown');
    await site.write('_presets/group.ts', preset('Two of a group'));
    await site.pageWith('/', 'Two of a group');
  },
  LONG,
);
