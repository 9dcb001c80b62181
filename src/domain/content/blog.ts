import type { Vehicle } from '../vehicle/vehicle.ts';
import { slugify } from '../text/slugify.ts';
import type { ContentText } from './content-text.ts';

export type Article = Extract<ContentText, { kind: 'blog' }>;

/** A word that articles share, or who wrote them, with the end of the address of its list. */
export type ArticleGroup = { label: string; slug: string; articles: Article[] };

/** Articles, newest first; those of one day by their names. */
export function newestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted(
    (one, other) => other.date.localeCompare(one.date) || one.name.localeCompare(other.name),
  );
}

function groupsBy(
  articles: readonly Article[],
  wordsOf: (article: Article) => readonly string[],
): ArticleGroup[] {
  const groups = new Map<string, ArticleGroup>();
  for (const article of articles) {
    for (const label of wordsOf(article)) {
      const slug = slugify(label);
      const group = groups.get(slug) ?? { label, slug, articles: [] };
      if (!group.articles.includes(article)) group.articles.push(article);
      if (slug !== '') groups.set(slug, group);
    }
  }
  return [...groups.values()];
}

/** The tags of articles, by name. */
export const articleTags = (articles: readonly Article[]): ArticleGroup[] =>
  groupsBy(articles, ({ tags }) => tags).toSorted((one, other) => one.label.localeCompare(other.label));

/** Who wrote them. */
export const articleAuthors = (articles: readonly Article[]): ArticleGroup[] =>
  groupsBy(articles, ({ author }) => [author]);

/** Up to `count` other articles, those with most tags in common first, newest first among equals. */
export function relatedArticles(article: Article, articles: readonly Article[], count: number): Article[] {
  const own = new Set(article.tags.map(slugify));
  const shared = ({ tags }: Article): number => tags.filter((tag) => own.has(slugify(tag))).length;
  return newestFirst(articles)
    .filter(({ name }) => name !== article.name)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, count);
}

/**
 * Up to `count` articles for the page of a vehicle (spec V11): those whose tags name its make, model or body first, then the
 * newest.
 */
export function articlesFor(
  vehicle: Pick<Vehicle, 'make' | 'model' | 'body' | 'item_type'>,
  articles: readonly Article[],
  count: number,
): Article[] {
  if (articles.length === 0) return [];
  const { make, model, body, item_type: type } = vehicle;
  const about = new Set([make, model, `${make} ${model}`, body ?? '', type ?? ''].map(slugify));
  const isAbout = ({ tags }: Article): boolean => tags.some((tag) => about.has(slugify(tag)));
  const sorted = newestFirst(articles);
  return [...sorted.filter(isAbout), ...sorted.filter((article) => !isAbout(article))].slice(0, count);
}
