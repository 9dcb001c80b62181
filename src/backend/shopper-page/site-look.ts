import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SUCCESS_PATH } from '../../domain/lead/success-words.ts';
import { FONT_MARK } from '../../domain/site/document-marks.ts';
import { onceFor } from '../once-for.ts';
import { attributeProperty, elementsOf } from '../page-elements.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

/** How a published site looks, as its own pages say it: nothing of it is in the settings. */
export type SiteLook = {
  /** Colours, corners and weights of a site without style sheets: CSS. */
  theme?: string;
  /** Links to its style sheets, its font and its icon: markup. */
  links: string;
  /** The name of its font, as its documents are marked with it. */
  font?: string;
  /** The address of its logo. */
  logo?: string;
};

/** A site that handed no page over is plain and legible. */
const PLAIN = {
  theme:
    ':root{color-scheme:light;--color-ground:#f6f7f9;--color-surface:#fff;--color-raised:#eceff3;--color-ink:#14181f;--color-ink-soft:#4a5361;--color-line:#dde1e7;--color-line-strong:#7b8594;--color-accent:#0b57d0;--color-accent-strong:#0b57d0;--color-accent-ink:#fff;--color-warning:#7d4e00;--color-warning-soft:#fdecc8;--radius-medium:8px;--radius-large:12px;--weight-display:700;--tracking-display:-0.01em}',
  links: '',
} satisfies SiteLook;

const KEPT_LINKS = new Set(['stylesheet', 'preload', 'icon']);

function isLook({ tagName, properties }: Element): boolean {
  const [relation = ''] = [properties['rel'] ?? ''].flat().map(String);
  const isPicture = properties['as'] === 'image';
  return tagName === 'link' && KEPT_LINKS.has(relation) && !isPicture;
}

function lookOf(html: string): SiteLook {
  const elements = [...elementsOf(fromHtml(html))];
  const named = (name: string): Element | undefined => elements.find(({ tagName }) => tagName === name);
  const header = named('header');
  const logo = header && [...elementsOf(header)].find(({ tagName }) => tagName === 'img');
  const font = named('html')?.properties[attributeProperty(FONT_MARK)];
  return {
    links: toHtml(elements.filter(isLook)),
    ...(typeof font === 'string' && { font }),
    ...(logo && { logo: String(logo.properties['src']) }),
  };
}

/** The look of a release, read once from one of the pages that it handed over. */
export const siteLook = onceFor(({ forms }: SiteRelease): SiteLook => {
  const html = forms.get(SUCCESS_PATH) ?? [...forms.values()][0];
  return html === undefined ? PLAIN : lookOf(html);
});
