import {
  afterSending,
  draftFor,
  PERSON_DRAFT,
  readDrafts,
  withDraft,
  writeDrafts,
  type LeadDrafts,
} from '../domain/lead/lead-draft.ts';
import { keepText, keptText } from './kept-text.ts';

const NAME = 'enquiry';

const stored = (): LeadDrafts => readDrafts(keptText(NAME), Date.now());

function keep(drafts: LeadDrafts): void {
  // Where storage is full or blocked, what was typed lasts as long as the page.
  keepText(NAME, Object.keys(drafts).length === 0 ? undefined : writeDrafts(drafts, Date.now()));
}

/** What a form begins with, from what was typed on this device before (spec F12). */
export const storedDraft = (form: string): Record<string, string> => draftFor(stored(), form);

/** Whether this device keeps anything that a form begins with. */
export const hasDraft = (): boolean => Object.keys(stored()).length > 0;

/** Keeps what is typed into a form. */
export const keepDraft = (form: string, values: Readonly<Record<string, string>>): void =>
  keep(withDraft(stored(), form, values));

/** Fills the next forms of this device with who is signed in (spec A5, F12). */
export const keepPerson = (person: Readonly<Record<string, string>>): void =>
  keep(withDraft(withDraft(stored(), PERSON_DRAFT, {}), PERSON_DRAFT, person));

/** Lets go of what was asked once it is sent; who asked is kept for the next form. */
export const forgetAsked = (form: string): void => keep(afterSending(stored(), form));

/** Takes everything away that forms kept on this device. */
export const clearDrafts = (): void => keep({});
