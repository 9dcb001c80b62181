import { useEffect, useRef, type RefObject } from 'react';
import { draftFor } from '../../domain/lead/lead-draft.ts';
import type { LeadForm } from '../../domain/lead/lead-form.ts';
import { $account } from '../../state/account.ts';
import { isSignedInHere } from '../../state/signed-in.ts';
import { $drafts } from '../../state/lead-drafts.ts';
import { fillForm } from './fill-form.ts';

/**
 * Begins a form anew with what another tab, or another form of the page, keeps or takes away, as when a shopper signs out
 * there, until something is typed or chosen here (spec F12, X4). `name` is that of its draft; `query` is what the fields are filled from, with or without
 * '?'; `onFilled` hears whether there is a draft. Returns where the form says whether the shopper has begun it.
 */
export function useKeptDraft(
  form: LeadForm,
  formRef: RefObject<HTMLFormElement | null>,
  name: () => string,
  query: () => string,
  onFilled: (hasDraft: boolean) => void,
): RefObject<boolean> {
  const isTouched = useRef(false);
  useEffect(() => {
    // The details may have been saved on another device since.
    if (isSignedInHere() && !$account.get())
      void import('../account/ask-account.ts').then(({ askAccount }) => askAccount());
  }, []);
  useEffect(
    () =>
      $drafts.listen((drafts) => {
        if (isTouched.current || !formRef.current) return;
        const draft = draftFor(drafts, name());
        formRef.current.reset();
        fillForm(formRef.current, form, draft, new URLSearchParams(query()));
        onFilled(Object.keys(draft).length > 0);
      }),
    [],
  );
  return isTouched;
}
