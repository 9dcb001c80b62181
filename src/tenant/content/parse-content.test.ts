import { describe, expect, test } from 'vitest';
import type { ContentKind } from '../../domain/content/content-kinds.ts';
import { parseContent } from './parse-content.ts';

const FILE = 'content/pages/a.md';
const page = (body: string, head = 'title: About us\npath: /about-us'): string =>
  `---\n${head}\n---\n${body}`;
const read = (body: string) => parseContent(page(body), FILE, 'pages');
const problemOf = (source: string, kind: ContentKind = 'pages') =>
  parseContent(source, `content/${kind}/a.md`, kind).problems;

test('P1 a content file becomes a page at the path it names', () => {
  const { text, problems } = read('## Since 1974\n\nWe **sell** cars.');
  expect(problems).toEqual([]);
  expect(text).toEqual({
    kind: 'pages',
    file: FILE,
    name: 'a',
    title: 'About us',
    description: '',
    picture_alt: '',
    draft: false,
    path: '/about-us',
    blocks: [
      {
        block: 'words',
        html: '<h2 id="text-since-1974">Since 1974</h2>\n<p>We <strong>sell</strong> cars.</p>',
      },
    ],
    headings: [{ id: 'text-since-1974', label: 'Since 1974' }],
    questions: [],
  });
});

test('P1 an article has an address by its name, its tags, and its picture from the folder of the tenant', () => {
  const head =
    'title: Towing\ndate: 2026-11-01\nauthor: Ann\ntags: Utes, Towing ,\npicture: ../../photos/ute.webp';
  const { text, pictures } = parseContent(page('Words.', head), 'content/blog/towing.md', 'blog');
  expect(text).toMatchObject({ path: '/blog/towing', tags: ['Utes', 'Towing'], picture: 'photos/ute.webp' });
  expect(pictures).toEqual([{ picture: 'photos/ute.webp', line: 6 }]);
});

test('P1 values are text, comments on a line of their own are none of them', () => {
  const { text } = parseContent(
    page('', '# May\ntitle: 2026\npath: /x\ndescription: "Dubbo #1"'),
    FILE,
    'pages',
  );
  expect(text).toMatchObject({ title: '2026', description: 'Dubbo #1' });
});

describe('P1 blocks', () => {
  test.each([
    [
      '::figure{src="yard.webp" alt="The yard" caption="At dusk"}',
      { block: 'figure', src: 'content/pages/yard.webp', alt: 'The yard', caption: 'At dusk' },
    ],
    [
      '![The yard](yard.webp)',
      { block: 'figure', src: 'content/pages/yard.webp', alt: 'The yard', caption: '' },
    ],
    [
      '::action{label="Call us" href="tel:0855500170"}',
      { block: 'action', label: 'Call us', href: 'tel:0855500170', text: '' },
    ],
    ['::form{name="careers"}', { block: 'form', name: 'careers', text: '' }],
    [
      '::stock{search="/search/used-cars?price=:20000" limit="3"}',
      { block: 'stock', search: '/search/used-cars?price=:20000', limit: 3, title: '' },
    ],
    ['::map{location="glynde"}', { block: 'map', location: 'glynde' }],
    ['::hours{location="glynde"}', { block: 'hours', location: 'glynde' }],
    [
      '::video{src="https://v.example/1" title="A walk around"}',
      { block: 'video', src: 'https://v.example/1', title: 'A walk around' },
    ],
    ['::capped-prices', { block: 'capped-prices', title: '' }],
    [
      ':::cards\n::card{title="Utes" href="/search/ute"}\n\n::card{title="Vans"}\n:::',
      {
        block: 'cards',
        cards: [
          { title: 'Utes', text: '', href: '/search/ute', alt: '' },
          { title: 'Vans', text: '', alt: '' },
        ],
      },
    ],
  ])('P1 %s', (markdown, block) => {
    const { text, problems } = read(`Above.\n\n${markdown}\n\nBelow.`);
    expect(problems).toEqual([]);
    expect(text?.blocks).toEqual([
      { block: 'words', html: '<p>Above.</p>' },
      block,
      { block: 'words', html: '<p>Below.</p>' },
    ]);
  });

  test('P1 a colon in a sentence is no block', () => {
    const { text } = read('Open at 9:30, ask for :name or see a::b.');
    expect(text?.blocks).toEqual([
      { block: 'words', html: '<p>Open at 9:30, ask for :name or see a::b.</p>' },
    ]);
  });

  test('P1 an address that is named below a block is known above it', () => {
    const { text } = read('[Utes][u]\n\n::capped-prices\n\n[u]: /search/ute');
    expect(text?.blocks[0]).toEqual({ block: 'words', html: '<p><a href="/search/ute">Utes</a></p>' });
  });
});

