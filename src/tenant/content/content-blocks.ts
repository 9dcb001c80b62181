import type * as z from 'zod';
import {
  BLOCK_ATTRIBUTES,
  CARD_ROW,
  CardAttributes,
  type BlockName,
} from '../../domain/content/content-directives.ts';
import type { ContentBlock, ContentHeading } from '../../domain/content/content-text.ts';
import { nearestWord } from '../nearest-word.ts';
import type { TenantProblem } from '../tenant-error.ts';
import { problemsOf } from '../tenant-error-problems.ts';
import { contentProblem } from './content-problem.ts';
import { wordsOf, type ContentNode, type ContentTree } from './content-tree.ts';
import { lineOf, pictureFrom, type ContentLink } from './walk-content.ts';

/** A location or a form that a text names, with the line. */
export type NamedPart = { kind: 'location' | 'form'; name: string; line: number };

/** The parts of a text in order, with what is wrong with them, and where pictures and links of blocks stand. */
export type ReadBlocks = {
  blocks: ContentBlock[];
  headings: ContentHeading[];
  problems: TenantProblem[];
  links: ContentLink[];
  pictures: { picture: string; line: number }[];
  names: NamedPart[];
};
type Directive = Extract<ContentNode, { type: 'leafDirective' | 'containerDirective' }>;

const isDirective = (node: ContentNode): node is Directive =>
  node.type === 'leafDirective' || node.type === 'containerDirective';
const isBlockName = (name: string): name is BlockName => Object.hasOwn(BLOCK_ATTRIBUTES, name);

/** A picture alone in a paragraph is a figure. */
function pictureAlone(node: ContentNode): { url: string; alt: string; title: string } | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? { url: only.url, alt: only.alt ?? '', title: only.title ?? '' } : undefined;
}

/** Reads the parts of a text. `file` is its place in the tenant's folder, `above` the lines above the tree. */
export function readBlocks(tree: ContentTree, file: string, above: number): ReadBlocks {
  const read: ReadBlocks = { blocks: [], headings: [], problems: [], links: [], pictures: [], names: [] };
  const definitions = tree.children.filter(({ type }) => type === 'definition');
  const taken = new Set<string>();
  let run: ContentNode[] = [];

  function endRun(): void {
    const { html, headings } = wordsOf(run, definitions, taken);
    if (html !== '') read.blocks.push({ block: 'words', html });
    read.headings.push(...headings);
    run = [];
  }
  function picture(written: string, line: number): string {
    const named = pictureFrom(file, written);
    read.pictures.push({ picture: named, line });
    return named;
  }
  function attributes<Schema extends z.ZodType>(
    node: Directive,
    schema: Schema,
  ): z.output<Schema> | undefined {
    const line = lineOf(node, above);
    const result = schema.safeParse(node.attributes ?? {});
    if (result.success) return result.data;
    for (const { path, ...problem } of problemsOf(result.error.issues, node.attributes ?? {}, schema))
      read.problems.push(contentProblem(file, `::${node.name} ${path}`, line, problem));
    return undefined;
  }
  function refuse(node: Directive, expected: string, wayOut: string): void {
    const found = `'${node.name}'`;
    read.problems.push(contentProblem(file, 'directive', lineOf(node, above), { expected, found, wayOut }));
  }

  function cardRow(node: Directive): void {
    const cards = node.children.flatMap((child) => {
      if (child.type !== 'leafDirective' || child.name !== 'card') {
        const line = lineOf(child as ContentNode, above);
        const found = child.type === 'leafDirective' ? `'${child.name}'` : 'other words';
        read.problems.push(
          contentProblem(file, ':::cards', line, {
            expected: '::card{title="…"} on each line',
            found,
            wayOut: 'put words above or below the row, and close it with :::',
          }),
        );
        return [];
      }
      const card = attributes(child, CardAttributes);
      if (!card) return [];
      const line = lineOf(child, above);
      if (card.href) read.links.push({ href: card.href, line });
      return [{ ...card, ...(card.picture && { picture: picture(card.picture, line) }) }];
    });
    if (cards.length > 0) read.blocks.push({ block: 'cards', cards });
  }

  function block(node: Directive): void {
    const { name } = node;
    if (name === CARD_ROW) return cardRow(node);
    if (!isBlockName(name)) {
      const known = [CARD_ROW, ...Object.keys(BLOCK_ATTRIBUTES)];
      const nearest = nearestWord(name, known);
      return refuse(
        node,
        `one of ${known.join(', ')}`,
        nearest ? `write ${nearest}` : 'take it out, or see docs/content.md',
      );
    }
    if (node.type === 'containerDirective')
      return refuse(node, `::${name}{…} on one line`, 'write two colons, and take the closing ::: out');
    const line = lineOf(node, above);
    const told = attributes(node, BLOCK_ATTRIBUTES[name]);
    if (!told) return;
    const found = { block: name, ...told } as ContentBlock;
    if (found.block === 'figure') found.src = picture(found.src, line);
    if (found.block === 'video' && found.picture) found.picture = picture(found.picture, line);
    if (found.block === 'action') read.links.push({ href: found.href, line });
    if (found.block === 'stock') read.links.push({ href: found.search, line });
    if (found.block === 'form') read.names.push({ kind: 'form', name: found.name, line });
    if ((found.block === 'map' || found.block === 'hours') && found.location)
      read.names.push({ kind: 'location', name: found.location, line });
    read.blocks.push(found);
  }

  for (const node of tree.children) {
    const alone = pictureAlone(node);
    if (alone) {
      endRun();
      const src = picture(alone.url, lineOf(node, above));
      read.blocks.push({ block: 'figure', src, alt: alone.alt, caption: alone.title });
    } else if (isDirective(node)) {
      endRun();
      block(node);
    } else if (node.type !== 'definition') run.push(node);
  }
  endRun();
  return read;
}
