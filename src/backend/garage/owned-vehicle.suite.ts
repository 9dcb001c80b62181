import { describe, expect, test } from 'vitest';
import type { AccountExport } from '../../api/export-account.ts';
import { exampleOwned } from '../../domain/garage/example-vehicle.fixture.ts';
import type { Garage } from '../../domain/garage/garage.ts';
import { MAX_OWNED, removedVehicle, type OwnedVehicle } from '../../domain/garage/owned-vehicle.ts';
import { eraseOutlived } from '../account/erase-outlived.ts';
import { NOW } from '../example-backend.fixture.ts';
import { listConsents } from '../ledger/export-leads.ts';
import { eraseOldSearches } from '../saved-search-store/erase-searches.ts';
import type { Store } from '../store/store.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import { A, B, openGarage } from './example-garage-backend.fixture.ts';
import { remindOwners } from './remind-owners.ts';

const DAY = 24 * 3_600_000;
const EMAIL = 'rosa@example.com';
const idOf = (at: number): string => `0198f2f0-5a7e-4b6c-9f5e-${String(at).padStart(12, '0')}`;

/** What vehicles of a shopper's own must do over every store; `open` gives one without leads. */
export function ownedVehicleSuite(open: () => Promise<Store>): void {
  async function opened() {
    const made = await openGarage(open);
    const { post, store, backend, clock } = made;
    const save = (cookie: string, ...vehicles: OwnedVehicle[]) =>
      post('/api/garage/vehicles', { vehicles }, { cookie });
    const emails = async (): Promise<StoredEmail[]> => {
      const rows = await store.db.selectFrom('letter').select('body').orderBy('created_at').execute();
      return rows.map(({ body }) => JSON.parse(body) as StoredEmail);
    };
    const remind = async () => remindOwners(store, await backend.sites.all(), clock.now);
    /** Presses the link of the first email that waits at an address, as the page that it leads to does. */
    const prove = async (email: StoredEmail, host = A) => {
      const link = /\S+\/saved-search\/confirm\S+/.exec(email.text)?.[0] ?? '';
      return made.ask('/api/saved-searches/confirm', {
        method: 'POST',
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URL(link).search.slice(1),
      });
    };
    /** Keeps vehicles, and proves the address that the first email went to. */
    const saveProved = async (cookie: string, ...vehicles: OwnedVehicle[]): Promise<void> => {
      await save(cookie, ...vehicles);
      await prove((await emails()).at(-1)!);
    };
    return { ...made, save, saveProved, prove, emails, remind };
  }

  describe('a vehicle of a shopper', () => {
    test('A6 is kept for its owner, and is of nobody else', async () => {
      const { save, signIn, garage } = await opened();
      const [rosa, ivo] = [await signIn(), await signIn(undefined, '0491 570 157')];
      const answer = await save(rosa, exampleOwned());
      expect((answer.json() as Garage).vehicles).toEqual([exampleOwned()]);
      expect((await garage(rosa)).vehicles).toEqual([exampleOwned()]);
      expect((await garage(ivo)).vehicles).toEqual([]);
      expect((await save('', exampleOwned())).status).toBe(401);
      // The same id of another shopper is another vehicle.
      await save(ivo, exampleOwned({ km: '1' }));
      expect((await garage(rosa)).vehicles[0]?.km).toBe('61000');
    });

    test('A6 of two devices the newest change counts, and one that was taken out stays out', async () => {
      const { save, signIn, garage, clock } = await opened();
      const cookie = await signIn();
      clock.now = NOW + DAY;
      const at = (hour: number) => new Date(NOW + hour * 3_600_000).toISOString();
      await save(cookie, exampleOwned({ changed_at: at(2), km: '2' }));
      await save(cookie, exampleOwned({ changed_at: at(1), km: '1' }));
      expect((await garage(cookie)).vehicles.map(({ km }) => km)).toEqual(['2']);
      await save(cookie, removedVehicle(exampleOwned().id, at(3)));
      await save(cookie, exampleOwned({ changed_at: at(2), km: '2' }));
      expect((await garage(cookie)).vehicles).toEqual([]);
    });

    test('A6 a device whose clock is ahead does not win for ever', async () => {
      const { save, signIn, garage, clock } = await opened();
      const cookie = await signIn();
      await save(cookie, exampleOwned({ changed_at: '2099-01-01T00:00:00.000Z', km: '1' }));
      clock.now = NOW + DAY;
      await save(cookie, exampleOwned({ changed_at: new Date(NOW + DAY).toISOString(), km: '2' }));
      expect((await garage(cookie)).vehicles.map(({ km }) => km)).toEqual(['2']);
    });

    test('A6 what is wrong or too much is refused, and nothing of it is kept', async () => {
      const { save, signIn, garage } = await opened();
      const cookie = await signIn();
      const fine = exampleOwned({ id: idOf(99) });
      expect((await save(cookie, fine, exampleOwned({ km: 'many' }))).status).toBe(422);
      expect((await save(cookie, { ...fine, id: 'x' })).status).toBe(422);
      const many = Array.from({ length: MAX_OWNED + 1 }, (_, at) => exampleOwned({ id: idOf(at) }));
      expect((await save(cookie, ...many)).status).toBe(409);
      expect((await garage(cookie)).vehicles).toEqual([]);
    });

    test('A6 A12 the first letter only proves the address, at once, without a word that was typed', async () => {
      const { save, signIn, garage, emails, prove, remind, store } = await opened();
      const cookie = await signIn();
      const vehicle = exampleOwned({ service_on: '2026-11-22', remind: 'Rosa@Example.com' });
      const { unproved } = (await save(cookie, vehicle)).json() as Garage;
      expect(unproved).toEqual([EMAIL]);
      const [email, ...others] = await emails();
      expect(others).toEqual([]);
      expect(email?.subject).toBe('Please confirm your email address for Dealer example');
      expect(email?.text).toContain('to get reminders about a vehicle');
      expect(email?.text).toContain('within 48 hours');
      expect(email?.text).toContain('MD012345');
      expect(email?.text).not.toMatch(/Hoshimi|Sora|ABC12D|22 November|\$|\/cars\//);
      // Asking again, or changing the vehicle, sends no second email.
      await save(cookie, { ...vehicle, km: '62000', changed_at: new Date(NOW).toISOString() });
      expect(await remind()).toBe(0);
      expect(await emails()).toHaveLength(1);
      expect((await listConsents(store, ['example']))[0]).toMatchObject({ opt_in: 0 });
      expect((await prove(email!)).headers.get('location')).toBe('/saved-search/confirm#confirmed');
      expect((await prove(email!)).headers.get('location')).toBe('/saved-search/confirm#confirmed');
      expect((await garage(cookie)).unproved).toEqual([]);
      expect(await remind()).toBe(1);
      expect((await listConsents(store, ['example']))[0]).toMatchObject({ opt_in: 1 });
    });

    test('A6 A12 after 48 hours nothing is proved, and the address is off the vehicle', async () => {
      const { save, signIn, garage, emails, prove, remind, clock } = await opened();
      const cookie = await signIn();
      const vehicle = exampleOwned({ service_on: '2026-11-24', remind: EMAIL });
      await save(cookie, vehicle);
      const [email] = await emails();
      clock.now = NOW + 2 * DAY - 1;
      expect(await remind()).toBe(0);
      expect((await garage(cookie)).vehicles[0]?.remind).toBe(EMAIL);
      clock.now = NOW + 2 * DAY;
      expect((await prove(email!)).headers.get('location')).toBe('/saved-search/confirm#expired');
      expect(await remind()).toBe(0);
      expect((await garage(cookie)).vehicles[0]?.remind).toBe('');
      expect((await garage(cookie)).unproved).toEqual([]);
      // Who ticks again is asked again.
      await save(cookie, { ...vehicle, changed_at: new Date(clock.now + 1).toISOString() });
      clock.now += 2;
      await save(cookie, { ...vehicle, changed_at: new Date(clock.now).toISOString() });
      expect(await emails()).toHaveLength(2);
    });

    test('A6 a proof is of one account at one dealer: nobody else may remind the address', async () => {
      const { save, saveProved, signIn, emails, prove, remind } = await opened();
      const vehicle = exampleOwned({ service_on: '2026-11-22', remind: EMAIL });
      await saveProved(await signIn(), vehicle);
      expect(await remind()).toBe(1);
      // Ivo names the address that Rosa has proved: it is asked, and hears of nothing of his.
      await save(await signIn(undefined, '0491 570 157'), vehicle);
      expect(await remind()).toBe(0);
      const asked = (await emails()).at(-1)!;
      expect(asked.subject).toContain('Please confirm');
      expect((await prove(asked, B)).headers.get('location')).toBe('/saved-search/confirm#expired');
      expect(await remind()).toBe(0);
    });

    test('A6 S7 a stranger gets five first emails in 48 hours at most, however many ask and whatever was stopped', async () => {
      const { save, signIn, emails, ask, remind } = await opened();
      const vehicle = exampleOwned({ service_on: '2026-11-22', remind: EMAIL });
      for (let at = 0; at < 3; at++) await save(await signIn(undefined, `0491 570 1${50 + at}`), vehicle);
      expect(await emails()).toHaveLength(3);
      const { pathname, search } = new URL((await emails())[0]!.stopUrl);
      expect((await ask(pathname + search, { method: 'POST' })).status).toBe(200);
      expect(await emails()).toEqual([]);
      for (let at = 0; at < 4; at++) await save(await signIn(undefined, `0491 570 1${60 + at}`), vehicle);
      expect(await emails()).toHaveLength(2);
      expect(await remind()).toBe(0);
      expect(await emails()).toHaveLength(2);
    });

    test('A6 reminds once of each day, by an email that says nothing that was typed, and stops at one press', async () => {
      const { save, saveProved, signIn, garage, ask, emails, remind, clock, store } = await opened();
      const cookie = await signIn();
      const vehicle = exampleOwned({ service_on: '2026-12-05', rego_on: '2026-12-20', remind: EMAIL });
      await saveProved(cookie, vehicle, exampleOwned({ id: idOf(2), service_on: '2026-11-22' }));
      expect(await remind()).toBe(1);
      expect(await remind()).toBe(0);
      const email = (await emails()).find(({ subject }) => subject.startsWith('Reminder'));
      expect(email).toMatchObject({
        to: EMAIL,
        subject: 'Reminder from Dealer example: Service due: Saturday 5 December',
      });
      expect(email?.text).toContain('https://www.example.com.au/my-garage');
      expect(email?.text).toContain('MD012345');
      expect(email?.text).toContain(email?.stopUrl);
      expect(email?.text).not.toMatch(/Hoshimi|Sora|ABC12D|22 November/);
      clock.now = NOW + 16 * DAY;
      expect(await remind()).toBe(1);
      expect((await emails()).at(-1)?.text).toContain('Rego expires: Sunday 20 December');
      const [consent] = await listConsents(store, ['example']);
      expect(consent).toMatchObject({ email: EMAIL, at: NOW, page: '/my-garage', opt_in: 1 });
      expect(consent).toHaveProperty('wording', expect.stringContaining('Email me two weeks before'));

      const { pathname, search } = new URL(email!.stopUrl);
      expect((await ask(pathname + search, { method: 'POST' })).status).toBe(200);
      expect((await garage(cookie)).vehicles.find(({ id }) => id === vehicle.id)?.remind).toBe('');
      expect(await emails()).toEqual([]);
      // An address that is named again is proved again first.
      await save(cookie, {
        ...vehicle,
        rego_on: '2026-12-08',
        changed_at: new Date(clock.now).toISOString(),
      });
      expect(await remind()).toBe(0);
    });

    test('A6 eight processes at once send one email', async () => {
      const { saveProved, signIn, emails, remind } = await opened();
      await saveProved(await signIn(), exampleOwned({ service_on: '2026-11-22', remind: EMAIL }));
      const sent = await Promise.all(Array.from({ length: 8 }, remind));
      expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
      expect(await emails()).toHaveLength(2);
    });

    test('A6 privacy: is in the export of its account, is erased with it, and by its retention', async () => {
      const { save, saveProved, signIn, ask, post, store, backend, emails, remind, clock } = await opened();
      const left = async () => {
        const vehicles = await store.db.selectFrom('owned_vehicle').select('id').execute();
        const proofs = await store.db.selectFrom('reminder_proof').select('id').execute();
        return [vehicles.length, proofs.length];
      };
      const vehicle = exampleOwned({ service_on: '2026-11-22', remind: EMAIL });
      const cookie = await signIn();
      await saveProved(cookie, vehicle);
      await remind();
      const exported = (await ask('/api/account/export', { headers: { cookie } })).json() as AccountExport;
      expect(exported.vehicles).toEqual([vehicle]);
      // Tidying searches leaves the address of a reminder.
      await eraseOldSearches(store, { tenant: 'example', days: 1, retentionDays: 1 }, NOW);
      expect(await emails()).toHaveLength(2);
      await post('/api/account/erase', { confirm: 'erase' }, { cookie });
      expect([await left(), await emails()]).toEqual([[0, 0], []]);
      await save(await signIn(), vehicle);
      clock.now = NOW + 731 * DAY;
      await eraseOutlived(store, await backend.sites.all(), clock.now);
      expect(await left()).toEqual([0, 0]);
    });
  });
}
