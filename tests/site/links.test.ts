import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  EXPORT_ACCOUNT,
  PAY_BY_REFERENCE,
  REQUEST_CODE,
  SIGN_IN,
  SIGN_OUT,
  SUBMIT_LEAD,
} from '../../src/api/routes.ts';
import { ACCOUNT_PAGE_PATH } from '../../src/api/account-page.ts';
import { FIND_LOCATION } from '../../src/api/find-location.ts';
import { FIND_RESERVATION_PATH } from '../../src/api/reservation-page.ts';
import { CONFIRM_SEARCH, SAVE_SEARCH, SEARCH_FEEDS, STOP_SEARCHES } from '../../src/api/saved-searches.ts';
import { UNSUBSCRIBE } from '../../src/api/unsubscribe.ts';
import { deadLinks, type LinkedSite } from '../links/dead-links.ts';
import { readPageLinks } from '../links/page-links.ts';
import { builtSiteFolders } from './built-site-folders.ts';
import { pageAddresses, readPage } from './read-page.ts';
import { shownAddress } from './shown-address.ts';

/** Forms are sent there, and files and feeds come from there. */
const ANSWERED_BY_BACKEND = new Set<string>([
  SUBMIT_LEAD.path,
  REQUEST_CODE.path,
  SIGN_IN.path,
  EXPORT_ACCOUNT.path,
  FIND_LOCATION.path,
  UNSUBSCRIBE.path,
  SAVE_SEARCH.path,
  SIGN_OUT.path,
  FIND_RESERVATION_PATH,
  ACCOUNT_PAGE_PATH,
  CONFIRM_SEARCH.path,
  STOP_SEARCHES.path,
  ...Object.values(SEARCH_FEEDS),
  PAY_BY_REFERENCE.path,
]);

/** Files that name whole addresses to programs. */
const FOR_PROGRAMS = /\.(xml|atom|txt|json|md|tsv|csv)$/;

/** The name of an entry of a feed, which nobody opens: the address of a page with the price behind it. */
const ENTRY_NAME = /<(guid isPermaLink="false"|id)>[^<]*</g;

function readLinkedSite(folder: string, slug: string): LinkedSite {
  const root = path.join(folder, slug);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`);
  const origin = new URL(readPage(folder, slug, '/').attribute('link[rel=canonical]', 'href') ?? '').origin;
  const whole = new RegExp(`${origin.replaceAll('.', '\\.')}[^\\s"'<>),\\\\]*`, 'g');
  return {
    origin,
    pages: pageAddresses(folder, slug).map((address) =>
      readPageLinks(readPage(folder, slug, address).html, address),
    ),
    named: files
      .filter((file) => FOR_PROGRAMS.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').replaceAll(ENTRY_NAME, '<').matchAll(whole)].map(
          ([to]) => ({
            file: file.slice(1),
            to: to.replaceAll('&amp;', '&'),
          }),
        ),
      ),
    files: new Set(files),
    answered: ANSWERED_BY_BACKEND,
    shownAt: shownAddress(folder, slug),
  };
}

test.each(builtSiteFolders())('P4 no link of $slug is dead', ({ folder, slug }) => {
  const site = readLinkedSite(folder, slug);
  expect(site.pages.flatMap(({ links }) => links).length).toBeGreaterThan(1000);
  expect(site.named.length).toBeGreaterThan(10);
  expect(deadLinks(site).slice(0, 20)).toEqual([]);
});
