import {
  articleAuthors,
  articlesFor,
  articleTags,
  newestFirst,
  relatedArticles,
  type Article,
} from '../domain/content/blog.ts';
import { SECTION_PATHS } from '../domain/content/content-kinds.ts';
import { authorPath, FEED_PATH, tagPath } from '../domain/content/content-routes.ts';
import type { BlogCard, ContentPlan } from '../domain/content/content-view.ts';
import { articleJsonLd } from '../domain/content/article-json-ld.ts';
import { slugify } from '../domain/text/slugify.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { ContentParts } from './content-plans.ts';
import type { SiteParts } from './site-parts.ts';

const BLOG = SECTION_PATHS.blog;
/** Articles beside another, on the home page and on a vehicle's page. */
const CARDS = 3;
/** Vehicles below an article. */
const VEHICLES = 4;

/** An article as a card (spec D14). */
function blogCard(
  { path, title, description, picture, picture_alt: alt, date }: Article,
  site: SiteParts,
): BlogCard {
  return { href: path, heading: title, description, image: site.pictureOf(picture), alt, date };
}

/** Up to three articles as cards: the newest, or those for a vehicle (spec V11). */
export function articleCards(site: SiteParts, articles: readonly Article[], vehicle?: Vehicle): BlogCard[] {
  const chosen = vehicle ? articlesFor(vehicle, articles, CARDS) : newestFirst(articles).slice(0, CARDS);
  return chosen.map((article) => blogCard(article, site));
}

/** The pages of the blog: its list, tags, authors and articles; none without an article. */
export function blogPages({ site, current, shown, intro, page, list }: ContentParts): ContentPlan[] {
  const articles = newestFirst(current('blog'));
  if (articles.length === 0) return [];
  const { tenant } = site;
  const size = tenant.content.articles_per_page;
  const tags = articleTags(articles).map(({ label, slug }) => ({ label, href: tagPath(slug) }));

  // The dealer's own text names the blog, in the crumbs too.
  const parent = { label: intro(BLOG)?.title ?? 'Blog', href: BLOG };

  function listOf(path: string, title: string, of: readonly Article[]): ContentPlan[] {
    const pages = Math.ceil(of.length / size);
    return Array.from({ length: pages }, (_, index) => {
      const number = index + 1;
      const description = path === BLOG ? 'Articles by' : `${title}: articles by`;
      const words = {
        path: number > 1 ? `${path}/page/${number}` : path,
        title: number > 1 ? `${title}, page ${number}` : title,
        description,
        parents: path === BLOG ? [] : [parent],
      };
      const cards = of.slice(index * size, number * size).map((article) => blogCard(article, site));
      return list(words, (text) => ({
        view: 'articles',
        text,
        cards,
        tags,
        number,
        pages,
        path,
        feed: FEED_PATH,
      }));
    });
  }

  function articlePage(article: Article): ContentPlan {
    const { date, author } = article;
    const picture = site.pictureOf(article.picture);
    return page(
      article,
      {
        view: 'article',
        text: shown(article),
        date,
        author: { label: author, href: authorPath(slugify(author)) },
        tags: article.tags.map((label) => ({ label, href: tagPath(slugify(label)) })),
        stock: article.stock ? site.stockOf(article.stock, VEHICLES) : undefined,
        next: relatedArticles(article, articles, CARDS).map((other) => blogCard(other, site)),
      },
      { parents: [parent], jsonLd: [articleJsonLd(article, tenant, picture)] },
    );
  }

  return [
    ...listOf(BLOG, 'Blog', articles),
    ...articleTags(articles).flatMap(({ slug, label, articles: of }) => listOf(tagPath(slug), label, of)),
    ...articleAuthors(articles).flatMap(({ slug, label, articles: of }) =>
      listOf(authorPath(slug), `Articles by ${label}`, of),
    ),
    ...articles.map(articlePage),
  ];
}
