import { readSuccessNote, writeSuccessNote, type SuccessNote } from '../domain/lead/success-note.ts';
import { successHref } from '../domain/lead/success-words.ts';
import { isAtLayer } from './close-on-back.ts';
import { keepText, keptText } from './kept-text.ts';

const NAME = 'success';

/** Goes to /success with what it says of the lead saved (spec F2, F10). */
export function goToSuccess(note: SuccessNote): void {
  const written = writeSuccessNote(note);
  // Where storage is blocked, the address has the category, too.
  keepText(NAME, written, 'tab');
  // Its end would scroll to the words: they are chosen by what was saved.
  const href = successHref(readSuccessNote(written)?.category ?? '').replace(/#.*/, '');
  // Back from there leads to the page, not to the dialog over it.
  location[isAtLayer() ? 'replace' : 'assign'](href);
}

/** What was saved of the lead that was sent last; undefined where nothing was. */
export const savedNote = (): SuccessNote | undefined => readSuccessNote(keptText(NAME, 'tab'));
