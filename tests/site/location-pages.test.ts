import { expect, test } from 'vitest';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from './read-page.ts';

const YARD = '/our-location/liverpool-sales';
const POLICY = 'meta[http-equiv="Content-Security-Policy"]';
const everything = (address: string) => readPage(FIXTURE_SITES, 'everything', address);

test('L4 a location page draws where the place is, with suburbs, rings and north, for both widths', () => {
  const page = readPage(DEMO_SITES, 'harbour-motor-group', '/our-location/artarmon-sales');
  const map = '[role=img][aria-label*="in Artarmon, NSW"]';
  expect(page.all(`${map} svg`)).toHaveLength(2);
  for (const words of ['Chatswood', '5 km', 'N']) expect(page.texts(`${map} svg text`)).toContain(words);
});

test('L4 a location page has how to pay, its reviews with their count and source, and its holidays', () => {
  const page = readPage(DEMO_SITES, 'wattle-used-cars', '/our-location/glynde');
  expect(page.texts('h2')).toContain('Ways to pay');
  expect(page.texts('aside li')).toEqual(['Bank transfer', 'Debit card', 'Bank cheque']);
  expect(page.texts('p')).toContain('4.8 from 942 reviews, collected from customers after delivery');
  expect(page.all('dialog#holiday-hours tbody tr').length).toBeGreaterThan(0);
});

test('L4 K20 pages of others are tabs that load nothing by themselves; without scripts each is a link', () => {
  const page = everything(YARD);
  expect(page.texts('embedded-frames [role=tab]')).toEqual(['Map', 'Book a service']);
  expect(page.has('iframe')).toBe(false);
  const links = page.all('embedded-frames a').map(({ properties }) => properties['href']);
  expect(links).toEqual([
    'https://maps.everything.example/embed?q=18%20Hume%20Highway%2C%20Liverpool%20NSW%202170',
    'https://booking.everything.example/liverpool',
  ]);
});

test('K20 F7 the form of a service has a booking page of another company above it, as a link until it is wanted', () => {
  const page = everything('/service');
  expect(page.texts('embedded-frames h2')).toEqual(['Book online']);
  expect(page.attribute('embedded-frames a', 'href')).toBe('https://booking.everything.example/service');
  expect(page.attribute(POLICY, 'content')).toContain('frame-src https://booking.everything.example');
  expect(everything('/contact').has('embedded-frames')).toBe(false);
});

test('L4 V15 each page may frame what it shows, and nothing else', () => {
  const policyOf = (address: string) => everything(address).attribute(POLICY, 'content');
  expect(policyOf(YARD)).toBe('frame-src https://maps.everything.example https://booking.everything.example');
  expect(policyOf('/')).toBe("frame-src 'none'");
  const vehicles = pageAddresses(FIXTURE_SITES, 'everything').filter(isVehicleAddress);
  const withChat = vehicles.filter((address) => everything(address).html.includes('data-chat='));
  expect(withChat.length).toBeGreaterThan(0);
  const hasPlayer = (address: string) => everything(address).html.includes('https://player.vimeo.com/video/');
  expect(withChat.filter(hasPlayer)).toHaveLength(1);
  for (const address of withChat) {
    const player = hasPlayer(address) ? ' https://player.vimeo.com' : '';
    expect(policyOf(address)).toBe(`frame-src https://chat.everything.example${player}`);
  }
  expect(readPage(DEMO_SITES, 'wattle-used-cars', '/').has(POLICY)).toBe(false);
});
