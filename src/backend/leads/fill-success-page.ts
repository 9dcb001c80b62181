import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Element, ElementContent } from 'hast';
import type { SuccessNote } from '../../domain/lead/success-note.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { elementsOf, textOf } from '../page-elements.ts';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The published /success with what it says of a lead, as its script would show it (spec F10). */
export function fillSuccessPage(
  html: string,
  { category, lines = [], phone, calendar }: SuccessNote,
): string {
  const page = fromHtml(html);
  for (const part of elementsOf(page)) {
    const { properties } = part;
    if (properties['dataCategory'] === category) properties['dataChosen'] = '';
    if ('dataConfirmed' in properties)
      part.children = lines.map(([label, words]) =>
        element('div', [element('dt', textOf(label)), element('dd', textOf(words))]),
      );
    if ('dataCall' in properties && phone !== undefined) {
      properties['href'] = phoneHref(phone);
      part.children = textOf(displayPhone(phone));
    }
    if ('dataCalendar' in properties && calendar !== undefined) {
      properties['href'] = calendar;
      delete properties['hidden'];
    }
  }
  return toHtml(page);
}
