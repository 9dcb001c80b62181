import type { AccountExport } from '../../api/export-account.ts';
import type { Store } from '../store/store.ts';
import { listRequests } from '../checkout-store/payment-requests.ts';
import { ownedVehicles } from '../garage-store/owned-vehicles.ts';
import { listSearches } from '../saved-search-store/list-searches.ts';
import { drawsOfPhone } from '../promotion/draws-of-person.ts';
import type { Account } from './accounts.ts';
import { creditChoice } from './credit-choice.ts';
import { watchedCars } from './watchlist.ts';

const moment = (ms: number): string => new Date(ms).toISOString();

/** All that is kept of an account, for anyone who has it. */
export async function exportAccount(
  store: Store,
  { id, tenant, phone, createdAt, details }: Account,
): Promise<AccountExport> {
  const sessions = await store.db
    .selectFrom('shopper_session')
    .select(['opened_at', 'used_at'])
    .where('account_id', '=', id)
    .orderBy('opened_at')
    .execute();
  const requests = await listRequests(store, { tenants: [tenant], person: { phone } });
  const kept = await listSearches(store, { accountId: id });
  const choice = await creditChoice(store, id, 0);
  return {
    user: { id, phone },
    since: moment(createdAt),
    details,
    watchlist: await watchedCars(store, id),
    searches: kept.map(({ email, list, query, label, createdAt, confirmedAt, stoppedAt, wording, page }) => ({
      email,
      list,
      query,
      label,
      asked_at: moment(createdAt),
      confirmed_at: confirmedAt === null ? null : moment(confirmedAt),
      stopped_at: stoppedAt === null ? null : moment(stoppedAt),
      wording,
      page,
    })),
    payments: requests.map(({ request: { purpose, amount, asked_at, paid_at, returned_at } }) => ({
      purpose,
      amount,
      asked_at: moment(asked_at),
      paid_at: paid_at === null ? null : moment(paid_at),
      returned_at: returned_at === null ? null : moment(returned_at),
    })),
    vehicles: await ownedVehicles(store, id),
    draws: (await drawsOfPhone(store, phone, [tenant])).map(({ promotion, state, prize, drawn_at }) => ({
      promotion,
      state,
      prize,
      drawn_at: moment(drawn_at),
    })),
    credit_choice: choice ? { band: choice.band, term: choice.term, kept_at: moment(choice.keptAt) } : null,
    sessions: sessions.map(({ opened_at, used_at }) => ({
      opened_at: moment(opened_at),
      used_at: moment(used_at),
    })),
  };
}
