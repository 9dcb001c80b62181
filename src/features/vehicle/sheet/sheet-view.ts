import { createElement } from '../viewer/create-element.ts';
import type { SheetRow, VehicleSheet } from './vehicle-sheet.ts';
import { priceNotes } from './vehicle-sheet.ts';

const paragraphs = (texts: readonly (string | undefined)[], className = ''): HTMLElement[] =>
  texts.flatMap((textContent) =>
    textContent === undefined ? [] : [createElement('p', { textContent, className })],
  );

const rowList = (rows: readonly SheetRow[]): HTMLElement =>
  createElement(
    'dl',
    {},
    ...rows.map(({ label, value }) =>
      createElement('div', {}, createElement('dt', {}, label), createElement('dd', {}, value)),
    ),
  );

const itemList = (items: readonly string[]): HTMLElement =>
  createElement('ul', {}, ...items.map((item) => createElement('li', {}, item)));

function section(heading: string, isEmpty: boolean, ...content: Node[]): HTMLElement[] {
  return isEmpty ? [] : [createElement('section', {}, createElement('h2', {}, heading), ...content)];
}

function photoOf({ photo }: VehicleSheet): HTMLElement[] {
  if (!photo) return [];
  const image = createElement('img', { src: photo.address, alt: photo.description });
  // A photo that cannot be loaded leaves no hole (spec V20).
  image.addEventListener('error', () => image.remove());
  return [image];
}

/** A sheet as a page to print (spec V17): every word is text, never markup. */
export function sheetView(sheet: VehicleSheet): HTMLElement {
  return createElement(
    'article',
    { className: 'sheet' },
    createElement('header', {}, ...paragraphs([sheet.dealer, sheet.licence])),
    createElement(
      'div',
      { className: 'sheet-summary' },
      ...photoOf(sheet),
      createElement(
        'div',
        {},
        createElement('h1', {}, sheet.name ?? ''),
        ...paragraphs([sheet.price], 'sheet-price'),
        ...paragraphs(priceNotes(sheet)),
        createElement('address', {}, ...paragraphs([...sheet.location, sheet.phone])),
      ),
    ),
    ...section('Key information', sheet.facts.length === 0, rowList(sheet.facts)),
    ...section('Specifications', sheet.specifications.length === 0, rowList(sheet.specifications)),
    ...section('Features', sheet.features.length === 0, itemList(sheet.features)),
    ...section('Dealer comments', sheet.comments.length === 0, ...paragraphs(sheet.comments)),
    createElement('footer', {}, ...paragraphs([sheet.disclaimer, sheet.url])),
  );
}
