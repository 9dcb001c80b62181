import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { describe, expect, test } from 'vitest';
import type { AccountExport } from '../../api/export-account.ts';
import { NOW } from '../example-backend.fixture.ts';
import { wholePerson, eraseWholePerson } from '../ledger/whole-person.ts';
import { forgetFiles } from '../ledger/forget-files.ts';
import { endDocuments } from '../garage-store/documents.ts';
import { createAccessToken } from '../store/access-tokens.ts';
import { leadFiles } from '../store/lead-files.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { A, B, openGarage } from './example-garage-backend.fixture.ts';

const DAY = 24 * 3_600_000;
const PHONE = '+61491570006';
const IVO = '0491 570 157';
const PDF = '%PDF-1.7 the contract of Rosa';

/** What documents to a shopper must do over every store; `open` gives one without leads. */
export function documentSuite(open: () => Promise<Store>): void {
  async function opened(documents: false | object = {}) {
    const files = leadFiles(temporaryFolder());
    const woken: number[] = [];
    const made = await openGarage(open, { garage: { documents } }, { files, onLead: () => woken.push(1) });
    const { ask, store, keep } = made;
    await keep({ id: 'mine' });
    await keep({ id: 'of-b', tenant: 'b' });
    const form = (fields: Record<string, string | File>): FormData => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return data;
    };
    const send = (path: string, body: FormData, cookie: string, host = A) =>
      ask(path, { method: 'POST', headers: { host, cookie, origin: `https://${host}` }, body });
    async function dealer(tenant = 'example', host = A) {
      const { token } = await createAccessToken(store, { tenant, label: 'Test', now: NOW });
      const signedIn = await send('/_leads/sign-in', form({ token }), '', host);
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      const look = (path: string) => ask(path, { headers: { host, cookie } });
      const csrf = String(
        select('[name=csrf]', fromHtml((await look('/_leads')).text))?.properties['value'] ?? '',
      );
      return { cookie, csrf, look };
    }
    const signedIn = await dealer();
    const give = (changes: Record<string, string | File> = {}, lead = 'mine') =>
      send(
        `/_leads/lead/${lead}/documents`,
        form({
          csrf: signedIn.csrf,
          id: crypto.randomUUID(),
          title: 'Contract <b>of sale</b>',
          checked: 'yes',
          file: new File([PDF], '../contract.exe'),
          ...changes,
        }),
        signedIn.cookie,
      );
    const withdraw = (id: string, lead = 'mine') =>
      send(`/_leads/lead/${lead}/documents/${id}/withdraw`, form({ csrf: signedIn.csrf }), signedIn.cookie);
    const download = (cookie: string, id: string, host = A) =>
      ask(`/api/garage/documents/${id}`, { headers: { host, cookie } });
    const keys = () => files.before(Number.MAX_SAFE_INTEGER);
    const history = async () =>
      (await leadWithHistory(store, ['example'], 'mine'))?.events.map(({ kind, note }) => [kind, note]);
    return { ...made, files, woken, dealer, signedIn, give, withdraw, download, keys, history, send, form };
  }

  describe('a document for a shopper', () => {
    test('A6 F7 is in the garage of the number of its lead, and is downloaded as a file to keep', async () => {
      const { give, signIn, garage, download, history, signedIn } = await opened();
      const answer = await give();
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_leads/lead/mine#documents']);
      const rosa = await signIn();
      const [document] = (await garage(rosa)).documents;
      expect(document).toEqual({
        id: expect.any(String),
        title: 'Contract <b>of sale</b>',
        name: 'contract.exe.pdf',
        bytes: PDF.length,
        added_at: new Date(NOW).toISOString(),
        until: new Date(NOW + 90 * DAY).toISOString(),
      });
      const file = await download(rosa, document!.id);
      expect([file.status, file.text]).toEqual([200, PDF]);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="contract.exe.pdf"/),
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      await download(rosa, document!.id);
      expect(await history()).toEqual([
        ['submitted', null],
        ['document_added', 'Contract <b>of sale</b>'],
        ['document_opened', 'Contract <b>of sale</b>'],
      ]);
      const page = await signedIn.look('/_leads/lead/mine');
      expect(page.text).not.toContain('<b>of sale');
      expect(page.text).toMatch(/contract\.exe\.pdf \(1 KB\)/);
    });

    test('A6 S3 is nobody else’s: 404 for a stranger, 401 for a visitor, nothing at another dealer', async () => {
      const { give, signIn, garage, download, dealer, signedIn, send, form } = await opened();
      await give();
      const [document] = (await garage(await signIn())).documents;
      const id = document!.id;
      const ivo = await signIn(undefined, IVO);
      expect((await garage(ivo)).documents).toEqual([]);
      expect((await download(ivo, id)).status).toBe(404);
      expect((await download('', id)).status).toBe(401);
      expect((await download(await signIn(B), id, B)).status).toBe(404);
      // Dealer B neither sees it nor takes it back, and A gives nothing to a lead of B.
      const b = await dealer('b', B);
      expect((await b.look(`/_leads/lead/mine/documents/${id}`)).status).toBe(404);
      const taken = await send(
        `/_leads/lead/mine/documents/${id}/withdraw`,
        form({ csrf: b.csrf }),
        b.cookie,
        B,
      );
      expect(taken.status).toBe(404);
      expect((await give({}, 'of-b')).status).toBe(404);
      expect((await signedIn.look(`/_leads/lead/mine/documents/${id}`)).text).toBe(PDF);
    });

    test('A6 F7 what is no PDF, has no title or an unchecked number is refused, and nothing is kept', async () => {
      const { give, keys } = await opened();
      const cases = [
        [{ file: new File(['<script>alert(1)</script>'], 'contract.pdf') }, 'Choose a PDF.'],
        [{ title: ' ' }, 'Enter what the document is.'],
        [{ checked: '' }, 'Check with the customer'],
        [{ file: new File([`%PDF-${'x'.repeat(5 * 1024 * 1024)}`], 'a.pdf') }, 'at most 5 MB'],
      ] as const;
      for (const [changes, words] of cases) {
        const answer = await give(changes);
        expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(words)]);
      }
      expect((await give({ file: new File([`%PDF-${'x'.repeat(6 * 1024 * 1024)}`], 'a.pdf') })).status).toBe(
        413,
      );
      expect((await give({ csrf: 'guess' })).status).toBe(403);
      expect(await keys()).toEqual([]);
    });

    test('A6 the same form sent at once several times gives one, and a lead has twenty at most', async () => {
      const { give, keys, store } = await opened();
      const id = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => give({ id })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      expect(await keys()).toHaveLength(1);
      const statuses = [];
      for (let at = 0; at < 20; at++) statuses.push((await give()).status);
      expect(statuses).toEqual([...Array<number>(19).fill(303), 409]);
      expect(await keys()).toHaveLength(20);
      expect(await store.db.selectFrom('shopper_document').select('id').execute()).toHaveLength(20);
    });

    test('A6 is taken back: at once it is nowhere, and its file is gone', async () => {
      const { give, withdraw, signIn, garage, download, keys, history } = await opened();
      await give();
      const rosa = await signIn();
      const id = (await garage(rosa)).documents[0]!.id;
      expect((await withdraw(id, 'of-b')).status).toBe(404);
      expect((await withdraw(id)).status).toBe(303);
      expect((await withdraw(id)).status).toBe(404);
      expect((await download(rosa, id)).status).toBe(404);
      expect((await garage(rosa)).documents).toEqual([]);
      expect(await keys()).toEqual([]);
      expect((await history())?.at(-1)).toEqual(['document_withdrawn', 'Contract <b>of sale</b>']);
    });

    test.each([
      ['nothing by itself', {}, {}, 0],
      ['an email where the settings say so', { letter: true }, {}, 1],
      [
        'none to the address of a lead that may be no person’s',
        { letter: true },
        { suspicions: ['links'] },
        0,
      ],
    ] as const)('A6 sends %s', async (_, settings, lead, emails) => {
      const { give, keep, store } = await opened(settings);
      await keep({ id: 'other', ...lead, suspicions: [...('suspicions' in lead ? lead.suspicions : [])] });
      expect((await give({}, 'other')).status).toBe(303);
      const rows = await store.db
        .selectFrom('delivery')
        .select(['destination', 'kind'])
        .where('lead_id', '=', 'other')
        .where('kind', '!=', 'lead')
        .execute();
      expect(rows).toEqual(Array<object>(emails).fill({ destination: 'shopper', kind: 'document' }));
    });

    test('A6 privacy: is in exports, ends by its time, and is erased with its person, file and all', async () => {
      const { give, signIn, garage, ask, download, clock, store, files, keys } = await opened();
      await give();
      const rosa = await signIn();
      const [document] = (await garage(rosa)).documents;
      const exported = (await ask('/api/account/export', { headers: { cookie: rosa } })).json();
      expect((exported as AccountExport).documents).toEqual([document]);
      const { leads } = await wholePerson(store, { phone: PHONE }, ['example']);
      expect(leads[0]?.documents[0]).toMatchObject({ id: document!.id, name: 'contract.exe.pdf' });
      // Tidying files leaves it.
      expect(await forgetFiles(store, files, Date.now() + 2 * DAY)).toBe(0);
      clock.now = NOW + 90 * DAY;
      expect((await download(rosa, document!.id)).status).not.toBe(200);
      expect(await endDocuments(store, NOW + 90 * DAY - 1)).toEqual([]);
      expect(await endDocuments(store, NOW + 90 * DAY)).toEqual(await keys());
      clock.now = NOW;
      await give();
      expect(await forgetFiles(store, files, Date.now() + 2 * DAY)).toBe(1);
      await eraseWholePerson(store, files, { phone: PHONE }, NOW);
      expect(await keys()).toEqual([]);
      expect(await store.db.selectFrom('shopper_document').select('id').execute()).toEqual([]);
    });

    test('A6 R3 without the setting there is no form, no call and nothing in the garage', async () => {
      const on = await opened();
      await on.give();
      const { documents } = await on.garage(await on.signIn());
      const off = await opened(false);
      expect((await off.give()).status).toBe(404);
      expect((await off.signedIn.look('/_leads/lead/mine')).text).not.toContain('Documents for the customer');
      const rosa = await off.signIn();
      expect((await off.download(rosa, documents[0]!.id)).status).toBe(404);
      expect((await off.garage(rosa)).documents).toEqual([]);
    });

    test('A6 a lead without an Australian mobile says why nobody could download', async () => {
      const { keep, give, signedIn } = await opened();
      await keep({ id: 'landline', person: { first_name: 'Ivo', phone: '+61255500100' } });
      const page = await signedIn.look('/_leads/lead/landline');
      expect(page.text).toContain('This lead has no Australian mobile number');
      expect((await give({}, 'landline')).status).toBe(404);
    });
  });
}
