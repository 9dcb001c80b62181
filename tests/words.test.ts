import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSources } from './architecture/read-sources.ts';
import { refusedWords, type Allowance } from './architecture/refused-words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a refused word is the right one, such as in a quote of the specification. */
const ALLOWED: readonly Allowance[] = [];

/** The texts that dealers write: their folders of content, read as the build reads them. */
const contentFiles = readdirSync(path.join(root, 'tenants'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => ['tenants', ...name.split(path.sep)].join('/'));

const texts = new Map([
  ...readSources(),
  ...contentFiles.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
]);

describe('what shoppers read is written as Australians write', () => {
  test('no text of the site, of a dealer or of a command says a refused word', () => {
    expect([...texts].flatMap(([file, source]) => refusedWords(file, source, ALLOWED))).toEqual([]);
  });
});

describe('the checker of words sees', () => {
  const PAGE = 'src/features/leads/page.tsx';

  test.each([
    ["const words = 'Ask somebody at the yard';", "says 'somebody': write 'someone'"],
    ['const words = `Sent to ${name} by e-mail today`;', "says 'e-mail'"],
    ["const words = 'Nobody of the team will ask';", "says 'Nobody of'"],
    ["const words = 'It is not for sale any more.';", "says 'any more'"],
    ["const words = 'A car of ours is there';", "says 'of ours'"],
    ["const words = 'Please enter it by hand';", "says 'by hand'"],
    ["const words = 'Thanks! We call to confirm.';", "says 'We call'"],
    ["const words = 'Then we send you a code';", "says 'we send you'"],
    ["const words = 'Open the link in the letter';", "says 'letter'"],
    ["const words = 'The warranty of the maker applies';", "says 'maker'"],
    ['const words = `Not for a vehicle of ${most} years`;', "says 'vehicle of … years'"],
    ['const page = (\n  <p>\n    Ask anyone.\n    Or somebody else.\n  </p>\n);', 'page.tsx:3 says'],
  ])('%s', (source, problem) => {
    expect(refusedWords(PAGE, source, [])).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    "const words = 'Trade it in on one of ours';",
    'const words = "We\'ll send you a code by email";',
    "const words = 'We can’t text any more codes today';",
    "const words = 'Use small letters, digits and hyphens';",
    "const words = 'In business for more than 30 years';",
    "/** Somebody reads the letter. */\nimport { letter } from './letter of ours.ts';\nconst kind = 'letter';",
  ])('nothing wrong in %s', (source) => {
    expect(refusedWords(PAGE, source, [])).toEqual([]);
  });

  test('markup of Astro, its fences, and Markdown, each by its line', () => {
    const astro = "---\nconst words = 'Ask somebody at work';\n---\n<p>\n  {words} or somebody else\n</p>\n";
    expect(refusedWords('src/pages/a.astro', astro, [])).toEqual([
      "src/pages/a.astro:2 says 'somebody': write 'someone'",
      "src/pages/a.astro:5 says 'somebody': write 'someone'",
    ]);
    const text = '---\ntitle: About\n---\n\nAsk somebody here.\n';
    expect(refusedWords('tenants/a/content/pages/about.md', text, [])).toEqual([
      "tenants/a/content/pages/about.md:5 says 'somebody': write 'someone'",
    ]);
  });

  test('a text that is allowed, and one that only an operator reads', () => {
    const source = "const words = 'A letter to the dealer';";
    expect(refusedWords(PAGE, source, [{ file: PAGE, text: 'A letter to', reason: 'a test' }])).toEqual([]);
    expect(refusedWords('src/nightly/tell.ts', source, [])).toEqual([]);
    expect(refusedWords('src/nightly/tell.ts', "const words = 'Ask somebody now';", [])).toHaveLength(1);
  });
});
