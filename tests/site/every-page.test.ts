import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXPORT_ACCOUNT } from '../../src/calls/export-account.ts';
import { REQUEST_CODE } from '../../src/calls/request-code.ts';
import { UNSUBSCRIBE } from '../../src/calls/unsubscribe.ts';
import { FIND_YARD } from '../../src/calls/find-yard.ts';
import { PAY_BY_REFERENCE } from '../../src/calls/online-payments.ts';
import { CONFIRM_SEARCH, SAVE_SEARCH, SEARCH_FEEDS } from '../../src/calls/saved-searches.ts';
import { SIGN_IN } from '../../src/calls/sign-in.ts';
import { SUBMIT_LEAD } from '../../src/calls/submit-lead.ts';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { blockedByPolicy, jsonLdOf, pageAddresses, readPage } from './read-page.ts';
import { shownAddress } from './shown-address.ts';

/** An offer of schema.org, as far as it is looked at. */
type Offer = { price?: number; lowPrice?: number };

/** Forms are sent there, and files and feeds come from there. */
const ANSWERED_BY_BACKEND = new Set<string>([
  SUBMIT_LEAD.path,
  REQUEST_CODE.path,
  SIGN_IN.path,
  EXPORT_ACCOUNT.path,
  FIND_YARD.path,
  UNSUBSCRIBE.path,
  SAVE_SEARCH.path,
  CONFIRM_SEARCH.path,
  ...Object.values(SEARCH_FEEDS),
  PAY_BY_REFERENCE.path,
]);

const sites = [DEMO_SITES, FIXTURE_SITES].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'index.html')))
    .map((slug) => ({ folder, slug })),
);

describe.each(sites)('every page of $slug', ({ folder, slug }) => {
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

  test('leads nowhere that does not exist', () => {
    const missing = new Set<string>();
    const shownAt = shownAddress(folder, slug);
    for (const { address, page } of pages) {
      for (const link of page.all('a[href^="/"], form[action^="/"]')) {
        const href = String(link.properties.href ?? link.properties.action);
        const target = shownAt(new URL(href, 'https://x').pathname);
        if (ANSWERED_BY_BACKEND.has(target)) continue;
        const file = path.join(
          folder,
          slug,
          target === '/' ? 'index.html' : `${decodeURIComponent(target)}.html`,
        );
        // A feed is a file of its own name.
        const asNamed = path.join(folder, slug, decodeURIComponent(target));
        if (!existsSync(file) && !(path.extname(target) && existsSync(asNamed)))
          missing.add(`${address} -> ${href}`);
      }
    }
    expect([...missing].slice(0, 10)).toEqual([]);
  });

  test('names only files that are in the bundle', () => {
    const missing = new Set<string>();
    for (const { address, page } of pages) {
      const sources = page.html.matchAll(
        /(?:src|href|data-src)="(\/[^"]+\.(?:webp|css|js|woff2|svg))(?:\?[^"]*)?"/g,
      );
      for (const [, source = ''] of sources) {
        if (!existsSync(path.join(folder, slug, source))) missing.add(`${address} -> ${source}`);
      }
    }
    expect([...missing].slice(0, 10)).toEqual([]);
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
