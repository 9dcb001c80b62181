import type { ContentKind } from './content-kinds.ts';
import { contentPath } from './content-kinds.ts';
import type { Article } from './blog.ts';
import type { ContentText } from './content-text.ts';

type Of<Kind extends ContentKind> = Extract<ContentText, { kind: Kind }>;

const shared = (kind: ContentKind, name: string) => ({
  file: `content/${kind}/${name}.md`,
  name,
  path: contentPath(kind, name),
  title: name,
  description: '',
  picture_alt: '',
  draft: false,
  blocks: [{ block: 'words' as const, html: '<p>Words.</p>' }],
  headings: [],
  questions: [],
});

/** A page of the dealer's at an address. */
export const examplePage = (path: string, changes: Partial<Of<'pages'>> = {}): Of<'pages'> => ({
  ...shared('pages', path.slice(1).replaceAll('/', '-')),
  kind: 'pages',
  title: 'A text',
  path,
  ...changes,
});

/** An article of 1 November 2026. */
export const exampleArticle = (name: string, changes: Partial<Article> = {}): Article => ({
  ...shared('blog', name),
  kind: 'blog',
  date: '2026-11-01',
  author: 'Ann Example',
  tags: [],
  ...changes,
});

/** An offer that does not end. */
export const exampleOffer = (name: string, changes: Partial<Of<'offers'>> = {}): Of<'offers'> => ({
  ...shared('offers', name),
  kind: 'offers',
  order: 100,
  terms: 'While stock lasts.',
  offer: '',
  ...changes,
});

/** A position at a location. */
export const examplePosition = (name: string, changes: Partial<Of<'careers'>> = {}): Of<'careers'> => ({
  ...shared('careers', name),
  kind: 'careers',
  order: 100,
  posted: '2026-11-01',
  employment: 'full-time',
  location: 'yard',
  pay: '',
  ...changes,
});
