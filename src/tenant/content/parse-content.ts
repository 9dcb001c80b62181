import { contentPath, type ContentKind } from '../../domain/content/content-kinds.ts';
import { CONTENT_FIELDS } from '../../domain/content/content-fields.ts';
import type { ContentText } from '../../domain/content/content-text.ts';
import type { TenantProblem } from '../tenant-error.ts';
import { problemsOf } from '../tenant-error-problems.ts';
import { readBlocks, type NamedPart } from './content-blocks.ts';
import { contentProblem } from './content-problem.ts';
import { contentQuestions } from './content-questions.ts';
import { tableProblems } from './content-table-problems.ts';
import { contentTree } from './content-tree.ts';
import { readFrontMatter } from './front-matter.ts';
import { htmlProblems, linksOf, nodesOf, lineOf, pictureFrom, type ContentLink } from './walk-content.ts';

/** A text as it was read: undefined where its front matter is not understood, and what is wrong with it. */
export type ParsedContent = {
  text: ContentText | undefined;
  problems: TenantProblem[];
  links: ContentLink[];
  /** Pictures by their path from the tenant's folder, or their address. */
  pictures: { picture: string; line: number }[];
  names: NamedPart[];
  /** The lines of the fields above the text, by their names. */
  lines: ReadonlyMap<string, number>;
};

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is known of a text that cannot be read. */
export const unread = (problems: TenantProblem[]): ParsedContent => ({
  text: undefined,
  problems,
  links: [],
  pictures: [],
  names: [],
  lines: new Map(),
});

/** Reads the text of a file of content; `file` is its place in the tenant's folder: 'content/blog/towing.md'. */
export function parseContent(source: string, file: string, kind: ContentKind): ParsedContent {
  const parts = /^(---\r?\n([\s\S]*?)\r?\n---\r?\n)([\s\S]*)$/.exec(source);
  if (!parts)
    return unread([
      contentProblem(file, 'front matter', 1, {
        expected: 'the file to begin with ---, title: …, ---',
        found: JSON.stringify(source.slice(0, 40)),
        wayOut: 'put the front matter above the text; docs/content.md has an example of each kind',
      }),
    ]);
  const [, head = '', fields = '', body = ''] = parts;
  const front = readFrontMatter(fields);
  if ('found' in front) return unread([{ ...front, path: `${file} ${front.path}` }]);
  const schema = CONTENT_FIELDS[kind];
  const result = schema.safeParse(front.fields);
  if (!result.success)
    return unread(
      problemsOf(result.error.issues, front.fields, schema).map(({ path, ...problem }) =>
        contentProblem(file, `front matter ${path}`, front.lines.get(path), problem),
      ),
    );

  const name = file.replace(/^.*\//, '').replace(/\.md$/, '');
  const above = head.split('\n').length - 1;
  const tree = contentTree(body);
  const read = readBlocks(tree, file, above);
  const data = result.data;
  const lines = (field: string): number => front.lines.get(field) ?? 1;
  const pictures = [...read.pictures];
  if (data.picture !== undefined) {
    data.picture = pictureFrom(file, data.picture);
    pictures.push({ picture: data.picture, line: lines('picture') });
  }
  const links = [...linksOf(tree, above), ...read.links];
  for (const field of ['link', 'stock']) {
    const href: unknown = Reflect.get(data, field);
    if (typeof href === 'string') links.push({ href, line: lines(field) });
  }
  const place: NamedPart[] =
    'location' in data && typeof data.location === 'string'
      ? [{ kind: 'location', name: data.location, line: lines('location') }]
      : [];
  const path = 'path' in data ? data.path : contentPath(kind, name);
  const questions = kind === 'faqs' ? contentQuestions(tree, name) : [];
  const text = { kind, file, name, blocks: read.blocks, headings: read.headings, questions, ...data, path };
  return {
    text: text as ContentText,
    problems: [
      ...(NAME.test(name) ? [] : [badName(file, name)]),
      ...htmlProblems(tree, file, above),
      ...tableProblems(tree, file, above),
      ...read.problems,
      ...inlinePictures(tree, file, above, read.pictures.length),
    ],
    links,
    pictures,
    names: [...read.names, ...place],
    lines: front.lines,
  };
}

function badName(file: string, name: string): TenantProblem {
  return contentProblem(file, 'name', undefined, {
    expected: 'small letters, digits and single hyphens, as its address will have',
    found: `'${name}'`,
    wayOut: 'rename the file',
  });
}

/** Pictures inside a sentence, which have no width of their own to be shown in. */
function inlinePictures(
  tree: ReturnType<typeof contentTree>,
  file: string,
  above: number,
  figures: number,
): TenantProblem[] {
  const images = [...nodesOf(tree)].filter(({ type }) => type === 'image');
  const alone = new Set(
    tree.children.flatMap((node) =>
      node.type === 'paragraph' && node.children.length === 1 ? node.children : [],
    ),
  );
  if (figures === images.length && images.every((image) => alone.has(image as never))) return [];
  return images
    .filter((image) => !alone.has(image as never))
    .map((image) =>
      contentProblem(file, 'picture', lineOf(image, above), {
        expected: 'a picture on a line of its own, with an empty line above and below',
        found: 'one among words',
        wayOut: 'give it a line of its own, or use ::figure{src="…" alt="…" caption="…"}',
      }),
    );
}
