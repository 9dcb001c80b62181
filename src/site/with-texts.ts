import { markedTexts, previewMark } from '../domain/content/marked-texts.ts';
import { contentStage } from '../domain/content/content-stage.ts';
import { currentTexts, shownTexts } from '../domain/content/shown-texts.ts';
import { plainText } from '../domain/text/plain-text.ts';
import type { SiteInput } from './site-input.ts';

/**
 * A site with the texts of its day: those that hold, and above every page the first announcement among them, in place of the
 * setting's, which has days as well (spec D11).
 */
export function withTexts(input: SiteInput): SiteInput {
  const { tenant, stock, preview } = input;
  const shown = shownTexts(input.texts, stock.today, preview !== undefined);
  const texts = preview ? markedTexts(shown, stock.today) : shown;
  const [first] = currentTexts(texts, 'announcements', stock.today);
  if (!first) {
    const { announcement } = tenant.site;
    const isDue = announcement && contentStage({ draft: false, ...announcement }, stock.today) === 'shown';
    const site = { ...tenant.site, announcement: isDue ? announcement : (false as const) };
    return { ...input, texts, tenant: { ...tenant, site } };
  }
  const { blocks, button, link, until } = first;
  const words = plainText(blocks.map((block) => (block.block === 'words' ? block.html : '')).join(' '));
  const announcement = {
    text: words ? (preview ? previewMark(first, stock.today) : '') + words : first.title,
    ...(button && link && { link: { label: button, href: link } }),
    ...(until && { until }),
  };
  return { ...input, texts, tenant: { ...tenant, site: { ...tenant.site, announcement } } };
}
