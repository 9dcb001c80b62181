import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../../tests/browser/hostile-texts.ts';
import { adf } from '../destinations/adf.ts';
import { exampleDealer, wholeLead } from '../destinations/example-dealer.fixture.ts';
import { csvCell } from '../ledger/lead-csv.ts';
import { leadPage } from '../leads-pages/lead-page.ts';
import { formPage } from './example-form.fixture.ts';
import { fillFormPage } from './fill-form-page.ts';

/** The elements of a page with the names of their attributes, in order: what a text must not change. */
const shapeOf = (html: string): string =>
  selectAll('*', fromHtml(html))
    .map(({ tagName, properties }) => `${tagName} ${Object.keys(properties).toSorted().join(' ')}`)
    .join('\n');

const filled = (text: string): string =>
  fillFormPage(formPage('enquiry'), {
    form: 'enquiry',
    values: { name: text, message: text, car_id: text, url: text },
    errors: [{ field: 'name', message: text }],
    failure: text,
  }) ?? '';

const leadWith = (text: string) =>
  wholeLead({
    category: text,
    location: text,
    message: text,
    url: text,
    user_agent: text,
    person: { first_name: text, last_name: text, email: text, phone: text, postcode: text },
    values: { [text]: text, appointment: text },
    vehicle: { id: text, slug: text, name: text, car_type: text, make: text, model: text, vin: text },
    files: [{ key: 'k', name: text, type: 'application/pdf', bytes: 1 }],
    suspicions: [text],
  });

const shown = async (text: string): Promise<string> =>
  String(
    await leadPage(
      {
        lead: leadWith(text),
        state: 'dead',
        received_at: 0,
        opened_at: null,
        answered_at: null,
        deliveries: [],
        events: [{ at: 0, kind: 'failed', destination: text, note: text }],
      },
      'csrf',
      { place: text, timeZone: 'Australia/Sydney' },
    ),
  );

test(`S4 ${HOSTILE_TEXTS.length} texts, each in every field of a form that comes back, change none of its elements`, () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(738);
  expect(new Set(HOSTILE_TEXTS).size).toBe(HOSTILE_TEXTS.length);
  const plain = shapeOf(filled('plain'));
  for (const text of HOSTILE_TEXTS) expect(shapeOf(filled(text)), text).toBe(plain);
});

test('S4 each in all that a lead says changes no element of its page at the dealer', async () => {
  const plain = shapeOf(await shown('plain'));
  for (const text of HOSTILE_TEXTS) expect(shapeOf(await shown(text)), text).toBe(plain);
});

test('S4 each in all that a lead says adds no element to its ADF and no cell to a line of CSV', () => {
  const dealer = exampleDealer();
  const tags = (text: string): string[] => adf(text, leadWith(text), dealer).match(/<[^\s>]+/g) ?? [];
  const plain = tags('plain');
  for (const text of HOSTILE_TEXTS) {
    expect(tags(text), text).toEqual(plain);
    const cell = csvCell(`=${text}`);
    expect(cell.replace(/^"/, '').startsWith("'="), text).toBe(true);
    if (/[",\r\n]/.test(text)) expect(cell.slice(1, -1).replaceAll('""', ''), text).not.toContain('"');
  }
});
