import { isPaymentPath } from '../../calls/begin-payment.ts';
import { sendEvent } from '../../components/ui/send-event.ts';
import { STAYS_MARK } from '../../domain/lead/form-marks.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { goToPayment } from '../../services/go-to-payment.ts';
import type { Submitted } from '../../services/submit-lead.ts';
import { controlOf, isControl, problemsIn, readValues } from './form-fields.ts';
import { filesToSend, judgeChosenFiles } from './form-files.ts';
import { fillForm } from './fill-form.ts';
import { formSteps } from './form-steps.ts';
import { clearDrafts, forgetAsked, keepDraft, storedDraft } from '../../state/lead-drafts.ts';
import { leadParts } from './lead-parts.ts';
import { showProblems, showRoom } from './show-problems.ts';
import { createSending } from './send-form.ts';
import { goToSuccess } from './success-note.ts';
import { warnBeforeLeaving } from './warn-before-leaving.ts';

/** The words of the specification (F2). */
const UNEXPECTED = 'An unexpected error occured';
const NOT_SENT = 'An error occurred when submitting this form';
/** Where the answer does not say what is full. */
const BUSY = 'There are too many messages just now. Please send yours again in a minute.';

/** Today by the shopper's own clock, 'YYYY-MM-DD'. */
const today = (): string => new Date().toLocaleDateString('en-CA');

/** Makes a form that works by itself check, step, keep and send what is typed into it. */
export function connectForm(form: HTMLFormElement): void {
  const id = controlOf(form, 'form')?.value ?? '';
  const steps = formSteps(form);
  const send = leadParts.find(form, 'send');
  const clear = leadParts.find(form, 'clear');
  const waiting = leadParts.find(form, 'waiting');
  const kept = leadParts.find(form, 'kept');
  const leaving = warnBeforeLeaving();
  const showField = (name: string): void => steps.showStepOf(controlOf(form, name));
  const sending = createSending(form);
  let isSending = false;

  form.noValidate = true;
  const begun = storedDraft(id);
  fillForm(form, begun);
  if (clear) clear.hidden = Object.keys(begun).length === 0;

  form.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return;
    sending.touch();
    leaving.arm();
    showRoom(form, target);
    keepDraft(id, readValues(form));
    if (clear) clear.hidden = false;
  });

  judgeChosenFiles(form);

  function isWithout(errors: readonly FieldError[]): boolean {
    const [first] = errors;
    if (first) showField(first.field);
    showProblems(form, { errors }, showField);
    return !first;
  }
  const isRight = (root: ParentNode): boolean => isWithout(problemsIn(form, root, today()));

  leadParts.find(form, 'next')?.addEventListener('click', () => {
    if (isRight(steps.current())) steps.go(1);
  });
  leadParts.find(form, 'previous')?.addEventListener('click', () => steps.go(-1));
  clear?.addEventListener('click', () => {
    clearDrafts();
    form.reset();
    leaving.disarm();
    clear.hidden = true;
    showProblems(form, { errors: [] }, showField);
    form.querySelector<HTMLElement>('.field')?.focus();
  });

  function showSending(isOn: boolean): void {
    isSending = isOn;
    if (!send) return;
    if (isOn) leadParts.set(send, 'words', send.textContent.trim());
    send.textContent = isOn ? 'Sending…' : (leadParts.valueOf(send, 'words') ?? send.textContent);
    send.setAttribute('aria-disabled', String(isOn));
  }

  /** A lead that another tab has sent is counted there. */
  function succeed(
    { category, lead, event, next }: Extract<Submitted, { kind: 'accepted' }>,
    isFromHere = true,
  ): void {
    forgetAsked(id);
    leaving.disarm();
    if (isFromHere) sendEvent(form, 'lead-sent', { form: id, lead, ...(event !== undefined && { event }) });
    if (next !== undefined && isPaymentPath(next)) void goToPayment(next);
    else if (next !== undefined) location.assign(next);
    else if (!form.hasAttribute(STAYS_MARK)) goToSuccess(category);
  }

  async function submit(): Promise<void> {
    showSending(true);
    const { files, errors } = await filesToSend(form);
    if (errors.length > 0) {
      showSending(false);
      return void isWithout(errors);
    }
    const answer = await sending.send(readValues(form), files);
    showSending(false);
    if (waiting) waiting.hidden = true;
    switch (answer.kind) {
      case 'accepted':
        return succeed(answer);
      case 'refused':
        showProblems(
          form,
          answer.errors.length > 0
            ? { errors: answer.errors }
            : { errors: [], failure: answer.error || UNEXPECTED },
          showField,
        );
        return sendEvent(form, 'lead-refused');
      case 'busy':
      case 'unanswered':
        showProblems(
          form,
          { errors: [], failure: answer.words || (answer.kind === 'busy' ? BUSY : NOT_SENT) },
          showField,
        );
        if (waiting) waiting.hidden = false;
        if (kept) kept.hidden = !answer.isKept;
        waiting?.scrollIntoView({ block: 'nearest' });
        if (answer.isKept) leaving.disarm();
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    if (!steps.isLast()) return void (isRight(steps.current()) && steps.go(1));
    if (isRight(form)) void submit();
  });

  sending.onLater((answer, isFromHere) => {
    if (waiting) waiting.hidden = true;
    if (answer.kind === 'accepted') succeed(answer, isFromHere);
    else if (answer.kind === 'refused')
      showProblems(form, { errors: answer.errors, failure: answer.error || UNEXPECTED }, showField);
  });
}
