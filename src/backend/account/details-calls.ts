import { AccountErasedSchema, AccountToEraseSchema } from '../../api/erase-account.ts';
import { ERASE_ACCOUNT, EXPORT_ACCOUNT, SAVE_DETAILS } from '../../api/routes.ts';
import { AccountExportSchema } from '../../api/export-account.ts';
import { AccountAnswerSchema } from '../../api/read-account.ts';
import { DetailsToSaveSchema } from '../../api/save-details.ts';
import { validateDetails } from '../../domain/account/validate-details.ts';
import { eraseAccount, saveDetails } from '../account-store/accounts.ts';
import { exportAccount } from '../account-store/export-account.ts';
import type { Backend } from '../backend.ts';
import { Refused } from '../refused.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { clearShopperSession } from './shopper-cookie.ts';
import { accountAnswer, requireShopper } from './shopper.ts';

/** What a user told of themselves: corrected, exported and erased by the user (spec A5). */
export function defineDetailsCalls(app: BackendApp, backend: Backend): void {
  const { store } = backend;
  defineCall(
    app,
    backend,
    {
      call: SAVE_DETAILS,
      summary: 'Corrects what the user told of themselves.',
      body: DetailsToSaveSchema,
      answer: AccountAnswerSchema,
    },
    async ({ body }, context) => {
      const account = await requireShopper(context, backend);
      const read = validateDetails(body);
      if ('errors' in read) throw new Refused(422, read.errors.map(({ message }) => message).join(' '));
      await saveDetails(store, account.id, read.details);
      return accountAnswer({ ...account, details: read.details });
    },
  );
  defineCall(
    app,
    backend,
    {
      call: EXPORT_ACCOUNT,
      summary: 'All that is kept of the user, as a file.',
      answer: AccountExportSchema,
    },
    async (_, context) => {
      const account = await requireShopper(context, backend);
      context.header('content-disposition', 'attachment; filename="my-account.json"');
      return exportAccount(store, account);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: ERASE_ACCOUNT,
      summary: 'Erases the account of the user, and signs out everywhere.',
      body: AccountToEraseSchema,
      answer: AccountErasedSchema,
    },
    async (_, context) => {
      await eraseAccount(store, await requireShopper(context, backend), backend.account.key);
      clearShopperSession(context);
      context.set('security', 'account erased');
      return { erased: true as const };
    },
  );
}
