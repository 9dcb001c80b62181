import { PageParts } from '../../components/ui/page-parts.ts';
import type { FieldKind } from '../../domain/lead/lead-form.ts';

/** Parts of a form that its script reads; what the backend fills in, too, is marked by domain/lead/form-marks. */
export const leadParts = new PageParts<{
  /** A field, with its name, kind, noun and whether it must be answered. */
  field: string;
  kind: FieldKind;
  noun: string;
  required: true;
  /** Says how many characters a message may still have, with the name of its field. */
  room: string;
  /** Parameters of the address that answer the field, with spaces between them. */
  parameters: string;

  /** What a hidden field may be answered with, with spaces between. */
  choices: string;

  /** A step, and where the form is among them. */
  step: true;
  at: 'first' | 'middle' | 'last' | 'only';
  /** A form that is of no use later, and is not kept for it. */
  'at-once': true;
  next: true;
  previous: true;
  progress: true;
  send: true;

  /** What is said while a form cannot be sent, and of it that the device keeps it. */
  waiting: true;
  kept: true;
  /** Takes a draft away that was kept on the device. */
  clear: true;
  /** A button's own words while it says others. */
  words: string;

  /** The vehicle that the form is about, as its page shows it. */
  vehicle: true;
  'vehicle-photo': true;
  'vehicle-name': true;
  'vehicle-price': true;
  'vehicle-note': true;

  /** Who answers on the phone: the place with its hours, and the number. */
  people: true;
  yard: true;
  'yard-hours': true;
  'yard-phone': true;

  /** The words of /success for one category. */
  category: string;
  /** The words that show. */
  chosen: true;
}>();
