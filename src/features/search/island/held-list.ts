import { CHIPS_MARK, HELD_MARK } from '../../../domain/site/document-marks.ts';

const root = (): HTMLElement => document.documentElement;

export const isListHeld = (): boolean => root().hasAttribute(HELD_MARK);

/** Says what a list that is held back waits for. */
export function holdList(reason: 'search' | 'unanswered'): void {
  root().setAttribute(HELD_MARK, reason);
}

/** Shows the list. */
export function releaseList(): void {
  root().removeAttribute(HELD_MARK);
  root().removeAttribute(CHIPS_MARK);
}
