import type { LeadForm } from './lead-form.ts';

/**
 * What a page of a vehicle needs to show a form in a dialog (spec V15): the form of a page, as data. It has no phone number: that
 * page has its own, and may mask it (spec D6).
 */
export type DialogForm = {
  title: string;
  form: LeadForm;
  /** Address of the page that the form is of. */
  url: string;
  terms: readonly { label: string; href: string }[];
};

/** Path of the data of the form that is on the page at a path; its JSON is a DialogForm, or null for a form that opens on its page alone. */
export const dialogFormPath = (path: string): string => `${path}.json`;

/**
 * The query a form in a dialog is filled from (spec C12): that of the page, which has a calculation, and that of the link,
 * which counts for more.
 */
export function dialogQuery(pageSearch: string, linkSearch: string): URLSearchParams {
  const query = new URLSearchParams(pageSearch);
  for (const [name, value] of new URLSearchParams(linkSearch)) query.set(name, value);
  return query;
}
