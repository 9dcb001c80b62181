import { describe, expect, test } from 'vitest';
import type { FreeDay } from '../../domain/lead/free-appointments.ts';
import { takenTimeWords } from '../../domain/lead/taken-time-words.ts';
import type { Backend } from '../backend.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { ANSWERS, exampleForm, leadSite } from '../leads/example-form.fixture.ts';
import { listLeads } from '../store/list-leads.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';

const LEADS = '/api/leads';
const openBackend = (changes: Partial<Backend> = {}, site = leadSite()) => exampleBackend([site], changes);
const stored = async ({ store }: Backend) => (await listLeads(store, {})).map(({ lead }) => lead);

describe('F1 K11 a form that is sent', () => {
  test('is a lead with who, what, where from and the vehicle as the site shows it', async () => {
    const { post, backend } = await openBackend();
    const attributes = { visited_pages: ['/', '/cars/a'], linked_query_params: { utm_source: 'mail' } };
    const answer = await post(LEADS, exampleForm({ attributes }), { 'user-agent': 'Browser/1' });
    const [lead] = await stored(backend);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      lead_id: lead?.id,
      category: 'Vehicle Enquiry',
      event: 15,
      confirmed: {
        lines: [
          ['Vehicle', '2021 Alder Brook Touring'],
          ['Location', 'Example Cars Parramatta'],
          ['Address', '1 Church Street, Parramatta NSW 2150'],
          ['Your reference', shortReference(lead!.id)],
        ],
        phone: '02 5550 0100',
      },
    });
    expect(lead).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      tenant: 'example',
      received_at: '2026-11-21T01:00:00.000Z',
      form: 'enquiry',
      category: 'Vehicle Enquiry',
      event: 15,
      person: {
        first_name: 'Rosa',
        last_name: 'Quill',
        phone: '+61491570006',
        email: 'Rosa@example.com',
        postcode: '2150',
      },
      message: 'Is it still for sale?',
      values: {},
      manufacturer: { slug: 'alder', name: 'Alder' },
      vehicle: {
        id: 'v1',
        slug: '2021-alder-brook-v1',
        name: '2021 Alder Brook Touring',
        car_type: 'used',
        status: 'in_stock',
        year: 2021,
        make: 'Alder',
        model: 'Brook',
        price: 25_990,
      },
      files: [],
      consent: {
        wording_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        page: '/enquire',
        at: '2026-11-21T01:00:00.000Z',
        opt_in: false,
      },
      url: 'https://www.example.com.au/enquire',
      user_agent: 'Browser/1',
      source: 'Website',
      attributes,
      suspicions: ['no proof of work'],
    });
  });

  test('is on its way when it is answered, and the outbox hears of it', async () => {
    let heard = 0;
    const { post, backend } = await openBackend({ onLead: () => void heard++ });
    await post(LEADS, exampleForm());
    const rows = await backend.store.db.selectFrom('delivery').select(['destination', 'state']).execute();
    expect(rows).toEqual([{ destination: 'dealer', state: 'queued' }]);
    expect(heard).toBe(1);
  });

  test('names what to mend, field by field, and is not stored (spec F3)', async () => {
    const { post, backend } = await openBackend();
    const values = { ...ANSWERS, phone: '12', message: '' };
    const answer = await post(LEADS, exampleForm({ values }), { 'idempotency-key': 'a' });
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      error: 'Please fix the following errors:',
      errors: [
        { field: 'phone', message: expect.any(String) },
        { field: 'message', message: expect.any(String) },
      ],
    });
    expect(await stored(backend)).toEqual([]);
    // R7: what was wrong leaves the key free.
    expect((await post(LEADS, exampleForm(), { 'idempotency-key': 'a' })).status).toBe(200);
  });

  test('asks about the vehicle by its slug, of one that is gone, and of one that nobody knows', async () => {
    const { post, backend } = await openBackend();
    for (const car_id of ['2021-alder-brook-v1', 'never'])
      await post(LEADS, exampleForm({ car_id, values: { ...ANSWERS, message: car_id } }));
    const leads = await stored(backend);
    expect(leads.find(({ message }) => message === '2021-alder-brook-v1')?.vehicle?.id).toBe('v1');
    const unknown = leads.find(({ message }) => message === 'never');
    expect(unknown?.vehicle).toBeUndefined();
    expect(unknown?.values).toEqual({ car_id: 'never' });
  });

  test.each([
    ['a form that there is not', exampleForm({ form: 'nonsense' }), 404],
    ['a form that the dealer does not offer', exampleForm({ form: 'fleet' }), 404],
    ['a value that the form has no field for', exampleForm({ values: { ...ANSWERS, admin: 'yes' } }), 422],
  ])('with %s is refused', async (_, form, status) => {
    const { post, backend } = await openBackend();
    expect((await post(LEADS, form)).status).toBe(status);
    expect(await stored(backend)).toEqual([]);
  });

  test('is refused where the dealer takes no forms', async () => {
    const { post } = await openBackend({}, leadSite({ leads: false }));
    expect((await post(LEADS, exampleForm())).status).toBe(404);
  });

  test('from an address of another site is kept as one of the home page', async () => {
    const { post, backend } = await openBackend();
    await post(LEADS, exampleForm({ url: 'https://evil.example/phish' }));
    expect((await stored(backend))[0]?.url).toBe('https://www.example.com.au');
  });
});

