import { leadParts } from './lead-parts.ts';

/** The steps of a form, one of which is seen at a time (spec F2). */
export type FormSteps = {
  /** The step that is seen. */
  current: () => HTMLElement;
  isLast: () => boolean;
  /** Goes to the next step, or back by one, and to its first field. */
  go: (by: 1 | -1) => void;
  /** Shows the step that an element is in. */
  showStepOf: (element: Element | null | undefined) => void;
};

/** Connects the steps of a form. One step is all of them. */
export function formSteps(form: HTMLFormElement): FormSteps {
  const steps = leadParts.findAll(form, 'step');
  const progress = leadParts.find(form, 'progress');
  const last = steps.length - 1;
  let at = 0;

  function show(step: number): void {
    at = Math.min(last, Math.max(0, step));
    steps.forEach((element, index) => (element.hidden = index !== at));
    if (last > 0) leadParts.set(form, 'at', at === 0 ? 'first' : at === last ? 'last' : 'middle');
    if (progress) progress.textContent = `Step ${at + 1} of ${steps.length}`;
  }

  if (last > 0) {
    show(0);
    form.classList.add('lead-ready');
  }
  return {
    current: () => steps[at] ?? form,
    isLast: () => at === last,
    go: (by) => {
      show(at + by);
      form.scrollIntoView({ block: 'start' });
      steps[at]?.querySelector<HTMLElement>('.field, [type="checkbox"]')?.focus({ preventScroll: true });
    },
    showStepOf: (element) => {
      const step = steps.findIndex((one) => element && one.contains(element));
      if (step !== -1 && step !== at) show(step);
    },
  };
}
