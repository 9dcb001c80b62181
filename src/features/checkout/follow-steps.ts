import { STEP_WORD } from '../../domain/checkout/checkout-site.ts';

/** What of a form's steps the address follows: their elements, one of which is not hidden, and the buttons between them. */
export type StepsOfForm = {
  steps: readonly HTMLElement[];
  next: HTMLElement | null;
  previous: HTMLElement | null;
  /** Is told of each step that is shown, with its number from 0 on. */
  onStep?: (step: HTMLElement, at: number) => void;
};

const shownAt = ({ steps }: StepsOfForm): number =>
  Math.max(
    0,
    steps.findIndex(({ hidden }) => !hidden),
  );

function asked(most: number): number {
  const step = Number(new URLSearchParams(location.search).get(STEP_WORD) ?? 1);
  return Number.isInteger(step) ? Math.min(most, Math.max(1, step)) - 1 : 0;
}

function addressOf(step: number): string {
  const url = new URL(location.href);
  if (step === 0) url.searchParams.delete(STEP_WORD);
  else url.searchParams.set(STEP_WORD, String(step + 1));
  return url.pathname + url.search;
}

/**
 * Gives each step of a form an address of its own (spec F9): going on adds to the history, and back and forward go by the
 * form's own buttons, so that no step is reached whose answers before it are not right.
 */
export function followSteps(form: StepsOfForm): void {
  const { steps, next, previous, onStep } = form;
  if (steps.length < 2) return;
  let at = shownAt(form);
  const tell = (): void => {
    const step = steps[at];
    if (step) onStep?.(step, at);
  };

  function goTo(step: number): void {
    for (let tries = 0; tries < steps.length && shownAt(form) !== step; tries++)
      (shownAt(form) < step ? next : previous)?.click();
    at = shownAt(form);
    if (at !== step) history.replaceState(history.state, '', addressOf(at));
  }

  const observer = new MutationObserver(() => {
    const now = shownAt(form);
    if (now === at) return;
    at = now;
    history.pushState(null, '', addressOf(now));
    tell();
    // A step without a field has nothing else that could take the focus.
    const step = steps[now];
    if (step && !step.contains(document.activeElement)) step.querySelector<HTMLElement>('legend')?.focus();
  });
  for (const step of steps) observer.observe(step, { attributeFilter: ['hidden'] });
  addEventListener('popstate', () => {
    goTo(asked(steps.length));
    observer.takeRecords();
  });
  goTo(asked(steps.length));
  observer.takeRecords();
  tell();
}
