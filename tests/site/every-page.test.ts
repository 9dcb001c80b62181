import { describe, expect, test } from 'vitest';
import { builtSiteFolders } from './built-site-folders.ts';
import { blockedByPolicy, jsonLdOf, pageAddresses, readPage } from './read-page.ts';

/** An offer of schema.org, as far as it is looked at. */
type Offer = { price?: number; lowPrice?: number };

describe.each(builtSiteFolders())('every page of $slug', ({ folder, slug }) => {
  const pages = pageAddresses(folder, slug).map((address) => ({
    address,
    page: readPage(folder, slug, address),
  }));

  test('has one h1, a title, a description, a canonical address and a language', () => {
    for (const { address, page } of pages) {
      expect(page.all('h1'), address).toHaveLength(1);
      expect(page.text('title'), address).not.toBe('');
      expect(page.attribute('meta[name=description]', 'content'), address).toBeTruthy();
      expect(page.attribute('link[rel=canonical]', 'href'), address).toMatch(/^https:\/\//);
      expect(page.attribute('html', 'lang'), address).toBe('en-AU');
    }
  });

  test('L2 carries the licence number in its footer', () => {
    for (const { address, page } of pages) expect(page.text('footer'), address).toMatch(/licen[cs]e\s+\S+/i);
  });

  test('holds nothing that a strict security policy would block', () => {
    for (const { address, page } of pages) {
      const attributes = page.all('*').flatMap(({ properties }) => Object.keys(properties));
      expect(
        attributes.filter((name) => /^(style$|on)/i.test(name)),
        address,
      ).toEqual([]);
      expect(blockedByPolicy(folder, slug, page), address).toEqual([]);
    }
  });

  test('P1 shows no table of Markdown as bars and hyphens', () => {
    for (const { address, page } of pages) expect(page.text('body'), address).not.toMatch(/\|\s*:?-{3}/);
  });

  test('has JSON-LD that parses, and an offer only with a price', () => {
    for (const { address, page } of pages) {
      for (const block of jsonLdOf(page)) {
        expect(block['@context'], address).toBe('https://schema.org');
        const offer = block.offers as Offer | undefined;
        if (!offer) continue;
        expect(Number(offer.price ?? offer.lowPrice), address).toBeGreaterThan(0);
      }
    }
  });
});
