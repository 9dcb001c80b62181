/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  'ADDRESS BLOCKQUOTE DIV DL DD DT H1 H2 H3 H4 H5 H6 LI OL P PRE SECTION TABLE TR UL'.split(' '),
);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of an element on one line, hidden ones included: a closed disclosure is still part of a sheet. */
export function readText(element: Element): string {
  return tidy(readParagraphs(element).join(' '));
}

/**
 * The words of an element, a paragraph each for its blocks and line breaks; an item of a list begins with a bullet. Works
 * on pages that are not on the screen, which have no `innerText`.
 */
export function readParagraphs(element: Element): string[] {
  const paragraphs = [''];
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      paragraphs[paragraphs.length - 1] += node.textContent ?? '';
      return;
    }
    if (!(node.nodeType === Node.ELEMENT_NODE)) return;
    const { nodeName } = node;
    const isBlock = node !== element && BLOCKS.has(nodeName);
    if (isBlock || nodeName === 'BR') paragraphs.push(nodeName === 'LI' ? '• ' : '');
    if (nodeName === 'TD' || nodeName === 'TH') paragraphs[paragraphs.length - 1] += ' ';
    node.childNodes.forEach(visit);
    if (isBlock) paragraphs.push('');
  };
  visit(element);
  return paragraphs.map(tidy).filter((paragraph) => paragraph !== '' && paragraph !== '•');
}
