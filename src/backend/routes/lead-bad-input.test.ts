import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { LEAD_FORM_IDS } from '../../domain/lead/lead-form-ids.ts';
import { fieldText } from '../../domain/lead/field-text.ts';
import { fieldsOf, type FieldKind, type LeadField } from '../../domain/lead/lead-form.ts';
import { LEAD_FORMS } from '../../domain/lead/lead-forms.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { csvLine, csvTitles } from '../ledger/lead-csv.ts';
import { exampleForm, leadSite } from '../leads/example-form.fixture.ts';
import { listLeads } from '../store/list-leads.ts';

const LEADS = '/api/leads';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const site = leadSite({ leads: { forms: [...LEAD_FORM_IDS] } });
const open = () => exampleBackend([site]);

const body = (changes: object): string => JSON.stringify({ ...exampleForm(), ...changes });
const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('bad input: a form that cannot be read gets a clear refusal, and nothing is stored', () => {
  test.each([
    ['20 MB of JSON', body({ url: 'x'.repeat(20 << 20) }), JSON_TYPE, 413, 'too large'],
    ['20 MB of a plain form', `message=${'x'.repeat(20 << 20)}`, FORM_TYPE, 413, 'too large'],
    ['text/plain', body({}), { 'content-type': 'text/plain' }, 415, 'Send the form as application/json'],
    ['XML', '<form/>', { 'content-type': 'application/xml' }, 415, 'Send the form as'],
    ['no content type', body({}), { 'content-type': '' }, 415, 'Send the form as'],
    ['JSON that was cut off', body({}).slice(0, -9), JSON_TYPE, 400, 'it was cut off'],
    ['JSON called a form', body({}), FORM_TYPE, 422, 'form:'],
    ['100,000 open brackets', '['.repeat(100_000), JSON_TYPE, 400, 'it was cut off'],
    ['100,000 brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, JSON_TYPE, 422, 'object'],
    ['deep attributes', `{"attributes":${deep(100_000)}}`, JSON_TYPE, 422, 'form:'],
    ['deep values', body({}).replace('{"name"', `{"x":${deep(50_000)},"name"`), JSON_TYPE, 422, 'values.x'],
    ['a list', '[]', JSON_TYPE, 422, 'object'],
    ['null', 'null', JSON_TYPE, 422, 'object'],
    ['an unknown key', body({ admin: true }), JSON_TYPE, 422, 'admin'],
    ['__proto__', body({}).replace('{', '{"__proto__":{"admin":true},'), JSON_TYPE, 422, '__proto__'],
    ['a number for a text', body({ values: { name: 7 } }), JSON_TYPE, 422, 'values.name'],
    [
      '100 values',
      body({ values: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`v${at}`, 'x'])) }),
      JSON_TYPE,
      422,
      'values',
    ],
    ['a time before it was opened', body({ filled_in: -1 }), JSON_TYPE, 422, 'filled_in'],
  ])('bad input: %s', async (_, sent, headers, status, words) => {
    const { ask, backend, logged } = await open();
    const answer = await ask(LEADS, { method: 'POST', headers, body: sent });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(await listLeads(backend.store, {})).toEqual([]);
    expect(logged.join('')).not.toContain('"level":"error"');
  });

  test('bad input: the host of no tenant', async () => {
    const { post, backend } = await open();
    const answer = await post(LEADS, exampleForm(), { host: 'unknown.example' });
    expect(answer.status).toBe(404);
    expect(await listLeads(backend.store, {})).toEqual([]);
  });
});

/** An answer that each kind of field takes, so that one field at a time can be hostile. */
const RIGHT: Record<FieldKind, string> = {
  name: 'Rosa',
  text: 'Alder',
  message: 'Is it there?',
  email: 'rosa@example.com',
  phone: '0491 570 006',
  postcode: '2150',
  rego: 'ABC123',
  date: '2026-12-01',
  'date-time': '2026-12-01T10:00',
  number: '2019',
  money: '1000',
  choice: '',
  tick: 'yes',
  consent: 'yes',
  file: '',
  photo: '',
  hidden: '',
};
const HOSTILE = {
  HTML: '<img src=x onerror=alert(1)>',
  'a closing tag': '"></textarea><script>alert(1)</script>',
  'a formula': '=HYPERLINK("https://evil.example","x")',
  'half of a pair and a NUL': 'a\u0000b\uD800',
  'a line break for a header': 'a\r\nBcc: all@example.com',
};

/** An answer that a field takes. */
const rightAnswer = ({ kind, choices }: LeadField): string => choices?.[0]?.value ?? RIGHT[kind];
const answersOf = (fields: readonly LeadField[], answer: string): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, answer]));

/** Kinds whose text is kept as it was typed. */
const TEXTS: ReadonlySet<FieldKind> = new Set(['name', 'text', 'message']);

/** Every text of a lead by the name of its field. */
const textsOf = ({ person, message, values }: Lead): Record<string, string | undefined> => ({
  ...values,
  ...(message !== undefined && { message }),
  name: person.first_name,
  last_name: person.last_name,
});

describe.each(LEAD_FORM_IDS)('bad input: in every field of %s', (id) => {
  const fields = fieldsOf(LEAD_FORMS[id]).filter(({ kind }) => kind !== 'file');
  const right = Object.fromEntries(fields.map((field) => [field.name, rightAnswer(field)]));

  test.each(Object.entries(HOSTILE))('%s is refused by name, or kept as text', async (_, hostile) => {
    const { post, backend, logged } = await open();
    const hostileIn = (taken: readonly LeadField[]) =>
      post(LEADS, exampleForm({ form: id, values: { ...right, ...answersOf(taken, hostile) } }));

    const { errors } = (await hostileIn(fields)).json() as { errors: { field: string; message: string }[] };
    const refused = new Set(errors.map(({ field }) => field));
    for (const kind of ['email', 'phone', 'postcode'] as const)
      if (right[kind] !== undefined) expect(refused).toContain(kind);
    expect(await listLeads(backend.store, {})).toEqual([]);

    const taken = fields.filter(({ name }) => !refused.has(name));
    expect((await hostileIn(taken)).status).toBe(200);
    const [listed] = await listLeads(backend.store, {});
    const kept = fieldText('text', hostile.replace('\0', '').toWellFormed());
    for (const { name, kind } of taken)
      if (TEXTS.has(kind)) expect(textsOf(listed!.lead)[name]?.replace(/\s+/g, ' '), name).toBe(kept);
    const [row] = parse<Record<string, string>>(csvTitles() + csvLine(listed!), { columns: true });
    for (const cell of Object.values(row ?? {})) expect(cell).not.toMatch(/^\s*[=+@|%-]/);
    expect(logged.join('')).not.toContain('"level":"error"');
  });
});
