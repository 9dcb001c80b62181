import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SUBMIT_LEAD } from '../../src/api/routes.ts';
import {
  CARRIED_INPUTS,
  controlId,
  errorId,
  FORM_MARKS,
  TRAP_FIELD,
} from '../../src/domain/lead/form-marks.ts';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { type BuiltPage, isVehicleAddress, pageAddresses, readPage } from './read-page.ts';

const everything = (address: string): BuiltPage => readPage(FIXTURE_SITES, 'everything', address);
const addresses = pageAddresses(FIXTURE_SITES, 'everything');
const forms = addresses.filter((address) => everything(address).has(`[${FORM_MARKS.form}]`));

/** The form that each address shows. */
const EXPECTED: Record<string, string> = {
  '/enquire': 'enquiry',
  '/instant-message': 'instant-message',
  '/book-test-drive': 'test-drive',
  '/request-photos': 'photos',
  '/request-a-quote': 'quote',
  '/trade-in': 'trade-in',
  '/cars/trade-in': 'trade-in',
  '/sell-my-car': 'trade-in',
  '/instant-price': 'trade-in',
  '/instant-purchase': 'trade-in',
  '/service': 'service',
  '/vehicle-parts-and-accessories': 'parts',
  '/contact': 'contact',
  '/contact-us': 'multi-location',
  '/fleet': 'fleet',
  '/careers': 'careers',
  '/find-me-something-similar': 'find-similar',
  '/finance': 'finance-enquiry',
  '/finance-enquiry': 'finance-enquiry',
  '/apply-for-finance': 'finance-enquiry',
  '/finance-pre-approval': 'finance-enquiry',
  '/finance-and-insurance': 'finance-enquiry',
  '/personalised/finance': 'finance-enquiry',
};

