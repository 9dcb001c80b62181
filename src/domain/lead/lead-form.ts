import type { LeadCategory } from './lead-categories.ts';
import type { LeadFormId } from './lead-form-ids.ts';

/** What a field takes; each kind has one rule (field-problem.ts) and one control (features/leads). */
export type FieldKind =
  | 'name'
  | 'text'
  | 'message'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'rego'
  | 'date'
  | 'date-time'
  | 'number'
  | 'money'
  | 'choice'
  | 'tick'
  | 'consent'
  | 'file'
  | 'photo'
  | 'hidden';

export type FieldChoice = { value: string; label: string };

/** One question of a form. */
export type LeadField = {
  /** The key of its answer (spec F1, F7). */
  name: string;
  kind: FieldKind;
  label: string;
  /** What is asked for, as 'Please enter …' says it. */
  noun: string;
  required: boolean;
  hint?: string;
  /** The token by which a browser fills the field in. */
  autocomplete?: string;
  /** The answers of a choice, in order. */
  choices?: readonly FieldChoice[];
  /** True if a figure keeps what stands behind its point, as a rate does. */
  hasDecimals?: true;
  /** What is answered until something else is. */
  value?: string;
  /** What a choice that may stay open is called while it does. */
  none?: string;
  /** The parameters of a link to the form that answer the field; the first that there is counts (spec C12, M1). */
  parameters?: readonly string[];
};

export type LeadStep = { title: string; fields: readonly LeadField[] };

/** A form that is sent as a lead (spec F2). */
export type LeadForm = {
  id: LeadFormId;
  title: string;
  /** A sentence under the title. */
  intro: string;
  /** Where its page is. */
  route: string;
  /** What it asks about: the forms of a vehicle carry one where they are opened from it. */
  about: 'vehicle' | 'model' | 'dealer';
  category: LeadCategory;
  steps: readonly LeadStep[];
  /** Words of the last button. */
  submit: string;
};

/** True if a field takes a file rather than an answer. */
export const takesFile = ({ kind }: Pick<LeadField, 'kind'>): boolean => kind === 'file' || kind === 'photo';

/** All fields of a form, in order. */
export const fieldsOf = ({ steps }: Pick<LeadForm, 'steps'>): LeadField[] =>
  steps.flatMap(({ fields }) => fields);
