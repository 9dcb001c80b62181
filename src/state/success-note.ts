import { readSuccessNote, writeSuccessNote, type SuccessNote } from '../domain/lead/success-note.ts';
import { successHref } from '../domain/lead/success-words.ts';
import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';

const key = (): string => storageKey(siteSlug(), 'success');

/** Goes to /success with what it says of the lead saved (spec F2, F10). */
export function goToSuccess(note: SuccessNote): void {
  const written = writeSuccessNote(note);
  try {
    sessionStorage.setItem(key(), written);
  } catch {
    // Blocked: the address has the category, too.
  }
  // Its end would scroll to the words: they are chosen by what was saved.
  location.assign(successHref(readSuccessNote(written)?.category ?? '').replace(/#.*/, ''));
}

/** What was saved of the lead that was sent last; undefined where nothing was. */
export function savedNote(): SuccessNote | undefined {
  try {
    return readSuccessNote(sessionStorage.getItem(key()));
  } catch {
    return undefined;
  }
}