test('F4 F5 F6 F7 C12 every form has its pages', () => {
  for (const [address, form] of Object.entries(EXPECTED))
    expect(everything(address).attribute(`[${FORM_MARKS.form}]`, 'dataLeadForm'), address).toBe(form);
  const others = forms.filter((address) => !(address in EXPECTED));
  expect(others.length).toBeGreaterThan(0);
  for (const address of others) expect(address).toMatch(/^\/contact-us\//);
});

describe.each(Object.keys(EXPECTED))('the form at %s', (address) => {
  const page = everything(address);

  test('F2 is a plain form that a browser can post by itself', () => {
    expect(page.attribute('.lead-form form', 'method')).toBe('post');
    expect(page.attribute('.lead-form form', 'action')).toBe(SUBMIT_LEAD.path);
    for (const name of [...CARRIED_INPUTS, TRAP_FIELD]) expect(page.all(`[name="${name}"]`)).toHaveLength(1);
    expect(page.attribute('.lead-form [name="form"]', 'value')).toBe(EXPECTED[address]);
    expect(page.all('.lead-form [type="submit"]')).toHaveLength(1);
    const hasFile = page.has('.lead-form [type="file"]');
    expect(page.attribute('.lead-form form', 'encType')).toBe(hasFile ? 'multipart/form-data' : undefined);
  });

  test('F3 every field has a label, the place of its error, and is described by it', () => {
    const fields = page
      .all('.lead-form [data-error-of]')
      .map(({ properties }) => String(properties['dataErrorOf']));
    expect(fields.length).toBeGreaterThan(4);
    expect(page.all('[id]').length).toBe(
      new Set(page.all('[id]').map(({ properties }) => properties['id'])).size,
    );
    for (const name of fields) {
      const control = `#${controlId(name)}`;
      expect(page.attribute(control, 'name'), name).toBe(name);
      expect(page.has(`label[for="${controlId(name)}"]`) || page.has(`label ${control}`), name).toBe(true);
      expect(String(page.attribute(control, 'ariaDescribedBy')), name).toContain(errorId(name));
      expect(page.all(`#${errorId(name)}[${FORM_MARKS.error}="${name}"][hidden]`), name).toHaveLength(1);
    }
    expect(page.text(`[${FORM_MARKS.summary}] h2`)).toBe('Please fix the following errors:');
    expect(page.all(`[${FORM_MARKS.summary}][hidden] ul`)).toHaveLength(1);
  });

  test('F7 browsers know what to fill in', () => {
    for (const [name, token] of [
      ['name', 'given-name'],
      ['last_name', 'family-name'],
      ['phone', 'tel'],
      ['email', 'email'],
    ] as const)
      expect(page.attribute(`#${controlId(name)}`, 'autoComplete'), name).toBe(token);
  });
});

test('F7 the page of a location carries it, and is named for it', () => {
  const [address = ''] = forms.filter((each) => each.startsWith('/contact-us/'));
  const page = everything(address);
  expect(page.text('h1')).toMatch(/^Contact /);
});

test('forms that say nothing without a vehicle are not listed for search engines', () => {
  const sitemap = readFileSync(path.join(FIXTURE_SITES, 'everything', 'sitemap-1.xml'), 'utf8');
  const listed = Object.keys(EXPECTED).filter((address) => sitemap.includes(`${address}</loc>`));
  expect(listed.toSorted()).toEqual(
    [
      '/book-test-drive',
      '/trade-in',
      '/sell-my-car',
      '/instant-price',
      '/instant-purchase',
      '/service',
      '/vehicle-parts-and-accessories',
      '/contact',
      '/contact-us',
      '/fleet',
      '/careers',
      '/find-me-something-similar',
      '/finance',
      '/finance-enquiry',
      '/apply-for-finance',
      '/finance-pre-approval',
      '/finance-and-insurance',
    ].toSorted(),
  );
});

test('F10 /success has words for every category, and shows one of them without scripts', () => {
  const page = everything('/success');
  expect(page.all('[data-category]')).toHaveLength(15);
  expect(page.texts('.lead-thanks-default h2')).toEqual(['Thank you for your message']);
});

test('P1 a text at the address of a form stands above it', () => {
  const page = readPage(DEMO_SITES, 'harbour-motor-group', '/finance');
  expect(page.has('.prose h2')).toBe(true);
  expect(page.attribute(`[${FORM_MARKS.form}]`, 'dataLeadForm')).toBe('finance-enquiry');
});

describe('V15 L2 the buttons of a dealer with forms open them', () => {
  const dealer = 'harbour-motor-group';
  const cars = pageAddresses(DEMO_SITES, dealer).filter((each) => /^\/cars\/(?!trade-in)/.test(each));
  const links = cars.flatMap((address) =>
    readPage(DEMO_SITES, dealer, address)
      .all('[data-actions] a, #action-bar a')
      .map(({ properties }) => String(properties['href'])),
  );

  test('V15 on the pages of vehicles', () => {
    const routes = new Set(links.map((href) => href.replace(/\?.*/, '')));
    for (const route of ['/enquire', '/book-test-drive', '/cars/trade-in']) expect(routes).toContain(route);
  });

  test('L2 on the list of locations, by the type of each', () => {
    const page = readPage(DEMO_SITES, dealer, '/our-location');
    const hrefs = page.all('a').map(({ properties }) => String(properties['href']));
    expect(hrefs.some((href) => href.startsWith('/contact-us/'))).toBe(true);
    expect(hrefs.some((href) => href.startsWith('/service?location_id='))).toBe(true);
  });

  test('M1 on the page that asks for a quote on a model', () => {
    const page = readPage(DEMO_SITES, dealer, '/models/order-now');
    expect(page.attribute(`[${FORM_MARKS.form}]`, 'dataLeadForm')).toBe('model-order');
  });
});

test('without leads there is no form, and buttons lead to contact details', () => {
  const plain = pageAddresses(FIXTURE_SITES, 'plain');
  expect(plain.filter((address) => readPage(FIXTURE_SITES, 'plain', address).has('lead-form'))).toEqual([]);
  const [car = ''] = plain.filter(isVehicleAddress);
  expect(readPage(FIXTURE_SITES, 'plain', car).html).not.toMatch(/href="\/(enquire|book-test-drive)/);
});

test('F8 the pages that value a vehicle take photos, and answer nine questions without a script', () => {
  for (const address of Object.keys(EXPECTED).filter((each) => EXPECTED[each] === 'trade-in')) {
    const page = everything(address);
    expect(page.all('details summary h3'), address).toHaveLength(9);
    expect(page.all('.lead-form [type="file"]').length, address).toBe(4);
    expect(page.attribute('.lead-form [type="file"]', 'accept')).toBe('image/jpeg,image/png,image/webp');
  }
});
