import { ExpectedError } from '../../command-line/expected-error.ts';
import { nextCommand } from '../../command-line/next-command.ts';
import { tableLines } from '../../command-line/table.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { readLeadPhone } from '../../domain/lead/lead-phone.ts';
import type { Person } from '../ledger/erase-leads.ts';
import { listConsents } from '../ledger/export-leads.ts';
import { csvLine, csvTitles } from '../ledger/lead-csv.ts';
import {
  eraseWholePerson,
  wholePerson,
  type ErasedPerson,
  type WholePerson,
} from '../ledger/whole-person.ts';
import { isReconciled, reconcile } from '../ledger/reconcile.ts';
import { leadFiles } from '../store/lead-files.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import { listLeads } from '../store/list-leads.ts';
import type { LeadFilter, ListedLead } from '../store/list-leads.ts';
import { openStore } from '../store/open-store.ts';
import { resend } from '../store/resend-lead.ts';
import { storePlace } from '../store/store-place.ts';
import type { Store } from '../store/store.ts';
import type { DeliveryState } from '../store/tables.ts';
import { checkSlug, type SlugPlaces } from './check-slug.ts';
import { leadLines } from './lead-lines.ts';

type Shared = SlugPlaces & { tenant?: string; json?: boolean };
export type ListOptions = Shared & { state?: DeliveryState; limit: number };
export type ExportOptions = Shared & { phone?: string; email?: string; consents?: boolean };
export type EraseOptions = Shared & { phone?: string; email?: string; force?: boolean };

const PAGE = 500;
const write = (text: string): void => void process.stdout.write(text);
const print = (text: string): void => write(`${text}\n`);
const tenantsOf = ({ tenant }: Shared): string[] | undefined => (tenant === undefined ? undefined : [tenant]);

async function withStore(options: Shared, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(storePlace(options.data, process.env).url, Date.now());
  try {
    if (options.tenant !== undefined) await checkSlug(store, options.tenant, options);
    await work(store);
  } finally {
    await store.close();
  }
}

/** Who is meant by --phone and --email. Throws UsageError when neither says it. */
export function personOf({ phone, email }: { phone?: string; email?: string }): Person {
  const number = phone === undefined ? undefined : readLeadPhone(phone);
  if (phone !== undefined && number === undefined)
    throw new UsageError(
      `${phone} is no phone number: write it with its area code, as in --phone '0491 570 006'.`,
    );
  if (number === undefined && email === undefined)
    throw new UsageError("Say whose: --phone '0491 570 006', --email rosa@example.com, or both.");
  return { ...(number !== undefined && { phone: number }), ...(email !== undefined && { email }) };
}

/** `npm run leads -- list`: the latest leads, and whether all that came are accounted for. */
export function listAction(options: ListOptions): Promise<void> {
  return withStore(options, async (store) => {
    const tenants = tenantsOf(options);
    const { state, limit } = options;
    const leads = await listLeads(store, { ...(tenants && { tenants }), ...(state && { state }), limit });
    const accounts = (await reconcile(store)).filter(({ tenant }) => !tenants || tenants.includes(tenant));
    if (options.json) return print(JSON.stringify({ leads, accounts }));
    const columns = ['lead', 'received', 'tenant', 'state', 'category', 'answered'].map((title) => ({
      title,
      align: 'left' as const,
    }));
    const rows = leads.map(({ lead, state: its, answered_at }) => [
      lead.id,
      lead.received_at,
      lead.tenant,
      its,
      lead.category,
      answered_at === null ? 'no' : 'yes',
    ]);
    if (rows.length > 0) print(`${tableLines(columns, rows).join('\n')}\n`);
    for (const each of accounts) {
      const { tenant, submitted, delivered, queued, dead, erased, lost } = each;
      print(
        `${tenant}: ${submitted} submitted = ${delivered} delivered + ${queued} queued + ${dead} dead + ${erased} erased`,
      );
      if (!isReconciled(each))
        print(`${tenant}: this does not add up. Lost: ${lost.join(', ') || 'none is named'}.`);
    }
    if (accounts.length === 0) print('No lead has come yet.');
    process.exitCode = accounts.every(isReconciled) ? 0 : 1;
  });
}

