import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** An element with its attributes and children, or a text. */
export type TreeNode = string | [tag: string, attributes: Record<string, string>, children: TreeNode[]];

/** A page as its parts: what both other builders are given, and all that they are given. */
export type PageTree = { title: string; description: string; body: TreeNode[] };

const isElement = (node: Node): node is Element => 'tagName' in node;

function treeOf(node: Node): TreeNode[] {
  if ('value' in node) return [node.value];
  if (!isElement(node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const children = 'content' in node ? (node.content as Element).childNodes : node.childNodes;
  return [[node.tagName, attributes, children.flatMap(treeOf)]];
}

function elementsOf(node: Node, tag: string): Element[] {
  const own = isElement(node) && node.tagName === tag ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap((child) => elementsOf(child, tag))] : own;
}

/** A page of HTML as a tree. */
export function pageTree(html: string): PageTree {
  const page = parse(html);
  const [title] = elementsOf(page, 'title').flatMap(treeOf);
  const description = elementsOf(page, 'meta').find(({ attrs }) =>
    attrs.some(({ name, value }) => name === 'name' && value === 'description'),
  );
  const words = title === undefined || typeof title === 'string' ? [] : title[2];
  return {
    title: words.join(''),
    description: description?.attrs.find(({ name }) => name === 'content')?.value ?? '',
    body: elementsOf(page, 'body').flatMap(({ childNodes }) => childNodes.flatMap(treeOf)),
  };
}

/**
 * Writes the trees of a built site's pages (paths with `.html`) as `<trees>/<number>.json`, and `<trees>/pages.json`: for
 * each page its address without `.html` and its number.
 */
export async function writePageTrees(
  siteFolder: string,
  pages: readonly string[],
  trees: string,
): Promise<void> {
  await mkdir(trees, { recursive: true });
  for (const [number, page] of pages.entries()) {
    const tree = pageTree(await readFile(path.join(siteFolder, page), 'utf8'));
    await writeFile(path.join(trees, `${number}.json`), JSON.stringify(tree));
  }
  const listed = pages.map((page, number) => ({ address: page.replace(/\.html$/, ''), number }));
  await writeFile(path.join(trees, 'pages.json'), JSON.stringify(listed));
}
