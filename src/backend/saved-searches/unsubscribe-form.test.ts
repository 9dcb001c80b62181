import { expect, test } from 'vitest';
import { listConsents } from '../ledger/export-leads.ts';
import { car, place, searchBackend } from './search-backend.fixture.ts';

test("P1 the page of an email's foot withdraws every consent of the address at this dealer, without sign-in", async () => {
  const { keep, confirm, emails, night, send, backend } = await searchBackend();
  await keep();
  await confirm();
  expect(await night([car('a'), car('b')])).toBe(1);
  const { db } = backend.store;
  const agreed = { at: 1, phone: null, wording_hash: 'w', page: '/contact' };
  const leads = [
    { lead_id: 'l1', tenant: 'example', email: 'rosa@example.com', opt_in: 1 },
    { lead_id: 'l2', tenant: 'example', email: 'rosa@example.com', opt_in: 0 },
    { lead_id: 'l3', tenant: 'example', email: 'tom@example.com', opt_in: 1 },
    { lead_id: 'l4', tenant: 'other', email: 'rosa@example.com', opt_in: 1 },
  ];
  for (const { lead_id: id, tenant, email } of leads)
    await db
      .insertInto('lead')
      .values({
        ...{ id, tenant, email, received_at: 1, form: 'contact', category: 'c' },
        suspicious: 0,
        body: '{}',
      })
      .execute();
  await db
    .insertInto('consent')
    .values(leads.map((lead) => ({ ...agreed, ...lead })))
    .execute();
  const link = new URL(
    /https:\S+\/pages\/unsubscribe\S+/.exec((await emails()).at(-1)?.text ?? '')?.[0] ?? '',
  );
  // A browser without scripts: the form is empty, and the page that it is on says whose it is.
  const press = (search = link.search) =>
    send('/api/unsubscribe', {}, { referer: `https://www.example.com.au/pages/unsubscribe${search}` });
  expect(place(await press('?who=x&token=y'))).toBe('/pages/unsubscribe#unknown');
  expect(place(await press(link.search.slice(0, -1)))).toBe('/pages/unsubscribe#unknown');
  expect(await emails()).toHaveLength(2);
  expect(place(await press())).toBe('/pages/unsubscribe#done');
  expect(place(await press())).toBe('/pages/unsubscribe#done');
  expect(await emails()).toEqual([]);
  expect(await night([car('a'), car('b'), car('c')])).toBe(0);
  const lines = (await listConsents(backend.store)).filter(({ withdrawn_at: at }) => at !== null);
  expect(lines.map((line) => ('lead_id' in line ? line.lead_id : 'search')).toSorted()).toEqual([
    'l1',
    'search',
  ]);
});
