/** A vehicle or an article in a feed; `at` is ISO 8601, `id` the address where that stays the same. */
export type FeedEntry = {
  id: string;
  title: string;
  summary: string;
  href: string;
  at: string;
  tags?: readonly string[];
};

/** A list as a feed; addresses are full, `at` is ISO 8601. */
export type Feed = {
  title: string;
  description: string;
  /** The page of the list, and the feed itself. */
  href: string;
  selfHref: string;
  author: string;
  /** Who advertises, with the licence: an advertisement names it (NSW Motor Dealers and Repairers Act 2013, section 19A). */
  rights?: string;
  at: string;
  entries: readonly FeedEntry[];
};

/** What XML 1.0 cannot hold, however it is written. */
const NO_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NO_CHARACTER, '')
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const mailDate = (iso: string): string => new Date(iso).toUTCString();

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssDocument({ title, description, href, selfHref, rights, at, entries }: Feed): string {
  const items = entries.map((entry) =>
    [
      '<item>',
      element('title', entry.title),
      element('link', entry.href),
      element('description', entry.summary),
      `<guid isPermaLink="${entry.id === entry.href}">${escaped(entry.id)}</guid>`,
      element('pubDate', mailDate(entry.at)),
      ...(entry.tags ?? []).map((tag) => element('category', tag)),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', href),
    element('description', description),
    ...(rights === undefined ? [] : [element('copyright', rights)]),
    '<language>en-au</language>',
    element('lastBuildDate', mailDate(at)),
    `<atom:link href="${escaped(selfHref)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

/** The same as Atom (RFC 4287). */
export function atomDocument(feed: Feed): string {
  const { title, description, href, selfHref, author, rights, at, entries } = feed;
  const items = entries.map((entry) =>
    [
      '<entry>',
      element('id', entry.id),
      element('title', entry.title),
      `<link href="${escaped(entry.href)}"/>`,
      element('updated', entry.at),
      ...(entry.tags ?? []).map((tag) => `<category term="${escaped(tag)}"/>`),
      element('summary', entry.summary),
      '</entry>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">',
    element('id', selfHref),
    element('title', title),
    element('subtitle', description),
    `<link href="${escaped(href)}"/>`,
    `<link href="${escaped(selfHref)}" rel="self" type="application/atom+xml"/>`,
    element('updated', at),
    `<author>${element('name', author)}</author>`,
    ...(rights === undefined ? [] : [element('rights', rights)]),
    ...items,
    '</feed>',
    '',
  ].join('\n');
}
