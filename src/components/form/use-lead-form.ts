import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isPaymentPath } from '../../api/begin-payment.ts';
import { draftName } from '../../domain/lead/lead-draft.ts';
import { fieldRoom, type FieldRoom } from '../../domain/lead/field-room.ts';
import { fieldsOf, type LeadField } from '../../domain/lead/lead-form.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { goToPayment } from '../../services/go-to-payment.ts';
import { clearDrafts, forgetAsked, keepDraft, storedDraft } from '../../state/lead-drafts.ts';
import { goToSuccess } from '../../state/success-note.ts';
import { sendEvent } from '../ui/send-event.ts';
import { fillForm, isBegun } from './fill-form.ts';
import {
  answerProblems,
  controlOf,
  problemsInPage,
  readAnswers,
  readFiles,
  type ChosenFile,
} from './form-answers.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import type { AcceptedLead, LeadFormOptions, LeadFormState, Waiting } from './lead-form-state.ts';
import { LeadSender } from './send-lead.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** The words of the specification (F2). */
const UNEXPECTED = 'An unexpected error occured';
const NOT_SENT = 'An error occurred when submitting this form';
/** Where the answer does not say what is full. */
const BUSY = "We're getting too many messages right now. Please try again in a minute.";

const MAX_CAR_ID_LENGTH = 200;

/** The field that says which location is asked. */
const LOCATION_FIELD = 'location_id';

/** Today by the shopper's own clock, 'YYYY-MM-DD'. */
const today = (): string => new Date().toLocaleDateString('en-CA');

/** The files of a form as they are sent, or what is wrong with them. */
async function filesToSend(
  chosen: readonly ChosenFile[],
): Promise<{ files: Record<string, File>; errors: readonly FieldError[] }> {
  if (chosen.length === 0) return { files: {}, errors: [] };
  try {
    const { fileErrors, preparedFiles, sizeErrors } = await import('./prepare-files.ts');
    const errors = await fileErrors(chosen);
    if (errors.length > 0) return { files: {}, errors };
    const files = await preparedFiles(chosen);
    return { files, errors: await sizeErrors(files) };
  } catch {
    // They go as they are: the backend judges them, too.
    return { files: Object.fromEntries(chosen.map(({ field, file }) => [field, file])), errors: [] };
  }
}

/** What is wrong with chosen files; nothing without a network: they are judged when they are sent. */
async function judged(chosen: readonly ChosenFile[]): Promise<readonly FieldError[]> {
  const judge = chosen.length > 0 && (await import('./prepare-files.ts').catch(() => undefined));
  return judge ? judge.fileErrors(chosen) : [];
}

type FormRefs = Pick<LeadFormState, 'formRef' | 'summaryRef' | 'waitingRef'>;

