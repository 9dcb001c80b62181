import { describe, expect, test } from 'vitest';
import { checkSite } from '../../domain/compliance/check-site.ts';
import { ComplianceSettings } from '../../domain/compliance/compliance-settings.ts';
import { pageFacts } from '../../domain/compliance/page-facts.ts';
import { letterSizes } from './letter-sizes.ts';
import { isForPrograms, markupOf } from './program-files.ts';
import { readPage } from './read-page.ts';

/** The ids of the rules that find something in a file of a site. */
function found(file: string, text: string): string[] {
  const facts = pageFacts(readPage(markupOf(file, text), letterSizes([])), `/${file}`);
  const checked = checkSite(
    {
      day: '2026-11-22',
      pages: [facts],
      indexed: new Map(),
      files: new Map(),
      provenWas: new Map(),
      pictures: [],
      showsRights: false,
    },
    ComplianceSettings.parse({}),
  );
  return checked.flatMap(({ id, findings }) => (findings.length > 0 ? [id] : []));
}

const LICENCE = 'Motor dealer licence MD 990217';
/** Some words as each file for programs has them. */
const FILES: Record<string, (words: string) => string> = {
  'blog/feed.xml': (words) =>
    `<rss><channel><item><description>${words}</description></item></channel></rss>`,
  'feeds/arrivals.xml': (words) =>
    `<rss><channel><item><description>${words}</description></item></channel></rss>`,
  'feeds/lists/aldera.atom': (words) => `<feed><entry><summary>${words}</summary></entry></feed>`,
  'catalogues/tiktok-vehicles.csv': (words) => `vehicle_id,description\r\n1,"${words}"\r\n`,
  'catalogues/google-vehicles.tsv': (words) => `id\tdescription\r\n1\t${words}\r\n`,
  'llms.txt': (words) => `# Harbour\n\n> ${words}\n`,
  'inventory.json': (words) => JSON.stringify({ vehicles: [{ name: words, price_words: '$189 a week' }] }),
};

describe.each(Object.entries(FILES))('P3 %s', (file, of) => {
  test('is read, and may say what a page may', () => {
    expect(isForPrograms(file)).toBe(true);
    expect(found(file, of(`Good cars. ${LICENCE}`))).toEqual([]);
  });

  test('is found without the licence, or with a rate or a repayment alone', () => {
    expect(found(file, of('Good cars.'))).toEqual(['licence-number']);
    expect(found(file, of(`From 6.29% p.a. ${LICENCE}`))).toEqual(['comparison-rate', 'credit-licence']);
    expect(found(file, of(`Only $90 per week. ${LICENCE}`))).toContain('comparison-rate');
  });
});

test('P3 a licence is known by where it is, too, however it is called', () => {
  const licence = 'Händlernummer 77';
  expect(found('blog/feed.xml', `<rss><channel><copyright>${licence}</copyright></channel></rss>`)).toEqual(
    [],
  );
  expect(found('llms.txt', `# A\n\nLicence: ${licence}\n`)).toEqual([]);
  expect(found('inventory.json', JSON.stringify({ dealer: { licence } }))).toEqual([]);
  expect(found('inventory.json', JSON.stringify({ dealer: { name: licence } }))).toEqual(['licence-number']);
});

test('P3 other files are nobody’s words', () => {
  expect(['sitemap-1.xml', 'robots.txt', '_astro/a.js'].map(isForPrograms)).toEqual([false, false, false]);
});
