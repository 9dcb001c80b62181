/**
 * What the markup of a form, its script and the backend know it by. The backend fills a published form page in: it sets
 * the values of the controls by the names of their fields, puts each message into the element that `error` marks with the
 * field's name, and a link to each control into the list below `summary`; it takes `hidden` off both.
 */
export const FORM_MARKS = {
  /** The form, with its id in LEAD_FORMS. */
  form: 'data-lead-form',
  /** On the form of several steps: which one is seen, 'only', 'first', 'middle' or 'last'. */
  at: 'data-at',
  /** The place of a field's message, with the field's name; hidden while there is none. */
  error: 'data-error-of',
  /** The summary above the fields: its heading is there, its `ul` is empty, and it is hidden while nothing is wrong. */
  summary: 'data-error-summary',
  /** Inside the summary: a sentence about the form as a whole; empty and hidden where there is none. */
  failure: 'data-form-failure',
} as const;

/** The id of the control of a field, which links of the summary lead to; of a choice by ticks, its first one. */
export const controlId = (name: string): string => `lead-${name}`;

/** The id of the message of a field, by which its control is described. */
export const errorId = (name: string): string => `lead-${name}-error`;

/** A field that people do not see and robots fill in; a form page has it beside the fields of its form. */
export const TRAP_FIELD = 'website';

/** Hidden inputs beside the fields: which form it is, the vehicle it is about, and the page it was sent from. */
export const CARRIED_INPUTS = ['form', 'car_id', 'url'] as const;

/** The heading of a summary of errors (spec F3). */
export const SUMMARY_TITLE = 'Please fix the following errors:';