describe('R7 one attempt', () => {
  test('sent 100 times at once is one lead with one answer, whatever the quota', async () => {
    const { post, backend } = await openBackend();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => post(LEADS, exampleForm(), { 'idempotency-key': 'one' })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await stored(backend)).toHaveLength(1);
  });

  test('with other words is refused, and the first stays', async () => {
    const { post, backend } = await openBackend();
    await post(LEADS, exampleForm(), { 'idempotency-key': 'one' });
    const values = { ...ANSWERS, message: 'Other words' };
    const other = await post(LEADS, exampleForm({ values }), { 'idempotency-key': 'one' });
    expect(other.status).toBe(422);
    expect(other.json()).toMatchObject({
      error: expect.stringContaining('already sent this form with different details'),
    });
    expect((await stored(backend)).map(({ message }) => message)).toEqual(['Is it still for sale?']);
  });

  test('with a proof that was solved again is the same attempt', async () => {
    const { post, backend } = await openBackend();
    for (const filled_in of [9_000, 60_000])
      expect(
        (await post(LEADS, exampleForm({ filled_in, proof: `${filled_in}` }), { 'idempotency-key': 'one' }))
          .status,
      ).toBe(200);
    expect(await stored(backend)).toHaveLength(1);
  });

  test.each(['', 'k'.repeat(256)])('needs a key of 1 to 255 characters', async (key) => {
    const { post } = await openBackend();
    expect((await post(LEADS, exampleForm(), { 'idempotency-key': key })).status).toBe(422);
  });
});

