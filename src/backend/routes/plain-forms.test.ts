import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { ANSWERS, leadSite } from '../leads/example-form.fixture.ts';
import { leadFiles } from '../store/lead-files.ts';
import { listLeads } from '../store/list-leads.ts';

const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]);
const CARRIED = { form: 'enquiry', car_id: '', url: '/enquire', website: '' };

async function openForms(changes: Parameters<typeof exampleBackend>[1] = {}, site = leadSite()) {
  const { ask, backend } = await exampleBackend([site], changes);
  const submit = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    ask('/api/leads', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://www.example.com.au',
        referer: 'https://www.example.com.au/enquire?car_id=v1',
        accept: 'text/html',
        ...headers,
      },
      body: String(new URLSearchParams({ ...CARRIED, ...values })),
    });
  const send = async (data: FormData, accept = 'text/html') => {
    const request = new Request('http://backend.invalid', { method: 'POST', body: data });
    return ask('/api/leads', {
      method: 'POST',
      headers: { 'content-type': request.headers.get('content-type') ?? '', accept },
      body: Buffer.from(await request.arrayBuffer()),
    });
  };
  const leads = async () => (await listLeads(backend.store, {})).map(({ lead }) => lead);
  return { submit, send, leads, ask, backend };
}

describe('F2 F3 a form without JavaScript', () => {
  test('is stored with the vehicle of its page, marked, and leads to /success', async () => {
    const { submit, leads } = await openForms();
    const answer = await submit(ANSWERS);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/success?category=Vehicle+Enquiry#vehicle-enquiry');
    const [lead] = await leads();
    expect(lead).toMatchObject({
      vehicle: { id: 'v1' },
      url: 'https://www.example.com.au/enquire',
      suspicions: ['sent without JavaScript'],
    });
  });

  test('sent twice is one lead', async () => {
    const { submit, leads } = await openForms();
    const answers = [await submit(ANSWERS), await submit(ANSWERS)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await leads()).toHaveLength(1);
    await submit({ ...ANSWERS, message: 'Something else' });
    expect(await leads()).toHaveLength(2);
  });

  test("gets its own page back with what was typed and what is wrong, in the dealer's policy", async () => {
    const { submit, leads } = await openForms();
    const answer = await submit({ ...ANSWERS, name: '', message: '<b>Hi</b>' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'self'");
    const page = fromHtml(answer.text);
    expect(toText(select('title', page)!)).toBe('enquiry');
    expect(toText(select('textarea', page)!)).toBe('<b>Hi</b>');
    expect(selectAll('[data-error-summary] a', page).map((a) => a.properties['href'])).toEqual([
      '#lead-name',
    ]);
    // The next try is about the same vehicle: the page has another address now.
    expect(select('[name=car_id]', page)?.properties['value']).toBe('v1');
    expect(await leads()).toEqual([]);
  });

  test('over the quota keeps its text, at a lower quota than with JavaScript', async () => {
    const quotas = { address: { burst: 2, refill_seconds: 60 } };
    const { submit } = await openForms({}, leadSite({ leads: { quotas } }));
    expect((await submit(ANSWERS)).status).toBe(303);
    const full = await submit({ ...ANSWERS, message: 'Again' });
    expect(full.status).toBe(429);
    expect(full.headers.get('retry-after')).toBe('120');
    const page = fromHtml(full.text);
    expect(toText(select('textarea', page)!)).toBe('Again');
    expect(toText(select('[data-form-failure]', page)!)).toContain('call us on (02) 5550 0100');
  });

  test('from another site is refused', async () => {
    const { submit, leads } = await openForms();
    expect((await submit(ANSWERS, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await leads()).toEqual([]);
  });

  test('whose page is not published still says what is wrong', async () => {
    const { submit } = await openForms();
    const answer = await submit({ ...ANSWERS, form: 'test-drive', name: '' }, { referer: '' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please fix the following errors:');
  });
});

describe('F10 /success without JavaScript', () => {
  const SUCCESS = `<!doctype html><html lang="en"><body><lead-success>
<div data-category="Vehicle Enquiry">For a vehicle</div><div data-category="General Enquiry">For all</div>
<dl data-confirmed></dl><a hidden data-calendar>Add</a><a href="tel:1" data-call>1</a>
</lead-success></body></html>`;
  const place = {
    id: 'l1',
    slug: 'artarmon',
    name: 'Artarmon <yard>',
    group: 'Sydney',
    address: { street: '1 Reserve Road', city: 'Artarmon', state: 'NSW' as const, postcode: '2064' },
    opening_hours: [{ weekday: 1, status: 'Open' as const, open: '09:00', close: '17:00' }],
  };
  const openSuccess = () => {
    const site = leadSite({ locations: [place] });
    return openForms({}, { ...site, forms: new Map([...site.forms, ['/success', SUCCESS]]) });
  };

  test('names the vehicle, the yard, its hours and the reference, and not who asked', async () => {
    const { submit, leads, ask } = await openSuccess();
    const answer = await submit(ANSWERS);
    const [lead] = await leads();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/api/leads/success?category=Vehicle+Enquiry&lead=${lead?.id}#vehicle-enquiry`,
    ]);
    const shown = await ask(`/api/leads/success?category=Vehicle+Enquiry&lead=${lead?.id}`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'self'");
    const page = fromHtml(shown.text);
    expect(toText(select('[data-chosen]', page)!)).toBe('For a vehicle');
    expect(selectAll('[data-confirmed] dd', page).map((words) => toText(words))).toEqual([
      '2021 Alder Brook Touring',
      'Artarmon <yard>',
      '1 Reserve Road, Artarmon NSW 2064',
      expect.stringContaining('9am – 5pm'),
      shortReference(lead!.id),
    ]);
    expect(shown.text).not.toMatch(/rosa|quill|0491|still for sale/i);
  });

  test('is the one of every visitor where there is no such lead', async () => {
    const { ask } = await openSuccess();
    for (const [query, end] of [
      ['category=Careers&lead=none', '/success?category=Careers#careers'],
      ['category=%0d%0aX&lead=none', '/success?category=General+Enquiry#general-enquiry'],
      ['', '/success?category=General+Enquiry#general-enquiry'],
    ] as const) {
      const answer = await ask(`/api/leads/success?${query}`);
      expect([answer.status, answer.headers.get('location')], query).toEqual([303, end]);
    }
  });
});

describe('a form with a file', () => {
  const application = (file: File): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries({
      ...CARRIED,
      ...ANSWERS,
      form: 'careers',
      position: 'Sales',
    }))
      data.set(name, value);
    data.set('resume', file);
    return data;
  };
  const saving = () => {
    const saved: Buffer[] = [];
    const save = (bytes: Buffer) => Promise.resolve(`key-${saved.push(bytes)}`);
    return { saved, files: { ...leadFiles('/nowhere'), save } };
  };

  test('is kept beside the lead, by its content and under a plain name', async () => {
    const { saved, files } = saving();
    const { send, leads } = await openForms({ files });
    const answer = await send(application(new File([PDF], '../../etc/cv".exe')));
    expect(answer.status).toBe(303);
    expect((await leads())[0]?.files).toEqual([
      { key: 'key-1', name: 'cv.exe.pdf', type: 'application/pdf', bytes: PDF.length },
    ]);
    expect(saved).toEqual([Buffer.from(PDF)]);
  });

  test('whose name ends in another type gets the ending of what it is', async () => {
    const { files } = saving();
    const { send, leads } = await openForms({ files });
    for (const name of ['cv.html', 'CV.PDF', 'cv', 'cv.pdf.exe'])
      await send(application(new File([PDF], name)));
    const names = (await leads()).flatMap((lead) => lead.files.map((file) => file.name));
    expect(names.toSorted()).toEqual(['CV.PDF', 'cv.html.pdf', 'cv.pdf', 'cv.pdf.exe.pdf']);
  });

  test('comes from a script with what that knows beside it, and gets JSON', async () => {
    const { files } = saving();
    const { send, leads } = await openForms({ files });
    const data = application(new File([PDF], 'cv.pdf'));
    data.set('attributes', JSON.stringify({ visited_pages: ['/careers'], linked_query_params: {} }));
    data.set('filled_in', '9000');
    const answer = await send(data, 'application/json');
    expect(answer.json()).toMatchObject({ category: 'Careers' });
    expect((await leads())[0]).toMatchObject({
      attributes: { visited_pages: ['/careers'] },
      suspicions: ['no proof of work'],
    });
  });

  test('leaves nothing behind when its key was used for another form at the same moment', async () => {
    const kept = new Set<string>();
    let arrive = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      let arrived = 0;
      arrive = () => void (++arrived === 2 && resolve());
    });
    const files = {
      ...leadFiles('/nowhere'),
      save: async (bytes: Buffer) => {
        kept.add(bytes.toString());
        arrive();
        await both;
        return bytes.toString();
      },
      remove: (key: string) => Promise.resolve(void kept.delete(key)),
    };
    // Two processes over one store: each has its own turns.
    const first = await exampleBackend([leadSite()], { files });
    const second = await exampleBackend([leadSite()], { files, store: first.backend.store });
    const answers = await Promise.all(
      [first, second].map(async ({ ask }, at) => {
        const body = application(new File([PDF, `${at}`], `${at}.pdf`));
        const request = new Request('http://backend.invalid', { method: 'POST', body });
        return ask('/api/leads', {
          method: 'POST',
          headers: {
            'content-type': request.headers.get('content-type') ?? '',
            accept: 'application/json',
            'idempotency-key': 'one',
          },
          body: Buffer.from(await request.arrayBuffer()),
        });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const [lead] = (await listLeads(first.backend.store, {})).map((each) => each.lead);
    expect([...kept]).toEqual(lead?.files.map(({ key }) => key));
  });

  test('whose field was left empty has none', async () => {
    const { send, leads } = await openForms();
    expect((await send(application(new File([], '')))).status).toBe(303);
    expect((await leads())[0]?.files).toEqual([]);
  });

  test.each([
    ['a program', new File(['MZ program'], 'cv.pdf'), 'Please choose a PDF, JPEG, PNG or WebP file.'],
    ['an empty file', new File([], 'cv.pdf'), 'Please choose a PDF, JPEG, PNG or WebP file.'],
    [
      'over 5 MB',
      new File([PDF, new Uint8Array(5 * 1024 * 1024)], 'cv.pdf'),
      'Please choose a file of at most 5 MB.',
    ],
  ])('that is %s is refused in words, and nothing is kept', async (_, file, message) => {
    const { saved, files } = saving();
    const { send, leads } = await openForms({ files });
    const answer = await send(application(file), 'application/json');
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'resume', message }] });
    expect([await leads(), saved]).toEqual([[], []]);
  });

  test.each([['20 MB', new File([PDF, new Uint8Array(20 * 1024 * 1024)], 'cv.pdf'), 413]])(
    'of %s is not read to its end',
    async (_, file, status) => {
      const { send } = await openForms();
      expect((await send(application(file))).status).toBe(status);
    },
  );

  test('that is cut off is a clear refusal', async () => {
    const { backend } = await openForms();
    const { ask } = await exampleBackend([leadSite()], { store: backend.store });
    const answer = await ask('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="form"\r\n\r\nenq',
    });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      error: "We couldn't read the form, or it was cut off. Please try again.",
    });
  });
});
