import { ERASE_ACCOUNT, SAVE_DETAILS } from '../api/routes.ts';
import type { AccountErased } from '../api/erase-account.ts';
import type { AccountAnswer } from '../api/read-account.ts';
import type { DetailsToSave } from '../api/save-details.ts';
import { callJson, type Called } from './call-json.ts';

/** Corrects what the user told of themselves (spec A5). */
export const saveDetails = (details: DetailsToSave): Promise<Called<AccountAnswer>> =>
  callJson(SAVE_DETAILS, details);

/** Erases the account. */
export const eraseAccount = (): Promise<Called<AccountErased>> =>
  callJson(ERASE_ACCOUNT, { confirm: 'erase' });
