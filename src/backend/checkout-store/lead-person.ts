import type { Lead, LeadPerson } from '../../domain/lead/lead.ts';
import { SENT_PLAIN } from '../guard/suspicions.ts';
import type { Store } from '../store/store.ts';

async function leadOf({ db }: Pick<Store, 'db'>, id: string): Promise<Lead | undefined> {
  const row = await db.selectFrom('lead').select('body').where('id', '=', id).executeTakeFirst();
  return row && (JSON.parse(row.body) as Lead);
}

/** Who sent a lead; undefined once it is erased. */
export const leadPerson = async (store: Pick<Store, 'db'>, id: string): Promise<LeadPerson | undefined> =>
  (await leadOf(store, id))?.person;

/** True if a lead was sent without scripts; false once it is erased. */
export const isPlainLead = async (store: Pick<Store, 'db'>, id: string): Promise<boolean> =>
  (await leadOf(store, id))?.suspicions.includes(SENT_PLAIN) ?? false;
