import type { SavedSearch } from '../../domain/saved-search/saved-search.ts';
import type { Store } from '../store/store.ts';

/** A kept search; moments in milliseconds. */
export type KeptSearch = SavedSearch & {
  id: string;
  tenant: string;
  email: string;
  label: string;
  createdAt: number;
  confirmedAt: number | null;
  stoppedAt: number | null;
  wording: string;
  page: string;
};

/** The owner of the searches: an account or an address, at these tenants or at all. */
export type WhoseSearches =
  { accountId: string } | { email: string; tenants?: readonly string[] | undefined };

/** The searches that someone keeps or kept, newest first. */
export async function listSearches({ db }: Store, whose: WhoseSearches): Promise<KeptSearch[]> {
  let query = db
    .selectFrom('saved_search')
    .innerJoin('search_subscriber', 'search_subscriber.id', 'saved_search.subscriber_id')
    .select(['saved_search.id', 'saved_search.tenant', 'email', 'list', 'query', 'label'])
    .select(['saved_search.created_at', 'confirmed_at', 'stopped_at', 'wording', 'page'])
    .orderBy('saved_search.created_at', 'desc')
    .orderBy('saved_search.id');
  if ('accountId' in whose) query = query.where('account_id', '=', whose.accountId);
  else {
    query = query.where('email', '=', whose.email.toLowerCase());
    if (whose.tenants) query = query.where('saved_search.tenant', 'in', whose.tenants);
  }
  const rows = await query.execute();
  return rows.map(({ created_at, confirmed_at, stopped_at, ...row }) => ({
    ...row,
    createdAt: created_at,
    confirmedAt: confirmed_at,
    stoppedAt: stopped_at,
  }));
}
