import fc from 'fast-check';

const ATTRIBUTES = [
  '',
  ' class="small large"',
  " class='small'",
  ' class=large',
  ' CLASS=small',
  ' id="a"',
  ' ID = "b" id=c',
  ' hidden',
  ' hidden=""',
  ' href="/cars/a?b=1&amp;c=2&copy=3&copy;"',
  " href='/cars/b>c'",
  ' href=/cars/c/',
  ' href=',
  ' data-price="20000"',
  ' data-price=20000',
  ' data-price',
  ' data-part="sold" data-sheet=\'price\' data-gauge',
  ' name="email" type=checkbox checked',
  ' type="application/ld+json"',
  ' title="<p>no tag</p>"',
  ' title="a\'b" alt=\'c"d\'',
  ' =x ="y"',
  ' a"b="c" <d',
  ' /',
  '/id=e',
  '\n\taria-label\n=\n"f &lt; g"\n',
  ' data-part="<!-- & -->" data-x=`y`',
];

const NAMES = (
  'p P li ul div DIV span a b button article section h1 h2 dl dt dd table tr td th tbody thead s form Form input br img hr ' +
  'select option optgroup label svg SVG path g desc math mi image template head body noscript rt rp astro-island x1 main ' +
  'footer strong wbr link plaintextx scriptx'
).split(' ');
const RAW_NAMES = 'script style textarea title TITLE xmp iframe noframes'.split(' ');

const OTHERS = [
  'words ',
  ' $20,000 ',
  ' a & b &amp; c &nbsp; d',
  '&nbsp;',
  ' &#36;20,000 &#x24; &euro; &euro &notit; &hellip;',
  '&ThickSpace; e &Tab;&NewLine; f',
  '&# &#x; &unknown; &amp',
  'Only $90 /wk, 8.19% p.a. comparison rate. ',
  '\n  ',
  ' 1 < 2 > 0 << 3',
  '<3',
  '<>',
  '</>',
  '</ p>',
  '</3>',
  '</p >',
  '</P\n x="y">',
  '</br>',
  '<br/>',
  '<!doctype html>',
  '<!-- a > b -->',
  '<!-- a --!> b -->',
  '<!-- <p> -- > --->',
  '<!-->',
  '<!--->',
  '<!---->',
  '-->',
  '<!>',
  '<!x y>',
  '<!-x>',
  '<!doctypes <p>',
  '<?xml version="1.0"?>',
  '<![CDATA[ a <b> ]] > &amp; ]]>',
  '<![CDAT[ a ]]>',
  '<svg><path d="M0 0"/><title>t</title><style>p{}</style><![CDATA[x]]></svg>',
  '<svg><foreignObject><p>words</foreignObject></svg>',
  '<svg/>',
  '<math><mi>x<br>y</mi><script>z</script></math>',
  '<script>"<p>" </scriptx> <!-- </SCRIPT >',
  '<script type="application/ld+json">{"a":"&amp; <b>"}</script>',
  '<style>p::before{content:"</p>"}</style>',
  '<textarea>a < b &amp; </p> </textare></TEXTAREA>',
  '<title>a &amp; <b></title>',
  '<iframe><p></iframe>',
  '<p',
  '<a b',
  '"',
  "'",
  '>',
];

/** What hides the rest of a page, or stops its reading. */
const HIDING = [
  '<!--',
  '<plaintext>',
  '<a href="',
  '<script type="application/ld+json">{"a":</script>',
  '<textarea>',
];

const tagOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('<', '<', '</'),
      fc.constantFrom(...names),
      fc.array(fc.constantFrom(...ATTRIBUTES), { maxLength: 3 }),
      fc.constantFrom('>', '>', '>', ' >', '/>', ' / >'),
    )
    .map(([begin, name, attributes, end]) => `${begin}${name}${attributes.join('')}${end}`);

/**
 * A page without the ends that htmlparser2 takes for text, and a browser does not: inside an end tag, in the name of a tag such
 * as '<p' or '<script', and behind the '/' of one.
 */
const withKnownEnd = (html: string): string =>
  (/<\/[a-z][^>]*$/i.test(html) ? `${html}>` : html).replace(/(?:<[a-z]+|\/\s*)+$/i, '');

/** HTML as a feed or a writer with bad intentions could make it; half of it is cut off somewhere. */
export const hostileHtml: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof(
        { arbitrary: tagOf(NAMES), weight: 60 },
        { arbitrary: tagOf(RAW_NAMES), weight: 2 },
        { arbitrary: fc.constantFrom(...OTHERS), weight: 40 },
        { arbitrary: fc.constantFrom(...HIDING), weight: 1 },
      ),
      { minLength: 5, maxLength: 60, size: 'max' },
    ),
    fc.boolean(),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([parts, isCut, share]) => {
    const html = parts.join('');
    return withKnownEnd(isCut ? html.slice(0, Math.ceil(html.length * share)) : html);
  });
