import { expect, test } from 'vitest';
import { awayPage } from './away-page.ts';

const NOT_FOUND =
  '<!DOCTYPE html><html><head><title>This page has moved on | My Cars</title><link rel="stylesheet" href="/_astro/a.css"></head>' +
  '<body><header>My Cars</header><main id="main" class="x">\n<h1>This page has moved on</h1></main><footer>LMD 1</footer></body></html>';
const contact = { name: 'My & Cars $1', phone: '0255501234', email: 'a@my-cars.example' };

test('F2 the page for a backend that is away is the page of the site, with the phone first', () => {
  const page = awayPage(NOT_FOUND, contact);
  expect(page).toContain('<title>That didn’t go through | My &amp; Cars $1</title>');
  expect(page).toContain('<link rel="stylesheet" href="/_astro/a.css">');
  expect(page).toContain('<header>My Cars</header><main id="main" class="x"><div');
  expect(page).toContain('</main><footer>LMD 1</footer>');
  expect(page).toContain('<a href="tel:+61255501234" class="button button-primary">Call (02) 5550 1234</a>');
  expect(page).toContain('<a href="mailto:a@my-cars.example" class="button button-quiet">');
  expect(page).not.toContain('This page has moved on');
});

test('F2 without a phone nobody is told to call', () => {
  const page = awayPage(NOT_FOUND, { name: 'My Cars' });
  expect(page).not.toMatch(/call us|tel:|mailto:/);
  expect(page).toContain('<a href="/" class="button button-primary">');
});

test('F2 a site whose page for what is not there has no main part gets a plain page', () => {
  const page = awayPage('', contact);
  expect(page).toMatch(/^<!doctype html>.*noindex.*<main>.*tel:\+61255501234/);
});
