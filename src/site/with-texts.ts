import { markedTexts, previewMark } from '../domain/content/marked-texts.ts';
import { currentTexts, shownTexts } from '../domain/content/shown-texts.ts';
import { plainText } from '../domain/text/plain-text.ts';
import type { SiteInput } from './site-input.ts';

/**
 * A site with the texts of its day: those that hold, and above every page the first announcement among them, in place of the
 * setting's (spec D11).
 */
export function withTexts(input: SiteInput): SiteInput {
  const { tenant, stock, preview } = input;
  const shown = shownTexts(input.texts, stock.today, preview !== undefined);
  const texts = preview ? markedTexts(shown, stock.today) : shown;
  const [first] = currentTexts(texts, 'announcements', stock.today);
  if (!first) return { ...input, texts };
  const { blocks, button, link, until } = first;
  const words = plainText(blocks.map((block) => (block.block === 'words' ? block.html : '')).join(' '));
  const announcement = {
    text: words ? (preview ? previewMark(first, stock.today) : '') + words : first.title,
    ...(button && link && { link: { label: button, href: link } }),
    ...(until && { until }),
  };
  return { ...input, texts, tenant: { ...tenant, site: { ...tenant.site, announcement } } };
}
