import { callPath } from '../api/call-path.ts';
import { FORGET_CREDIT_CHOICE, KEEP_CREDIT_CHOICE, READ_FINANCE } from '../api/routes.ts';
import type { ChoiceToForget, ChoiceToKeep, KeptFinance } from '../api/kept-finance.ts';
import { callJson, type Called } from './call-json.ts';

/** What whoever is signed in has on finance pages; figures for the vehicle with an id or slug, '' for none (spec C12). */
export const readFinance = (carId: string): Promise<Called<KeptFinance>> =>
  callJson({ ...READ_FINANCE, path: callPath(READ_FINANCE.path, {}, { car_id: carId || undefined }) });

/** Keeps a choice; gives the figures for it. */
export const keepChoice = (choice: ChoiceToKeep): Promise<Called<KeptFinance>> =>
  callJson(KEEP_CREDIT_CHOICE, choice);

/** Erases the choice. */
export const forgetChoice = (): Promise<Called<KeptFinance>> =>
  callJson(FORGET_CREDIT_CHOICE, { confirm: 'forget' } satisfies ChoiceToForget);
