import {
  afterSending,
  draftFor,
  PERSON_DRAFT,
  readDrafts,
  withDraft,
  writeDrafts,
  type LeadDrafts,
} from '../domain/lead/lead-draft.ts';
import { persistentValue } from './persistent-value.ts';

const hasAny = (drafts: LeadDrafts): boolean => Object.keys(drafts).length > 0;

/** What was typed into the forms of this site and is not sent yet, with who asks (spec F12, X4). */
export const $drafts = persistentValue<LeadDrafts>(
  'enquiry',
  (text) => readDrafts(text, Date.now()),
  (drafts) => (hasAny(drafts) ? writeDrafts(drafts, Date.now()) : undefined),
);

/** What a form begins with, from what was typed on this device before (spec F12). */
export const storedDraft = (form: string): Record<string, string> => draftFor($drafts.get(), form);

/** Keeps what is typed into a form. */
export const keepDraft = (form: string, values: Readonly<Record<string, string>>): void =>
  $drafts.change((drafts) => withDraft(drafts, form, values));

/** Fills the next forms of this device with who is signed in (spec A5, F12). */
export const keepPerson = (person: Readonly<Record<string, string>>): void =>
  $drafts.change((drafts) => withDraft(withDraft(drafts, PERSON_DRAFT, {}), PERSON_DRAFT, person));

/** Lets go of what was asked once it is sent; who asked is kept for the next form. */
export const forgetAsked = (form: string): void => $drafts.change((drafts) => afterSending(drafts, form));

/** Takes everything away that forms kept on this device. */
export const clearDrafts = (): void => $drafts.keep({});
