import { beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '../account-store/accounts.ts';
import { watchCars } from '../account-store/watchlist.ts';
import { listConsents } from '../ledger/export-leads.ts';
import { eraseWholePerson, wholePerson } from '../ledger/whole-person.ts';
import { claimDelivery } from '../outbox/claim-delivery.ts';
import { memoryStore } from '../outbox/fault-schedule.fixture.ts';
import { writeBackup } from '../store/backup-lines.ts';
import { leadFiles } from '../store/lead-files.ts';
import { readBackup } from '../store/read-backup.ts';
import type { Store } from '../store/store.ts';
import { eraseOldSearches, eraseSearchesOf } from './erase-searches.ts';
import { listSearches } from './list-searches.ts';
import { DAY, HOUR, NOW, PLACE, searchKeeper, TENANT } from './search-keeper.fixture.ts';
import { atMoment } from '../outbox/at-moment.fixture.ts';

/** What every store must do with what kept searches say of people (spec A12). */
export function searchPrivacySuite(open: () => Promise<Store>): void {
  describe('A12 kept searches of people', () => {
    let store: Store;
    let shopper: ReturnType<typeof searchKeeper>;
    beforeEach(async () => {
      store = await open();
      shopper = searchKeeper(store);
    });

    test('are in a backup, with the emails that wait', async () => {
      const { keep, confirm } = shopper;
      const { proof } = await keep();
      await confirm(proof);
      const lines: string[] = [];
      await writeBackup(store, leadFiles('/nowhere'), 0, (line) => Promise.resolve(void lines.push(line)));
      const copy = await memoryStore();
      const given = (async function* () {
        for (const line of lines) yield line.trimEnd();
      })();
      await readBackup(copy, 'a.gz', given, () => Promise.resolve());
      expect(await listSearches(copy, { email: 'rosa@example.com' })).toEqual(
        await listSearches(store, { email: 'rosa@example.com' }),
      );
      expect(await claimDelivery(atMoment(copy, NOW + DAY), PLACE, 5)).toMatchObject({
        email: { text: 'prove it' },
      });
      await copy.close();
    });

    test('are erased with their emails by address, of one dealer or of all', async () => {
      const { keep, confirm } = shopper;
      const { proof } = await keep();
      await confirm(proof);
      expect(await eraseSearchesOf(store, 'rosa@example.com', ['other'])).toBe(0);
      expect(await eraseSearchesOf(store, 'ROSA@EXAMPLE.COM')).toBe(1);
      for (const table of ['saved_search', 'search_subscriber', 'letter', 'delivery'] as const)
        expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    });

    test('privacy: a person is exported and erased whole: the account of the number, the searches of the address', async () => {
      const { keep, confirm } = shopper;
      const { proof } = await keep();
      await confirm(proof);
      const phone = '+61491570006';
      const account = await store.write((db) => openAccount(db, { tenant: TENANT, phone }, NOW));
      const car = {
        id: 'a',
        name: '2021 Alder',
        slug: 'alder',
        make: 'Alder',
        model: '',
        primary_image_url: '',
      };
      await watchCars(store, account, [car], NOW);
      await store.db.updateTable('saved_search').set({ account_id: account }).execute();
      const found = await wholePerson(store, { phone, email: 'rosa@example.com' });
      expect(found.accounts).toMatchObject([{ watchlist: [car], searches: [{ query: 'make=Alder' }] }]);
      expect(found.searches).toMatchObject([{ email: 'rosa@example.com' }]);
      expect(await listConsents(store)).toMatchObject([{ wording: 'Write to me.', opt_in: 1 }]);
      expect(await eraseWholePerson(store, leadFiles('/nowhere'), { phone }, NOW, ['other'])).toEqual({
        leads: 0,
        accounts: 0,
        searches: 0,
        payments: 0,
        draws: 0,
      });
      expect(await eraseWholePerson(store, leadFiles('/nowhere'), { phone }, NOW)).toMatchObject({
        accounts: 1,
      });
      for (const table of ['account', 'watchlist', 'saved_search', 'letter', 'delivery'] as const)
        expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    });

    test('are kept for their time: proofs two days, searches as the dealer says, consents as leads', async () => {
      const { keep, confirm, emails } = shopper;
      const { proof } = await keep();
      await confirm(proof);
      await keep({ email: 'never@example.com' });
      const tidy = (now: number) =>
        eraseOldSearches(store, { tenant: TENANT, days: 30, retentionDays: 90 }, now);
      await tidy(NOW + 49 * HOUR);
      expect(await listSearches(store, { email: 'never@example.com' })).toEqual([]);
      expect(await emails()).toHaveLength(1);
      await tidy(NOW + 8 * DAY);
      expect(await emails()).toEqual([]);
      expect(await store.db.selectFrom('delivery').selectAll().execute()).toEqual([]);
      await tidy(NOW + 31 * DAY);
      expect(await listSearches(store, { email: 'rosa@example.com' })).toMatchObject([
        { stoppedAt: NOW + 31 * DAY, wording: 'Write to me.' },
      ]);
      await tidy(NOW + 122 * DAY);
      expect(await store.db.selectFrom('search_subscriber').selectAll().execute()).toEqual([]);
    });
  });
}
