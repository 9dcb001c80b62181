import type { AccountExport } from '../../calls/export-account.ts';
import type { Store } from '../store/store.ts';
import type { Account } from './accounts.ts';

const moment = (ms: number): string => new Date(ms).toISOString();

/** All that is kept of an account, for whoever has it. */
export async function exportAccount(
  store: Store,
  { id, phone, createdAt, details }: Account,
): Promise<AccountExport> {
  const sessions = await store.db
    .selectFrom('shopper_session')
    .select(['opened_at', 'used_at'])
    .where('account_id', '=', id)
    .orderBy('opened_at')
    .execute();
  return {
    user: { id, phone },
    since: moment(createdAt),
    details,
    sessions: sessions.map(({ opened_at, used_at }) => ({
      opened_at: moment(opened_at),
      used_at: moment(used_at),
    })),
  };
}
