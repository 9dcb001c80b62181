import { expect, test } from 'vitest';
import { articleFeed } from './article-feed.ts';
import { exampleArticle } from './example-text.fixture.ts';

const site = {
  name: 'A & B',
  url: 'https://ab.example',
  tagline: '',
  licence: { label: 'Motor dealer licence', number: 'MD 123' },
};

test('P1 a feed has the newest articles first, with absolute addresses, and no words that end an element', () => {
  const feed = articleFeed(
    [
      exampleArticle('old', { date: '2026-01-02' }),
      exampleArticle('new', { date: '2026-11-21', title: 'Tyres <b>', description: 'x & y', tags: ['Sand'] }),
    ],
    site,
  );
  expect(feed).toContain('<title>A &amp; B: blog</title>');
  expect(feed).toContain('<copyright>A &amp; B. Motor dealer licence MD 123</copyright>');
  expect(feed).toContain(
    '<item><title>Tyres &lt;b&gt;</title><link>https://ab.example/blog/new</link><description>x &amp; y</description>' +
      '<guid isPermaLink="true">https://ab.example/blog/new</guid><pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate><category>Sand</category></item>',
  );
  expect(feed.indexOf('/blog/new')).toBeLessThan(feed.indexOf('/blog/old'));
});

test('P1 a feed has twenty articles at most', () => {
  const many = Array.from({ length: 30 }, (_, at) => exampleArticle(`a-${at}`));
  expect(articleFeed(many, site).match(/<item>/g)).toHaveLength(20);
});
