import { COMPACT_MARK } from '../domain/site/document-marks.ts';
import { persistentValue } from './persistent-value.ts';

/** True if a shopper has chosen short cards for lists on phones (spec S4); /before-paint.js reads the same key before a page is drawn. */
export const $compactLists = persistentValue<boolean>(
  'compact-lists',
  (text) => text !== null,
  (is) => (is ? 'yes' : undefined),
);

/** Chooses short cards or full ones; the page shows it at once. */
export const chooseCompactLists = (is: boolean): void => $compactLists.keep(is);

/** Shows the choice on the page, and another tab's as it comes. Answers what ends it. */
export const followCompactLists = (page: {
  documentElement: Pick<Element, 'toggleAttribute'>;
}): (() => void) => $compactLists.subscribe((is) => page.documentElement.toggleAttribute(COMPACT_MARK, is));
