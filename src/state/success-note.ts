import { isLeadCategory } from '../domain/lead/lead-categories.ts';
import { successHref } from '../domain/lead/success-words.ts';
import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';

const key = (): string => storageKey(siteSlug(), 'success');

/** Goes to /success with the category saved, by which it chooses its words (spec F2, F10). */
export function goToSuccess(category: string): void {
  const known = isLeadCategory(category) ? category : 'General Enquiry';
  try {
    sessionStorage.setItem(key(), known);
  } catch {
    // Blocked: the address has it, too.
  }
  // Its end would scroll to the words: they are chosen by what was saved.
  location.assign(successHref(known).replace(/#.*/, ''));
}

/** The category that was saved; undefined where none was. */
export function savedCategory(): string | undefined {
  try {
    return sessionStorage.getItem(key()) ?? undefined;
  } catch {
    return undefined;
  }
}
