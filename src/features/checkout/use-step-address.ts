import { useEffect, useRef } from 'react';
import type { StepControls } from '../../components/form/lead-form-state.ts';
import { STEP_WORD } from '../../domain/checkout/checkout-site.ts';

/** The step that an address asks for, from 0 on. */
export function askedStep(search: string, steps: number): number {
  const step = Number(new URLSearchParams(search).get(STEP_WORD) ?? 1);
  return Number.isInteger(step) ? Math.min(steps, Math.max(1, step)) - 1 : 0;
}

/** The path and query of a page at a step, from 0 on. */
export function stepAddress(href: string, step: number): string {
  const url = new URL(href);
  if (step === 0) url.searchParams.delete(STEP_WORD);
  else url.searchParams.set(STEP_WORD, String(step + 1));
  return url.pathname + url.search;
}

/**
 * Gives each step of a form an address of its own (spec F9): going on adds to the history, and back and forward go to the
 * step of their address where the answers before it are right.
 */
export function useStepAddress(
  steps: number,
  onStep: (title: string, index: number) => void,
): StepControls & { onStep: (title: string, index: number) => void } {
  const tryStep = useRef<((step: number) => number) | undefined>(undefined);
  const shown = useRef(0);
  function follow(): void {
    const reached = tryStep.current?.(askedStep(location.search, steps)) ?? 0;
    shown.current = reached;
    if (reached !== askedStep(location.search, steps))
      history.replaceState(history.state, '', stepAddress(location.href, reached));
  }
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    register: (tryTo) => {
      tryStep.current = tryTo;
      follow();
    },
    onStep: (title, index) => {
      if (index === shown.current) return;
      shown.current = index;
      history.pushState(null, '', stepAddress(location.href, index));
      onStep(title, index);
    },
  };
}