/** The tenant of a lead; throws ExpectedError when there is no such lead. */
async function tenantOfLead(store: Store, id: string): Promise<string> {
  const row = await store.db.selectFrom('lead').select('tenant').where('id', '=', id).executeTakeFirst();
  if (row) return row.tenant;
  throw new ExpectedError(
    `There is no lead ${id}. \`${nextCommand('leads', 'list')}\` shows those there are.`,
  );
}

/** `npm run leads -- show <id>`: one lead with all that happened to it. */
export function showAction(id: string, options: Shared): Promise<void> {
  return withStore(options, async (store) => {
    const found = await leadWithHistory(store, [await tenantOfLead(store, id)], id);
    if (found) print(options.json ? JSON.stringify(found) : leadLines(found).join('\n'));
  });
}

/** `npm run leads -- resend [id]`: what was given up, of one lead or of all; or all of one lead. */
export function resendAction(id: string | undefined, options: Shared & { all?: boolean }): Promise<void> {
  if (id === undefined && options.all)
    throw new UsageError('--all is for one lead: name it, as in `resend <id> --all`.');
  return withStore(options, async (store) => {
    const tenants = tenantsOf(options);
    const filter: LeadFilter = { state: 'dead', ...(tenants && { tenants }) };
    const ids = id === undefined ? (await allLeads(store, filter)).map(({ lead }) => lead.id) : [id];
    let messages = 0;
    for (const each of ids)
      messages +=
        (await resend(
          store,
          [await tenantOfLead(store, each)],
          each,
          options.all ? 'all' : 'dead',
          Date.now(),
        )) ?? 0;
    if (options.json) return print(JSON.stringify({ leads: ids, messages }));
    print(
      messages === 0
        ? 'Nothing was given up: nothing is sent again.'
        : `${messages} messages wait to be sent again.`,
    );
  });
}

async function allLeads(store: Store, filter: LeadFilter): Promise<ListedLead[]> {
  const found: ListedLead[] = [];
  for (;;) {
    const last = found.at(-1);
    const after = last && { received_at: last.received_at, id: last.lead.id };
    const page = await listLeads(store, { ...filter, limit: PAGE, ...(after && { after }) });
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/**
 * `npm run leads -- export`: leads as CSV or JSON, of everybody or of one person; as JSON of one person, all that is kept of
 * them; or the ledger of consents.
 */
export function exportAction(options: ExportOptions): Promise<void> {
  return withStore(options, async (store) => {
    const tenants = tenantsOf(options);
    if (options.consents) {
      for (const line of await listConsents(store, tenants)) print(JSON.stringify(line));
      return;
    }
    const isOfOne = options.phone !== undefined || options.email !== undefined;
    const found = isOfOne
      ? await wholePerson(store, personOf(options), tenants)
      : { leads: await allLeads(store, tenants ? { tenants } : {}) };
    if (options.json) return print(JSON.stringify(found));
    write(csvTitles());
    for (const lead of found.leads) write(csvLine(lead));
  });
}

/** `npm run leads -- erase`: all of a person, for good; without --force it only says how much that would be. */
export function eraseAction(options: EraseOptions): Promise<void> {
  const person = personOf(options);
  return withStore(options, async (store) => {
    const tenants = tenantsOf(options);
    if (!options.force) {
      const found = await wholePerson(store, person, tenants);
      throw new UsageError(
        `${inWords(found)} would be erased for good, with their files. Add --force to do it.`,
      );
    }
    const { files } = storePlace(options.data, process.env);
    const erased = await eraseWholePerson(store, leadFiles(files), person, Date.now(), tenants);
    const { leads, ...others } = erased;
    print(
      options.json
        ? JSON.stringify({ erased: leads, ...others })
        : `${countsInWords(erased)} were erased. Backups made before still have them.`,
    );
  });
}

const countsInWords = ({ leads, accounts, searches, payments, draws }: ErasedPerson): string =>
  `${leads} leads, ${accounts} accounts, ${searches} saved searches, ${payments} payments asked for and ${draws} draws`;
const inWords = ({ leads, accounts, searches, payments, draws }: WholePerson): string =>
  countsInWords({
    leads: leads.length,
    accounts: accounts.length,
    searches: searches.length,
    payments: payments.length,
    draws: draws.length,
  });
