import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import type { Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** Words and lists only: no attribute, no address, no picture comes from a feed. */
const ALLOWED: Schema = {
  tagNames: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'h3', 'h4'],
  attributes: {},
  protocols: {},
  clobber: [],
  ancestors: { li: ['ul', 'ol'] },
  required: {},
  // Their content is no text for readers, so it goes with the tag.
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
    'textarea',
    'select',
  ],
  allowComments: false,
  allowDoctypes: false,
};

const MARKUP = /<[a-z!/?]/i;

/** Plain text's blank lines as paragraphs and its line ends as breaks. */
function paragraphs(text: string): string {
  if (!text.includes('\n')) return text;
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim().replace(/\s*\n\s*/g, '<br>'));
  return blocks.map((block) => `<p>${block}</p>`).join('');
}

/**
 * HTML of a feed with nothing in it but text in a dozen plain tags without attributes; a plain text keeps its paragraphs.
 * The result may be put into a page as it is.
 */
export function sanitiseHtml(text: string): string {
  const html = MARKUP.test(text) ? text : paragraphs(text.replaceAll('<', '&lt;'));
  if (!html.includes('<') && !html.includes('&')) return html;
  try {
    return toHtml(sanitize(fromHtml(html, { fragment: true }), ALLOWED)).trim();
  } catch (error) {
    // Thousands of elements inside each other exhaust the stack: no comments, but an attack. Its words stay.
    if (!(error instanceof RangeError)) throw error;
    return html
      .replace(/<[^>]*>?/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }
}