/** Leads the focus to what was shown to be wrong or waits, as `shown` counts, and to a step that is gone to, as `moved` does. */
function useFocusMoves(
  { formRef, summaryRef, waitingRef }: FormRefs,
  { shown, isWrong, moved, step }: { shown: number; isWrong: boolean; moved: number; step: number },
): void {
  useLayoutEffect(() => {
    if (shown === 0) return;
    if (isWrong) return summaryRef.current?.focus();
    // At once: what grows above the fields would end a scroll that takes its time.
    waitingRef.current?.focus({ preventScroll: true });
    waitingRef.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [shown]);
  useEffect(() => {
    const begun = formRef.current;
    if (moved === 0 || !begun) return;
    begun.scrollIntoView({ block: 'start' });
    const place = begun.querySelectorAll<HTMLElement>('fieldset')[step];
    const first =
      place?.querySelector<HTMLElement>('.field, [type="checkbox"]') ?? place?.querySelector('legend');
    first?.focus({ preventScroll: true });
  }, [moved]);
}

/**
 * The protocol of a form (spec F2, F3, F12): fields stay uncontrolled, so that what was typed before React came counts; they
 * are read when a step is left and when the form is sent. Checks, steps, keeps a draft, sends, and queues what cannot be sent.
 */
export function useLeadForm(options: LeadFormOptions): LeadFormState {
  const { form, atOnce = false } = options;
  const fields = fieldsOf(form);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const waitingRef = useRef<HTMLDivElement>(null);
  const sender = useRef<LeadSender>(undefined);
  const [isAwake, setAwake] = useState(false);
  const [step, setStep] = useState(0);
  const [problems, setProblems] = useState(() => problemsInPage(form.id));
  /** Counts what was shown to be wrong: each time the summary takes the focus. */
  const [shown, setShown] = useState(0);
  const [moved, setMoved] = useState(0);
  const [isSending, setSending] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();
  const [rooms, setRooms] = useState<Readonly<Record<string, FieldRoom>>>({});
  const [hasDraft, setHasDraft] = useState(false);
  const [car, setCar] = useState(options.car ?? '');
  const [place, setPlace] = useState('');
  const leaving = useLeaveWarning();
  const latest = useRef(options);
  const query = (): string => options.query ?? location.search;
  const carriedCar = (): string => controlOf(element(), 'car_id')?.value ?? '';
  const draft = (): string => draftName(form.id, carriedCar());
  const isTouched = useKeptDraft(form, formRef, draft, query, setHasDraft);
  useEffect(() => {
    latest.current = options;
  });

  const element = (): HTMLFormElement => {
    if (!formRef.current) throw new Error('The form is not on the page.');
    return formRef.current;
  };
  const placeNow = (): string => controlOf(element(), LOCATION_FIELD)?.value ?? '';
  function takePlace(): void {
    setPlace(placeNow());
    latest.current.onPlace?.(placeNow());
  }
  /** What is wrong with the answers that some fields have now. */
  const problemsOf = (of: readonly LeadField[]): FieldError[] =>
    answerProblems(of, answersNow(), today(), latest.current.shutOf?.(placeNow()));
  /** The answers with the names of chosen files. */
  function answersNow(): Record<string, string> {
    const files = readFiles(element(), fields).map(({ field, file }) => [field, file.name] as const);
    return { ...readAnswers(element()), ...Object.fromEntries(files) };
  }
  const show = (errors: readonly FieldError[], failure?: string): void => {
    setProblems({ errors: [...errors], failure });
    if (errors.length > 0 || failure !== undefined) setShown((count) => count + 1);
  };

  function succeed(lead: AcceptedLead, isFromHere: boolean): void {
    const { event, next, category, confirmed } = lead;
    forgetAsked(draft());
    leaving.disarm();
    // A lead that another tab has sent is counted there.
    if (isFromHere)
      sendEvent(element(), 'lead-sent', {
        form: form.id,
        lead: lead.lead,
        ...(event !== undefined && { event }),
      });
    const stays = latest.current.onAccepted?.(lead) ?? false;
    if (next !== undefined && isPaymentPath(next)) void goToPayment(next);
    else if (next !== undefined) location.assign(next);
    else if (!stays)
      goToSuccess({ lines: [['Your reference', shortReference(lead.lead)]], ...confirmed, category });
  }

  useLayoutEffect(() => {
    const begun = element();
    // The browser's own checks are for a page without scripts.
    begun.noValidate = true;
    const address = new URLSearchParams(query());
    const control = controlOf(begun, 'car_id');
    if (control && control.value === '')
      control.value = (address.get('car_id') ?? '').slice(0, MAX_CAR_ID_LENGTH);
    setCar(carriedCar());
    const kept = storedDraft(draft());
    const isTyped = isBegun(begun, form);
    fillForm(begun, form, kept, address);
    takePlace();
    setHasDraft(isTyped || Object.keys(kept).length > 0);
    setAwake(true);
    sender.current = new LeadSender({
      atOnce,
      read: () => ({ answers: readAnswers(element()), carried: { form: form.id, car: carriedCar() } }),
      isShown: () => element().closest('dialog')?.open !== false,
      onAway: () => {
        setWaiting(undefined);
        forgetAsked(draft());
        isTouched.current = false;
        begun.reset();
        fillForm(begun, form, storedDraft(draft()), address);
      },
      onLater: (answer, isFromHere) => {
        setWaiting(undefined);
        if (answer.kind === 'accepted') succeed(answer, isFromHere);
        else if (answer.kind === 'refused') show(answer.errors, answer.error || UNEXPECTED);
      },
    });
    // What was typed before this script came counts as what is typed after it.
    if (isTyped) {
      isTouched.current = true;
      sender.current.touch();
      leaving.arm();
      keepDraft(draft(), readAnswers(begun));
    }
    options.controls?.register((wanted) => {
      const wrong = form.steps.findIndex(
        ({ fields: asked }, index) => index < wanted && problemsOf(asked).length > 0,
      );
      const reached = wrong === -1 ? Math.min(wanted, form.steps.length - 1) : wrong;
      setStep(reached);
      return reached;
    });
    return () => sender.current?.close();
    // Once: a form is begun when it is there.
  }, []);

  // What failed before is over where the form comes back.
  useEffect(() => {
    if (options.isShown === false) setProblems(({ errors }) => ({ errors, failure: undefined }));
  }, [options.isShown]);

  const carried = options.carried;
  useEffect(() => {
    for (const [name, value] of Object.entries(carried ?? {})) {
      const control = controlOf(element(), name);
      // A field that a shopper sees keeps what was typed, or is being typed.
      const isFree = control?.value === '' && control !== document.activeElement;
      if (control && (control.type === 'hidden' || isFree)) control.value = value;
    }
  }, [JSON.stringify(carried)]);

  const isWrong = problems.errors.length > 0 || problems.failure !== undefined;
  useFocusMoves({ formRef, summaryRef, waitingRef }, { shown, isWrong, moved, step });

  /** The step of a field that can be seen; -1 for any other, which no step shows. */
  const stepOf = (name: string): number =>
    form.steps.findIndex((one) =>
      one.fields.some(({ name: own, kind }) => own === name && kind !== 'hidden'),
    );
  function goTo(index: number): void {
    setStep(index);
    setMoved((count) => count + 1);
    const reached = form.steps[index];
    if (reached) latest.current.onStep?.(reached, index);
  }
  const showField = (name: string): void => {
    const index = stepOf(name);
    if (index !== -1 && index !== step) setStep(index);
  };
  /** True if nothing is wrong; else it is shown. */
  function isWithout(errors: readonly FieldError[]): boolean {
    const [first] = errors;
    if (first) showField(first.field);
    show(errors);
    return !first;
  }
  const isRight = (of: readonly LeadField[]): boolean => isWithout(problemsOf(of));
  async function next(): Promise<void> {
    const asked = form.steps[step]?.fields ?? [];
    if (!isRight(asked)) return;
    if (isWithout(await judged(readFiles(element(), asked)))) goTo(Math.min(form.steps.length - 1, step + 1));
  }

  async function submit(): Promise<void> {
    setSending(true);
    try {
      const { files, errors } = await filesToSend(readFiles(element(), fields));
      if (errors.length > 0) return void isWithout(errors);
      sender.current?.touch();
      const answer = await sender.current?.send(files);
      setWaiting(undefined);
      switch (answer?.kind) {
        case 'accepted':
          return succeed(answer, true);
        case 'refused':
          if (answer.errors.length > 0) isWithout(answer.errors);
          else show([], answer.error || UNEXPECTED);
          latest.current.onRefused?.();
          return;
        case 'busy':
        case 'unanswered': {
          const { isKept, words } = answer;
          // What the device keeps goes by itself: that is no error.
          show([], isKept ? undefined : words || (answer.kind === 'busy' ? BUSY : NOT_SENT));
          setWaiting({ isKept, words });
          if (!isKept) return;
          setShown((count) => count + 1);
          leaving.disarm();
        }
      }
    } finally {
      setSending(false);
    }
  }

  return {
    formRef,
    summaryRef,
    waitingRef,
    isAwake,
    steps: form.steps,
    step,
    errors: problems.errors,
    failure: problems.failure,
    isSending,
    waiting,
    hasDraft,
    car,
    place,
    today: isAwake ? today() : options.today,
    errorOf: (field) =>
      rooms[field]?.problem ?? problems.errors.find((error) => error.field === field)?.message,
    roomOf: (field) => rooms[field]?.left,
    showField,
    showError: (error) =>
      setProblems(({ errors, failure }) => ({
        errors: [...errors.filter(({ field }) => field !== error.field), error],
        failure,
      })),
    goTo,
    next: () => void next(),
    back: () => goTo(Math.max(0, step - 1)),
    onInput: ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      const kind = fields.find((field) => field.name === name)?.kind;
      if (kind) setRooms((before) => ({ ...before, [name]: fieldRoom(kind, value) }));
      if (name === LOCATION_FIELD) takePlace();
      isTouched.current = true;
      sender.current?.touch();
      leaving.arm();
      if (problems.errors.some(({ field }) => field === name))
        setProblems(({ errors, failure }) => ({
          errors: errors.filter(({ field }) => field !== name),
          failure,
        }));
      keepDraft(draft(), readAnswers(element()));
      setHasDraft(true);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (isSending) return;
      if (step < form.steps.length - 1) void next();
      else if (isRight(fields)) void submit();
    },
    clear: () => {
      clearDrafts();
      element().reset();
      takePlace();
      isTouched.current = false;
      leaving.disarm();
      setHasDraft(false);
      setRooms({});
      show([]);
      element().querySelector<HTMLElement>('.field')?.focus();
    },
    setAnswer: (name, value) => {
      const control = controlOf(element(), name);
      if (!control) return;
      isTouched.current = true;
      control.value = value;
      setRooms(({ [name]: _, ...others }) => others);
      keepDraft(draft(), readAnswers(element()));
    },
    focusField: (name) => controlOf(element(), name)?.focus(),
  };
}
