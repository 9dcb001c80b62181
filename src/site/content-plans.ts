import { currentTexts } from '../domain/content/shown-texts.ts';
import { contentStage } from '../domain/content/content-stage.ts';
import type { ContentPlan, ContentView } from '../domain/content/content-view.ts';
import type { ContentKind } from '../domain/content/content-kinds.ts';
import type { ContentText } from '../domain/content/content-text.ts';
import { sharedPhoto } from '../domain/picture/shared-photo.ts';
import { relatedLinks } from '../domain/site/related-links.ts';
import { breadcrumbJsonLd } from '../domain/site/breadcrumb-json-ld.ts';
import type { JsonLd } from '../domain/site/json-ld.ts';
import { textShower } from './shown-blocks.ts';
import type { SiteParts } from './site-parts.ts';

/** What all pages of texts are planned with. */
export type ContentParts = {
  site: SiteParts;
  /** Those of a kind that hold, in their order. */
  current: <Kind extends ContentKind>(kind: Kind) => Extract<ContentText, { kind: Kind }>[];
  shown: ReturnType<typeof textShower>;
  /** The dealer's own text at an address of a list: its title, and its words above the list. */
  intro: (path: string) => Extract<ContentText, { kind: 'pages' }> | undefined;
  /** The page of a text of its own, `parents` between Home and it. */
  page: (text: ContentText, view: ContentView, around?: Around) => ContentPlan;
  /** The page of a list, with the dealer's words where a page of his is at its address. */
  list: (words: ListWords, view: (text: ReturnType<ContentParts['shown']>) => ContentView) => ContentPlan;
};
type Around = { parents?: { label: string; href: string }[]; jsonLd?: JsonLd[] };
type ListWords = { path: string; title: string; description: string } & Around;

const NO_WORDS = { blocks: [], headings: [] };

/** Prepares the plans of a site's texts. */
export function contentParts(site: SiteParts): ContentParts {
  const { tenant, stock, texts, pictureOf } = site;
  const { name, url } = tenant.site;
  const shown = textShower(site);
  const home = { label: 'Home', href: '/' };
  const relatedTo = (path: string) => relatedLinks(path, tenant.site).filter(({ href }) => site.isPage(href));
  const intro = (path: string) =>
    texts.find(
      (text): text is Extract<ContentText, { kind: 'pages' }> => text.kind === 'pages' && text.path === path,
    );

  const page: ContentParts['page'] = (text, view, { parents = [], jsonLd = [] } = {}) => {
    const stage = contentStage(text, stock.today);
    const breadcrumb = [home, ...parents, { label: text.title }];
    return {
      ...view,
      path: text.path,
      title: text.title,
      description: text.description || tenant.site.tagline || text.title,
      breadcrumb,
      index: stage === 'shown',
      stage,
      until: text.until,
      image: sharedPhoto(pictureOf(text.picture), tenant.images, text.picture_alt),
      picture: pictureOf(text.picture),
      alt: text.picture_alt,
      related: relatedTo(text.path),
      jsonLd: [...(text.kind === 'pages' ? [] : [breadcrumbJsonLd(breadcrumb, url)]), ...jsonLd],
    };
  };

  const list: ContentParts['list'] = ({ path, title, description, parents = [], jsonLd = [] }, view) => {
    const own = intro(path);
    const breadcrumb = [home, ...parents, { label: own?.title ?? title }];
    return {
      ...view(own ? shown(own) : NO_WORDS),
      path,
      title: own?.title ?? title,
      description: own?.description || `${description} ${name}.`,
      breadcrumb,
      index: true,
      stage: 'shown',
      until: undefined,
      image: sharedPhoto(pictureOf(own?.picture), tenant.images, own?.picture_alt),
      picture: pictureOf(own?.picture),
      alt: own?.picture_alt ?? '',
      related: relatedTo(path),
      jsonLd: [breadcrumbJsonLd(breadcrumb, url), ...jsonLd],
    };
  };

  return { site, shown, intro, page, list, current: (kind) => currentTexts(texts, kind, stock.today) };
}