describe('F5 a test drive', () => {
  const ROOM = { burst: 99, refill_seconds: 1 };
  const drive = (name: string, appointment = '2026-11-23T10:00') =>
    exampleForm({
      form: 'test-drive',
      values: { ...ANSWERS, name, message: '', appointment, location_id: '1' },
    });

  test('at a time that was booked meanwhile asks for another, and the time leaves the list', async () => {
    const opening_hours = [{ weekday: 1, status: 'Open' as const, open: '09:00', close: '12:00' }];
    const [place] = leadSite().tenant.locations;
    const site = leadSite({ locations: [{ ...place!, opening_hours }] });
    const { post, ask } = await openBackend({}, site);
    const times = async () =>
      ((await ask('/api/appointments')).json() as { days: { times: string[] }[] }).days[0]?.times;
    expect(await times()).toEqual(['09:00', '10:00', '11:00']);
    expect((await post(LEADS, drive('Rosa'))).status).toBe(200);
    expect(await times()).toEqual(['09:00', '11:00']);
    const free = ((await ask('/api/appointments')).json() as { days: FreeDay[] }).days;
    const second = await post(LEADS, drive('Robin'));
    expect(second.status).toBe(422);
    expect(second.json()).toMatchObject({
      errors: [{ field: 'appointment', message: takenTimeWords('2026-11-23T10:00', free) }],
    });
  });

  /** North is open on Sundays, south is not, nor on Monday 23rd; the workshop only on weekdays. It is Saturday noon. */
  const week = (...weekdays: number[]) =>
    weekdays.map((weekday) => ({ weekday, status: 'Open' as const, open: '09:00', close: '12:00' }));
  const [yard] = leadSite().tenant.locations;
  const yards = leadSite({
    leads: { forms: ['test-drive', 'trade-in', 'service'] },
    trade_in: { valuation: { provider: { type: 'demo' } } },
    locations: [
      { ...yard!, id: 'n', slug: 'north', group: 'n', opening_hours: week(0, 1, 2, 3, 4, 5) },
      {
        ...yard!,
        ...{ id: 's', slug: 'south', group: 's', opening_hours: week(1, 2, 3, 4, 5), visible: true },
        special_hours: [{ date: '2026-11-23', status: 'Closed' as const }],
      },
      {
        ...yard!,
        id: 'w',
        slug: 'workshop',
        group: 'w',
        location_type: 'service',
        opening_hours: week(1, 2),
      },
    ],
  });
  const OWN = { own_make: 'Corvane', own_model: 'Atlas', own_year: '2020', own_km: '80000' };
  const SERVICE = { ...OWN, additional_services: 'Repair' };
  const NORTH = 'Still free: Sunday 22 November at 9am, 10am, 11am.';
  const SOUTH = 'Still free: Tuesday 24 November at 9am, 10am, 11am.';
  const DAYS = 'Open: Monday 23 November, Tuesday 24 November, Monday 30 November.';
  test.each([
    ['test-drive', 'n', '2026-11-22T10:00', undefined],
    ['test-drive', 's', '2026-11-22T10:00', `We're closed then. ${SOUTH}`],
    ['test-drive', 's', '2026-11-23T10:00', `We're closed then. ${SOUTH}`],
    ['test-drive', '', '2026-11-22T03:00', `We're closed then. ${NORTH}`],
    ['test-drive', 'n', '2026-11-21T10:00', `That's too soon to book online. ${NORTH}`],
    ['test-drive', 'n', '2026-11-20T10:00', `That's too soon to book online. ${NORTH}`],
    ['test-drive', 'n', '2099-11-22T10:00', `That's further ahead than we take bookings. ${NORTH}`],
    ['trade-in', 'n', '2026-11-22T09:00', undefined],
    ['trade-in', 's', '2026-11-22T09:00', `We're closed then. ${SOUTH}`],
    ['trade-in', 's', '9999-12-31T09:00', `That's further ahead than we take bookings. ${SOUTH}`],
    ['service', '', '2026-11-24', undefined],
    ['service', '', '2026-11-22', `We're closed on Sunday 22 November. ${DAYS}`],
    ['service', '', '2026-11-20', 'Please choose today or a later day.'],
    ['service', '', '2099-11-24', 'Please choose a day in the next 12 months.'],
  ] as const)('%s at "%s" on %s, by script and as a plain post: %s', async (form, place, time, message) => {
    const { post, backend } = await openBackend({}, yards);
    const { message: _, postcode, ...person } = ANSWERS;
    const when = form === 'service' ? { ...SERVICE, date: time } : { appointment: time, postcode };
    const own = form === 'trade-in' ? { ...OWN, condition: 'Good' } : {};
    const values = { ...person, ...own, ...when, location_id: place };
    const answer = await post(LEADS, exampleForm({ form, values, car_id: '' }));
    const fields = new URLSearchParams({ form, url: '/', ...values }).toString();
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const plain = await post(LEADS, fields, headers);
    expect([answer.status, plain.status]).toEqual(
      message ? [422, 422] : [200, form === 'service' ? 303 : 422],
    );
    if (message) {
      const field = form === 'service' ? 'date' : 'appointment';
      expect(answer.json()).toMatchObject({ errors: [{ field, message }] });
      expect(plain.text).toContain(message);
    }
    const [lead] = await stored(backend);
    expect(lead?.location).toBe(message ? undefined : form === 'service' ? 'workshop' : 'north');
  });

  test.each([1, 3])(
    '32 at once for a capacity of %i: so many have it, the others keep their key',
    async (capacity) => {
      const quotas = { address: ROOM, phone: ROOM };
      const { post, backend } = await openBackend(
        {},
        leadSite({ appointments: { capacity }, leads: { quotas } }),
      );
      const answers = await Promise.all(
        Array.from({ length: 32 }, (_, at) => post(LEADS, drive('Rosa'), { 'idempotency-key': `${at}` })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(capacity);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(32 - capacity);
      expect(await stored(backend)).toHaveLength(capacity);
      const loser = answers.findIndex(({ status }) => status === 422);
      const again = await post(LEADS, drive('Rosa', '2026-11-24T10:00'), { 'idempotency-key': `${loser}` });
      expect(again.status).toBe(200);
    },
  );
});
