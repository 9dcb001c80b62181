import type { Lead, LeadPerson } from '../../domain/lead/lead.ts';
import type { Store } from '../store/store.ts';

/** Who sent a lead; undefined once it is erased. */
export async function leadPerson({ db }: Pick<Store, 'db'>, id: string): Promise<LeadPerson | undefined> {
  const row = await db.selectFrom('lead').select('body').where('id', '=', id).executeTakeFirst();
  return row && (JSON.parse(row.body) as Lead).person;
}
