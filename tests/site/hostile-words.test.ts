import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { FIXTURE_SITES, FIXTURE_TENANTS } from '../built-sites.ts';
import { twinFeed } from '../twins/twin-feed.ts';
import { harmless } from '../twins/twin-words.ts';
import { pageAddresses, readPage } from './read-page.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** How many elements and attributes of each name a page has, as a browser with or without scripts reads it. */
function namesIn(html: string, scriptingEnabled: boolean): Record<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isCommentNode(node)) count('a comment');
    if (defaultTreeAdapter.isElementNode(node)) {
      count(node.tagName);
      for (const { name } of node.attrs) count(`${node.tagName}[${name}]`);
    }
    const children = 'childNodes' in node ? node.childNodes : [];
    children.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html, { scriptingEnabled }));
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the pages of a site are made of, by stock number where they have one, in an order that no word changes. */
function anatomy(slug: string, folder: string, scriptingEnabled: boolean): string[] {
  return pageAddresses(FIXTURE_SITES, slug)
    .filter((address) => address.split('/')[1] === folder)
    .map((address) => {
      const names = namesIn(readPage(FIXTURE_SITES, slug, address).html, scriptingEnabled);
      return `${/-t\d+$/.exec(address)?.[0] ?? ''} ${JSON.stringify(names, null, 1)}`;
    })
    .toSorted();
}

const folders = [...new Set(pageAddresses(FIXTURE_SITES, 'hostile').map((name) => name.split('/')[1] ?? ''))];

test('the feeds of the twins are what tests/twins/twin-feed.ts makes', () => {
  const feedOf = (slug: string): string =>
    readFileSync(path.join(FIXTURE_TENANTS, slug, 'stock', 'vehicles.json'), 'utf8');
  expect(feedOf('hostile')).toBe(twinFeed((text) => text));
  expect(feedOf('harmless')).toBe(twinFeed(harmless));
});

test('the twins have a page of every kind that words of a feed or of settings can reach', () => {
  expect(folders).toEqual(
    expect.arrayContaining(['', 'about-us', 'cars', 'compare', 'models', 'our-location', 'print', 'search']),
  );
});

describe.each([true, false])('read by a browser whose scripts are on: %s', (scriptingEnabled) => {
  test.each(folders)('hostile words make no element and no attribute in a page of /%s', (folder) => {
    const pages = anatomy('hostile', folder, scriptingEnabled);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages).toEqual(anatomy('harmless', folder, scriptingEnabled));
  });
});
