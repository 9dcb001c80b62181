import type { RefObject, SubmitEvent } from 'react';
import type { LeadForm, LeadStep } from '../../domain/lead/lead-form.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import type { ShutDays } from '../../domain/location/shut-days.ts';
import type { Submitted } from '../../services/submit-lead.ts';

/** A lead that the backend has taken. */
export type AcceptedLead = Extract<Submitted, { kind: 'accepted' }>;

/** What moves between the steps of a form from outside, as the address of a checkout does. */
export type StepControls = {
  /**
   * Called once the form is awake, with what goes to a step, from 0 on, as far as the answers before it are right; that
   * gives the step which is then shown.
   */
  register: (tryStep: (step: number) => number) => void;
};

export type LeadFormOptions = {
  form: LeadForm;
  /** True if the lead is of no use later, and is not kept on the device. */
  atOnce?: boolean | undefined;
  /** The vehicle it is about, where the form is not on a page of its own. */
  car?: string | undefined;
  /** What the fields are filled from in place of the page's address, without '?'. */
  query?: string | undefined;
  /** Values of hidden fields, and of seen ones that are empty, by their names, as what goes with the form changes. */
  carried?: Readonly<Record<string, string>> | undefined;
  controls?: StepControls | undefined;
  /** The day of the build, YYYY-MM-DD, where the form is in a page of it. */
  today?: string | undefined;
  /** When a place is shut, by its id; '' for the one that answers where none is chosen. */
  shutOf?: ((place: string) => ShutDays | undefined) | undefined;
  /** True if the form is shown, on a page that shows something else in its place at times. */
  isShown?: boolean | undefined;
  /** Called when the lead is stored; true keeps the shopper on this page. */
  onAccepted?: ((lead: AcceptedLead) => boolean) | undefined;
  /** Called when the backend refuses the answers. */
  onRefused?: (() => void) | undefined;
  /** Called with the id of the location that is chosen, '' for none. */
  onPlace?: ((id: string) => void) | undefined;
  /** Called when another step is shown. */
  onStep?: ((step: LeadStep, index: number) => void) | undefined;
};

/** A lead that was not taken yet: whether the device keeps it, and what the backend says is full, '' for nothing. */
export type Waiting = { isKept: boolean; words: string };

export type LeadFormState = {
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLDivElement | null>;
  waitingRef: RefObject<HTMLDivElement | null>;
  /** True if scripts run the form; a page as it was built has all its steps. */
  isAwake: boolean;
  steps: readonly LeadStep[];
  /** The step that is seen, from 0 on. */
  step: number;
  errors: readonly FieldError[];
  failure: string | undefined;
  isSending: boolean;
  waiting: Waiting | undefined;
  hasDraft: boolean;
  /** The id of the vehicle it is about; '' for none or not known yet. */
  car: string;
  /** The id of the location that is chosen; '' for none. */
  place: string;
  /** The first day that can be asked for, YYYY-MM-DD. */
  today: string | undefined;
  errorOf: (field: string) => string | undefined;
  /** How much room is left in a field, where that is little (spec F3). */
  roomOf: (field: string) => string | undefined;
  showField: (field: string) => void;
  showError: (error: FieldError) => void;
  goTo: (step: number) => void;
  next: () => void;
  back: () => void;
  onInput: (event: { target: EventTarget }) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  clear: () => void;
  setAnswer: (name: string, value: string) => void;
  focusField: (name: string) => void;
};