describe('P1 a table of Markdown', () => {
  const TABLE =
    '|  | brochure | our bridge |\n| --- | --- | --- |\n| Tare | 3,050 kg | 3,720 kg |\n| Crew | 180 kg | |';
  const words = (markdown: string): string => {
    const { text, problems } = read(markdown);
    expect(problems).toEqual([]);
    const [block] = text?.blocks ?? [];
    return block?.block === 'words' ? block.html.replaceAll('\n', '') : '';
  };
  const cell = (html: string, name: string): string =>
    new RegExp(`<t[hd][^>]*>${name}</t[hd]>`).exec(html)?.[0] ?? '';

  test('scrolls by itself, is named by its columns, and heads columns and rows', () => {
    const html = words(TABLE);
    expect(html).toMatch(
      /^<div class="table-scroll" role="region" tabindex="0" aria-label="Table: brochure, our bridge"><table><thead>/,
    );
    expect(cell(html, 'brochure')).toBe('<th class="cell-right" scope="col">brochure</th>');
    expect(cell(html, 'Tare')).toBe('<th scope="row">Tare</th>');
    expect(html).toContain('<tr><td></td>');
    expect(html).not.toContain('|');
  });

  test.each([
    ['3,050 kg', '---', '<td class="cell-right">3,050 kg</td>'],
    ['$1,290', '---', '<td class="cell-right">$1,290</td>'],
    ['-12%', '---', '<td class="cell-right">-12%</td>'],
    ['7.9 L/100 km', '---', '<td class="cell-right">7.9 L/100 km</td>'],
    ['750 to 3,500 kg, braked', '---', '<td>750 to 3,500 kg, braked</td>'],
    ['12 months', '---', '<td>12 months</td>'],
    ['12', ':--', '<td>12</td>'],
    ['yes', ':-:', '<td class="cell-center">yes</td>'],
    ['yes', '--:', '<td class="cell-right">yes</td>'],
  ])('a column of %j under %j', (value, rule, expected) => {
    const escaped = value.replace('$', '\\$');
    expect(cell(words(`| a | b |\n| --- | ${rule} |\n| c | ${value} |`), escaped)).toBe(expected);
  });

  test('needs no bars at its ends, holds links and emphasis, and its words are no HTML', () => {
    const html = words('a | b\n--- | ---\n**c** | [d](/search/ute)');
    expect(html).toContain('<td><strong>c</strong></td><td><a href="/search/ute">d</a></td>');
    expect(read('| a |\n| --- |\n| <b>c</b> |').problems[0]?.expected).toBe('Markdown and blocks alone');
    expect(words('a\n\n```\n| a |\n| --- |\n```')).not.toContain('<table>');
  });

  test.each([
    ['too few cells below the head', 'Hi.\n\n| a | b |\n| --- |\n| c | d |', 'table (line 8)'],
    ['a rule without a head', '| --- | --- |\n| c | d |', 'table (line 5)'],
  ])('%s is refused with its line', (_, markdown, where) => {
    expect(read(markdown).problems.map(({ path }) => path)).toEqual([expect.stringContaining(where)]);
  });
});

test('P1 each second-level heading of questions is one, with the words below it', () => {
  const { text } = parseContent(
    page('Hello.\n\n## Why?\n\nBecause.\n\n- A\n\n## How?', 'title: Buying'),
    'content/faqs/buying.md',
    'faqs',
  );
  expect(text?.questions).toEqual([
    { id: 'buying-text-why', question: 'Why?', html: '<p>Because.</p>\n<ul>\n<li>A</li>\n</ul>' },
    { id: 'buying-text-how', question: 'How?', html: '' },
  ]);
});

test('P1 words from right to left are marked, the others are not', () => {
  const { text } = read('שלום לכולם\n\nHello');
  expect(text?.blocks).toEqual([{ block: 'words', html: '<p dir="auto">שלום לכולם</p>\n<p>Hello</p>' }]);
});

