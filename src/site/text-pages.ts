import { contentStage } from '../domain/content/content-stage.ts';
import type { ContentPlan } from '../domain/content/content-view.ts';
import type { ContentText } from '../domain/content/content-text.ts';
import { articleFeed } from '../domain/content/article-feed.ts';
import { FEED_PATH } from '../domain/content/content-routes.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { articleCards, blogPages } from './blog-pages.ts';
import type { ContentParts } from './content-plans.ts';
import { offerPages } from './offer-pages.ts';
import { careerPages, questionPages, teamPages } from './people-pages.ts';

/** The pages of the dealer's texts (spec P1), but for those that stand above a form. */
export function textPages(parts: ContentParts, hasForm: (text: { path: string }) => boolean) {
  const { site } = parts;
  const { tenant, stock } = site;
  const sections = [
    ...blogPages(parts),
    ...offerPages(parts),
    ...careerPages(parts),
    ...teamPages(parts),
    ...questionPages(parts),
  ];
  const taken = new Set(sections.map(({ path }) => path));
  const isPage = (text: ContentText): boolean =>
    text.kind === 'pages' &&
    !hasForm(text) &&
    !taken.has(text.path) &&
    contentStage(text, stock.today) !== 'ended';
  const articles = parts.current('blog');

  function all(): ContentPlan[] {
    const texts = site.texts
      .filter(isPage)
      .map((text) => parts.page(text, { view: 'text', text: parts.shown(text) }));
    return [...texts, ...sections];
  }

  return {
    pages: () => all().map((plan) => ({ plan, key: site.pageKey('text', plan) })),
    /** The articles as RSS, at its address; none without one. */
    feeds: () => (articles.length > 0 ? [{ path: FEED_PATH, xml: articleFeed(articles, tenant.site) }] : []),
    /** Articles for the home page, or for the page of a vehicle (spec D14, V11). */
    articlesFor: (vehicle?: Vehicle) => articleCards(site, articles, vehicle),
  };
}
