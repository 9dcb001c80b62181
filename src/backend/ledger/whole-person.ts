import type { AccountExport } from '../../api/export-account.ts';
import { eraseAccount, findAccount, type Account } from '../account-store/accounts.ts';
import { forgetCodes } from '../account-store/codes.ts';
import { exportAccount } from '../account-store/export-account.ts';
import type { PaymentRequest } from '../../domain/payment/payment-request.ts';
import { eraseRequests } from '../checkout-store/erase-requests.ts';
import { listRequests } from '../checkout-store/payment-requests.ts';
import type { KeptDraw } from '../promotion/draws.ts';
import { drawsOfPhone, eraseDraws } from '../promotion/draws-of-person.ts';
import { eraseSearchesOf } from '../saved-search-store/erase-searches.ts';
import { listSearches, type KeptSearch } from '../saved-search-store/list-searches.ts';
import type { LeadFiles } from '../store/lead-files.ts';
import type { LeadWithHistory } from '../store/lead-history.ts';
import type { Store } from '../store/store.ts';
import { eraseLeads, type Person } from './erase-leads.ts';
import { leadsOf } from './export-leads.ts';

/** All that is kept of a person: leads, the account of the number, the searches of the address, payments asked for, draws. */
export type WholePerson = {
  leads: LeadWithHistory[];
  accounts: AccountExport[];
  searches: KeptSearch[];
  payments: PaymentRequest[];
  draws: KeptDraw[];
};
/** How much of each was erased. */
export type ErasedPerson = {
  leads: number;
  accounts: number;
  searches: number;
  payments: number;
  draws: number;
};

async function accountsOf(
  store: Store,
  { phone }: Person,
  tenants: readonly string[] | undefined,
): Promise<Account[]> {
  if (phone === undefined) return [];
  let query = store.db.selectFrom('account').select('id').where('phone', '=', phone).orderBy('tenant');
  if (tenants) query = query.where('tenant', 'in', tenants);
  const found = await Promise.all((await query.execute()).map(({ id }) => findAccount(store, id)));
  return found.flatMap((account) => account ?? []);
}

/** The numbers of a person: the one that was named, and those of the leads of the address. */
async function phonesOf(
  store: Store,
  { phone, email }: Person,
  tenants: readonly string[] | undefined,
): Promise<string[]> {
  const leads = email === undefined ? [] : await leadsOf(store, { email }, tenants);
  const numbers = leads.flatMap(({ lead }) => lead.person.phone ?? []);
  return [...new Set([...(phone === undefined ? [] : [phone]), ...numbers])];
}

/** Everything of a person, of these tenants or of all. */
export async function wholePerson(
  store: Store,
  person: Person,
  tenants?: readonly string[],
): Promise<WholePerson> {
  const accounts = await accountsOf(store, person, tenants);
  return {
    leads: await leadsOf(store, person, tenants),
    accounts: await Promise.all(accounts.map((account) => exportAccount(store, account))),
    searches: person.email === undefined ? [] : await listSearches(store, { email: person.email, tenants }),
    payments: (await listRequests(store, { person, tenants })).map(({ request }) => request),
    draws: person.phone === undefined ? [] : await drawsOfPhone(store, person.phone, tenants),
  };
}

/** Erases everything of a person, of these tenants or of all; gives how much that was. `now` in milliseconds. */
export async function eraseWholePerson(
  store: Store,
  files: LeadFiles,
  person: Person,
  now: number,
  tenants?: readonly string[],
): Promise<ErasedPerson> {
  const accounts = await accountsOf(store, person, tenants);
  for (const account of accounts) await eraseAccount(store, account);
  const searches = person.email === undefined ? 0 : await eraseSearchesOf(store, person.email, tenants);
  const payments = await eraseRequests(store, person, now, tenants);
  // The numbers that the leads of an address were sent with are of the same person.
  for (const phone of await phonesOf(store, person, tenants))
    await store.write(async (db) => {
      for (const tenant of tenants ?? [undefined]) await forgetCodes(db, { tenant, phone });
    });
  const draws = person.phone === undefined ? 0 : await eraseDraws(store, person.phone, tenants);
  // Last: it empties the log, in which all that was erased still is.
  const leads = await eraseLeads(store, files, person, now, tenants);
  return { leads, accounts: accounts.length, searches, payments, draws };
}