describe('P1 what is wrong with a text is told with its line and the way out', () => {
  test.each([
    [
      'HTML',
      page('Hi.\n\n<script>alert(1)</script>'),
      'content/pages/a.md HTML (line 7)',
      'write it in Markdown',
    ],
    ['HTML inside a sentence', page('Hi <b>you</b>'), 'content/pages/a.md HTML (line 5)', 'docs/content.md'],
    [
      'an unknown block',
      page('Hi.\n\n::figur{src="a.webp"}'),
      'content/pages/a.md directive (line 7)',
      'write figure',
    ],
    [
      'a block of another name',
      page(':::tabs\nA\n:::'),
      'content/pages/a.md directive (line 5)',
      'take it out',
    ],
    [
      'an unknown attribute',
      page('::figure{scr="a.webp" src="b.webp"}'),
      'content/pages/a.md ::figure scr (line 5)',
      'known here: src, alt, caption',
    ],
    ['no attribute', page('::video{title="A"}'), 'content/pages/a.md ::video src (line 5)', 'add it'],
    [
      'a wrong search',
      page('::stock{search="used"}'),
      'content/pages/a.md ::stock search (line 5)',
      'change it',
    ],
    [
      'too many vehicles',
      page('::stock{search="/search/ute" limit="100"}'),
      'content/pages/a.md ::stock limit (line 5)',
      'change it',
    ],
    [
      'a block with words in it',
      page(':::map{location="a"}\nHere\n:::'),
      'content/pages/a.md directive (line 5)',
      'write two colons',
    ],
    [
      'words among cards',
      page(':::cards\nHello\n:::'),
      'content/pages/a.md :::cards (line 6)',
      'put words above or below',
    ],
    [
      'a picture among words',
      page('See ![it](a.webp) here'),
      'content/pages/a.md picture (line 5)',
      'a line of its own',
    ],
  ])('P1 %s', (_, source, where, wayOut) => {
    const problems = problemOf(source);
    expect(problems.map(({ path }) => path)).toContain(where);
    expect(problems.find(({ path }) => path === where)?.wayOut).toContain(wayOut);
  });

  test.each([
    ['no front matter', 'Just words', 'pages', 'front matter (line 1)'],
    ['a path that is no path', page('', 'title: A\npath: about us'), 'pages', 'front matter path (line 3)'],
    ['an article without a day', page('', 'title: A\nauthor: B'), 'blog', 'front matter date'],
    [
      'a day that is none',
      page('', 'title: A\nauthor: B\ndate: 1/11/2026'),
      'blog',
      'front matter date (line 4)',
    ],
    ['an offer without terms', page('', 'title: A'), 'offers', 'front matter terms'],
    [
      'an end before the beginning',
      page('', 'title: A\nterms: B\nfrom: 2026-12-01\nuntil: 2026-11-01'),
      'offers',
      'front matter until (line 5)',
    ],
    [
      'a sale without vehicles',
      page('', 'title: A\nterms: B\nfrom: 2026-11-01\nuntil: 2026-11-01'),
      'promotions',
      'front matter stock',
    ],
    [
      'an unknown kind of work',
      page('', 'title: A\nposted: 2026-11-01\nlocation: b\nemployment: fulltime'),
      'careers',
      'front matter employment (line 5)',
    ],
    [
      'a tick that is none',
      page('', 'title: A\npath: /a\ndraft: yes'),
      'pages',
      'front matter draft (line 4)',
    ],
    ['a value with a colon', page('', 'title: Open: always\npath: /x'), 'pages', 'front matter (line 2)'],
    ['a line that is no field', page('', 'path: /x\ndraft\ntitle: A'), 'pages', 'front matter (line 3)'],
    ['a field twice', page('', 'title: A\npath: /x\ntitle: B'), 'pages', 'front matter (line 4)'],
    [
      'a value that YAML would cut off',
      page('', 'path: /x\ntitle: Dubbo #1'),
      'pages',
      'front matter (line 3)',
    ],
    ['a list', page('', 'title: [A, B]\npath: /x'), 'pages', 'front matter (line 2)'],
  ] as const)('P1 %s', (_, source, kind, where) => {
    expect(problemOf(source, kind).map(({ path }) => path)).toEqual([`content/${kind}/a.md ${where}`]);
  });

  test('P1 a name that cannot be an address', () => {
    const { problems } = parseContent(page('Hi.'), 'content/pages/My File.md', 'pages');
    expect(problems).toMatchObject([{ path: 'content/pages/My File.md name', wayOut: 'rename the file' }]);
  });

  test('P1 a comment is no part of a page', () => {
    expect(read('<!-- for us -->\n\nHi.').problems).toEqual([]);
  });
});
