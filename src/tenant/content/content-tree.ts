import { toHtml } from 'hast-util-to-html';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ContentHeading } from '../../domain/content/content-text.ts';
import { nameHeadings } from './content-headings.ts';
import { shapeTables } from './content-tables.ts';

/** Markdown as a tree. */
export type ContentTree = ReturnType<typeof fromMarkdown>;
export type ContentNode = ContentTree['children'][number];

type Hast = ReturnType<typeof toHast>;
type Element = Extract<Hast, { type: 'element' }>;

/** Blocks alone: a colon inside a sentence, as in 9:30, is no directive. */
const BLOCKS = { flow: directive().flow };

/** Reads Markdown with tables and with directives of the kinds ::name{…} and :::name. */
export function contentTree(markdown: string): ContentTree {
  return fromMarkdown(markdown, {
    extensions: [BLOCKS, gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
}

/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const FLOWS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'th', 'td']);

const textOf = (node: Element['children'][number]): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

/** Says of paragraphs in a script from right to left that the browser should find their direction. */
function markDirection(node: Hast): void {
  if (node.type !== 'root' && node.type !== 'element') return;
  if (node.type === 'element' && FLOWS.has(node.tagName) && RIGHT_TO_LEFT.test(textOf(node)))
    node.properties['dir'] = 'auto';
  for (const child of node.children) if (child.type === 'element') markDirection(child);
}

/** A run of nodes as HTML; `definitions` are the addresses that its links name, `taken` the ids the page has so far. */
export function wordsOf(
  nodes: readonly ContentNode[],
  definitions: readonly ContentNode[],
  taken: Set<string>,
): { html: string; headings: ContentHeading[] } {
  const content = toHast({ type: 'root', children: [...nodes, ...definitions] });
  const headings = nameHeadings(content, taken);
  markDirection(content);
  shapeTables(content);
  return { html: toHtml(content).trim(), headings };
}
