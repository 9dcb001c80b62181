import { expect, test } from 'vitest';
import { letterSizes } from './letter-sizes.ts';
import { readPage } from './read-page.ts';

const SIZES = letterSizes(['.small { font-size: 12px } .half { font-size: .5em } h1 { font-size: 30px }']);

/** A page's words, one line for each of theirs, and its elements as 'name#id' inside of each other. */
function outline(html: string): { words: string; elements: string } {
  const { text, elements } = readPage(html, SIZES);
  const inside = (parent: number): string =>
    elements
      .filter((each) => each.parent === parent)
      .map(({ name, attributes: { id }, at }) => {
        const children = inside(at);
        return `${name}${id === undefined ? '' : `#${id}`}${children && `(${children})`}`;
      })
      .join(' ');
  return { words: text.trim().replace(/\s*\n\s*/g, ' | '), elements: inside(-1) };
}

test.each([
  ['ends left out', '<ul><li>a<li>b</ul><p>c<p>d<div>e</div>', 'a | b | c | d | e', 'ul(li li) p p div'],
  ['ends crossed', '<div><b>a</div>b</b>', 'a | b', 'div(b)'],
  ['an end without a beginning', 'a</p>b</div>c</br>d', 'a | bc | d', 'p br'],
  [
    'names and attributes of any writing',
    '<DIV ID=a><P iD = \'b\'>x</P><a id="c>d" /id=e hidden>y</A></DIV>',
    'x | y',
    'div#a(p#b a#c>d)',
  ],
  ['signs that begin no tag', '1 < 2 <3 <> a<<b>b</b></', '1 < 2 <3 <> a<b</', 'b'],
  [
    'comments',
    'a<!-- > <p> -- -->b<!-->c<!--->d<!-- --!>e<!x <p>f<?x?>g</ p>h<![CDATA[ > ]]>i',
    'abcdefghi',
    '',
  ],
  ['a comment without an end', 'a<!-- <p>b', 'a', ''],
  ['a part of XML without an end', 'a<![CDATA[ > <p>b', 'a', ''],
  ['a tag without an end', '<p>a<p id="b', 'a', 'p'],
  ['a tag without an end, in its name', '<p>a<div', 'a', 'p'],
  ['a tag without an end, behind its slash', '<p>a<br /', 'a', 'p'],
  ['an end tag without an end', '<p>a<b>b</b', 'ab', 'p(b)'],
  ['an end tag without an end, behind its name', '<p>a<b>b</b x', 'ab', 'p(b)'],
  [
    'references',
    '&lt;b&gt; &amp;amp; &#36;5 &#x24;6 &copy &notit; &unknown; &',
    '<b> &amp; $5 $6 © ¬it; &unknown; &',
    '',
  ],
  ['text alone', '<textarea><p>a &amp; b</textare></TEXTAREA >c', '<p>a & b</textare> | c', 'textarea'],
  ['a < before a reference in text alone', '<textarea><&lt;</textarea>', '<<', 'textarea'],
  ['scripts', '<script>"<p>a</p>" </scripts></SCRIPT>b', 'b', 'script'],
  ['drawings', '<svg><path/><g id=a><title>b</title></g></svg>c', 'c', 'svg(path g#a(title))'],
  [
    'HTML in a drawing',
    '<svg><foreignObject><p>a<br/>b</foreignObject><path/></svg>c',
    'c',
    'svg(foreignobject(p(br)) path)',
  ],
  ['a form in a form', '<form id=a><form id=b><input></form>x</form>', 'x', 'form#a(input)'],
  ['a table', '<table><tr><td>a<td>b<tr><th>c</table>', 'a | b | c', 'table(tr(td td) tr(th))'],
  ['the rest of a page as text', '<p>a<plaintext><b>&amp;', 'a | <b>&amp;', 'p(plaintext)'],
])('P3 the law check reads %s', (_, html, words, elements) => {
  expect(outline(html)).toEqual({ words, elements });
});

test('P3 of an attribute that is there twice the first counts, with its references', () => {
  const { elements } = readPage('<a href="/cars/a?b&amp;c&copy=1" HREF=/x data-price>', SIZES);
  expect(elements[0]?.attributes).toEqual({ href: '/cars/a?b&c&copy=1', 'data-price': '' });
});

test('P3 elements with a mark for programs are known apart', () => {
  const { marked } = readPage('<p><b data-price=1>a</b><i id=a>b</i><u data-gauge>c</u>', SIZES);
  expect(marked.map(({ name }) => name)).toEqual(['b', 'u']);
});

test('P3 letters are as large as the style sheets say of the element and of those around it', () => {
  const { elements, sizesOf } = readPage(
    '<h1 class="a"><b class="half">a<i>b</i></b></h1><p CLASS=small>',
    SIZES,
  );
  expect(elements.map((element) => [element.name, ...sizesOf(element)])).toEqual([
    ['h1', 30, 30],
    ['b', 15, 15],
    ['i', 15, 15],
    ['p', 12, 12],
  ]);
});

test('P3 structured data that is no JSON stops the check', () => {
  expect(() => readPage('<script type="application/ld+json">{"a":</script>', SIZES)).toThrow(SyntaxError);
});
