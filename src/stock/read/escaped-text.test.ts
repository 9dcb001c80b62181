import { expect, test } from 'vitest';
import { ReadingNotes } from './reading-notes.ts';
import { readComments } from './read-comments.ts';
import { readText } from './read-text.ts';

test.each([
  ['Town &amp; Country', 'Town & Country'],
  ['Town &amp;amp; Country', 'Town & Country'],
  ['GT-Line&reg; 4&#215;4', 'GT-Line® 4×4'],
  ['Pearl&nbsp;White', 'Pearl White'],
  ['Citro&euml;n', 'Citroën'],
  ['Smith & Sons', 'Smith & Sons'],
  ['R&D;', 'R&D;'],
  // Markup in a line is text, and is shown as such.
  ['<b>GT</b> Line', '<b>GT</b> Line'],
  ['4x4 < 3 t', '4x4 < 3 t'],
  ['\u200bABC\u00ad123\u200e', 'ABC123'],
])('N2 the text %j reads %j', (written, text) => {
  expect(readText(written, 'badge', new ReadingNotes())).toBe(text);
});

test.each([
  [
    '&lt;p&gt;Great &lt;b&gt;car&lt;/b&gt;, one owner.&lt;/p&gt;',
    /<p>Great <(?:b|strong)>car<\/(?:b|strong)>, one owner\.<\/p>/,
  ],
  ['<![CDATA[<p>Great car</p>]]>', /^<p>Great car<\/p>$/],
  ['Great car]]>', /^(?:<p>)?Great car(?:<\/p>)?$/],
  ['&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;Fine&lt;/p&gt;', /^<p>Fine<\/p>$/],
])('N2 the comments %j are read as they were before', (written, html) => {
  expect(readComments(written, 'dealercomments', new ReadingNotes())).toMatch(html);
});

test.each(['Great car\\nOne owner\\r\\nFull history', 'Great car\nOne owner\nFull history'])(
  'N2 the comments %j have three lines',
  (written) => {
    const html = readComments(written, 'dealercomments', new ReadingNotes()) ?? '';
    expect(html).not.toContain('\\');
    expect(html).toBe(
      readComments('Great car\nOne owner\nFull history', 'dealercomments', new ReadingNotes()),
    );
  },
);
