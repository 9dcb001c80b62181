import { decodeHTMLStrict } from 'entities/decode';

const ENTITY = /&(?:#x?[\da-f]{1,7}|[a-z][a-z\d]{1,31});/i;
/** A text may be escaped by the system that wrote it, and again by the one that sent it. */
const MAX_ESCAPES = 3;

/** A text with the entities of HTML put in, '&amp;amp;' and 'Citro&euml;n' among them; what is none stays. */
export function withoutEntities(text: string): string {
  let plain = text;
  for (let round = 0; round < MAX_ESCAPES && plain.includes('&') && ENTITY.test(plain); round += 1)
    plain = decodeHTMLStrict(plain);
  return plain;
}

const CDATA = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;
const ESCAPED_TAG = /&(?:amp;)*lt;\/?[a-z]/i;
const TAG = /<\/?[a-z]/i;

/**
 * Text of several lines or HTML as it was before systems wrapped it: without CDATA, with line ends where '\n' stands as two
 * letters, and with tags where they are escaped and none is written plainly.
 */
export function unwrappedText(text: string): string {
  let plain = text;
  if (plain.includes(']]>') || plain.includes('<![CDATA['))
    plain = plain.replace(CDATA, '$1').replace(/\]\]>\s*$/, '');
  if (plain.includes('\\') && !plain.includes('\n')) plain = plain.replace(/\\r\\n|\\n|\\r(?![a-z])/g, '\n');
  return !TAG.test(plain) && ESCAPED_TAG.test(plain) ? withoutEntities(plain) : plain;
}
