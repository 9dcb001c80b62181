/**
 * Words that would become markup, or change what a parser reads next, wherever a page forgot where it puts them. Each
 * begins with letters, so that a harmless twin stands in the same place of every list.
 */
export const HOSTILE_WORDS: readonly string[] = [
  'Alder</noscript><meta http-equiv=refresh content="0;url=/hijacked"><x-live data-live>',
  'Birch</script><script>globalThis.hijacked=1</script>',
  'Cedar</style><img src=x onerror=globalThis.hijacked=1>',
  'Dogwood</textarea></title></select></option></button><x-live data-live>',
  'Elm<!-- never closed',
  'Fir--> ]]> <![CDATA[ <plaintext>',
  'Gum" onmouseover="globalThis.hijacked=1" data-live="',
  "Hazel' onfocus='globalThis.hijacked=1' autofocus data-live='",
  'Ivy ${globalThis.hijacked=1} {{1+1}} `x` <%= 1 %>',
  'Juniper\u2028\u2029\u202Eesrever\u202C\u200B\u0000\u0007\uFEFF\uD800',
  'Kauri javascript:globalThis.hijacked=1 &lt;img src=x&gt; &#60;b&#62; &notanentity',
  'Lime<svg onload=globalThis.hijacked=1><template><iframe srcdoc="<script>1</script>"></iframe>',
];

/** All of them in one text, for the words of a dealer's settings. */
export const ALL_HOSTILE_WORDS = HOSTILE_WORDS.join(' ');

/** A text of the same length in which everything but letters and spaces is the letter x. */
export const harmless = (text: string): string => text.replace(/[^a-zA-Z ]/g, 'x');
