import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldError } from '../../domain/lead/validate-lead.ts';

/** What is wrong with a form; its summary takes the focus each time something is shown (spec F3). */
export function useErrors(): {
  errors: readonly FieldError[];
  failure: string | undefined;
  summaryRef: RefObject<HTMLDivElement | null>;
  errorOf: (field: string) => string | undefined;
  show: (errors: readonly FieldError[], failure?: string) => void;
} {
  const summaryRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ errors: readonly FieldError[]; failure?: string | undefined }>({
    errors: [],
  });
  useEffect(() => {
    if (shown.errors.length > 0 || shown.failure !== undefined) summaryRef.current?.focus();
  }, [shown]);
  return {
    ...shown,
    failure: shown.failure,
    summaryRef,
    errorOf: (field) => shown.errors.find((error) => error.field === field)?.message,
    show: (errors, failure) => setShown({ errors, failure }),
  };
}
