import type { Element, Nodes, Text } from 'hast';

/** The name of an attribute as the parser gives it: data-error-of is dataErrorOf. */
export const attributeProperty = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, email: string) => email.toUpperCase());

/** All elements of a page or of a part of it, in their order, itself first. */
export function* elementsOf(node: Nodes): Generator<Element> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsOf(child);
}

/** What an element holds to say a text, which stays text whatever it looks like. */
export const textOf = (value: string): Text[] => [{ type: 'text', value }];

/** The words of an element, without those of its markup. */
export const wordsOf = (node: Nodes): string =>
  node.type === 'text' ? node.value.trim() : 'children' in node ? node.children.map(wordsOf).join('') : '';
