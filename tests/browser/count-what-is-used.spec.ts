import { expect, type Page } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { storageKey } from '../../src/state/kept-text.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { awake } from './awake.ts';
import { answerBanner, listenToSink, moveAsVisitor } from './event-sink.ts';
import { test } from './lead-server.ts';

/** Its own backend counts. */
const OWN = 'wattle-used-cars';

const carWith = (...needed: string[]): string =>
  pageAddresses(DEMO_SITES, OWN).find(
    (address) =>
      isVehicleAddress(address) &&
      needed.every((part) => readPage(DEMO_SITES, OWN, address).html.includes(part)),
  ) ?? 'missing';

type Sink = ReturnType<typeof listenToSink>;

/** Waits for an event of a name with such parameters, `patience` milliseconds; what else is sent does not matter. */
const expectEvent = (
  sink: Sink,
  name: string,
  parameters: Record<string, unknown>,
  patience?: number,
): Promise<void> =>
  expect
    .poll(() => sink.sent().filter((event) => event.name === name), patience ? { timeout: patience } : {})
    .toEqual(expect.arrayContaining([expect.objectContaining(parameters)]));

async function agree(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await moveAsVisitor(page);
  await answerBanner(page, 'Accept');
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toHaveCount(0);
}

test('F11 photos, spin, share and menu are events of the standard, and the layer of data has them', async ({
  page,
  leads,
}) => {
  const sink = listenToSink(page, '/api/events');
  await agree(page, leads.url(OWN, '/'));
  await page.goto(leads.url(OWN, carWith('data-spin=', 'id="photo-4"')), { waitUntil: 'load' });
  await expectEvent(sink, 'asc_item_pageview', { event_id: 4 });

  await page.mouse.move(5, 5);
  await page.getByRole('tab', { name: 'Spin' }).press('Enter');
  const spin = page.getByRole('slider', { name: /seen from outside/ });
  await spin.press('ArrowRight');
  await expectEvent(sink, 'asc_media_interaction', { media_type: 'spin', event_action: 'turn' });
  await page.getByRole('tab', { name: 'Images' }).press('Enter');
  await page.locator('.gallery-track').press('Enter');
  await expect(page.getByRole('dialog', { name: /^Photos of this/ })).toBeVisible();
  await expectEvent(sink, 'asc_media_interaction', { media_type: 'photo', event_action: 'open' });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  // What the menu does comes with the first focus.
  await expect(async () => {
    await page
      .locator('share-menu')
      .getByRole('button', { name: /^(Copy link|Copied|Could not)/ })
      .press('Enter');
    await expectEvent(sink, 'asc_cta_interaction', { element_type: 'share', element_title: 'copy' }, 5_000);
  }).toPass();

  const layer = await page.evaluate(() => window.asc_datalayer);
  expect(layer).toMatchObject({
    currency: 'aud',
    page_type: 'item',
    language: 'en-AU',
    events: expect.any(Array),
  });
  const told = layer?.events.map(({ event }) => event);
  await expect.poll(() => sink.sent().map(({ name }) => name)).toEqual(told);

  await page.locator('#site-footer nav a[href^="/"]').first().press('Enter');
  await expectEvent(sink, 'asc_menu_interaction', { element_type: 'footer' });
});

test('F11 filters, compare and offers of a list are events, and what was typed is in none', async ({
  page,
  leads,
}) => {
  const sink = listenToSink(page, '/api/events');
  await agree(page, leads.url(OWN, '/'));
  await page.goto(leads.url(OWN, '/search/used-cars'), { waitUntil: 'load' });
  // What counts presses comes just before the view is counted.
  await expectEvent(sink, 'asc_itemlist_pageview', { event_id: 49 });
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .press('Enter');
  await expectEvent(sink, 'asc_cta_interaction', { element_type: 'compare', item_id: expect.any(String) });
  await page.locator('[data-offer]').first().scrollIntoViewIfNeeded();
  await expectEvent(sink, 'asc_special_offer', { event_action: 'view', promotion_name: expect.any(String) });
  // What is typed before is searched for, and no event.
  await awake(page);
  await page.getByLabel(/^Search these/).fill('canaria');
  await expectEvent(sink, 'asc_element_configuration', { element_type: 'search' });
  expect(sink.bodies()).not.toContain('canaria');
});

test('F11 a recent search of the header is no press of a menu, and its words are in no event', async ({
  page,
  leads,
}) => {
  const sink = listenToSink(page, '/api/events');
  const menus = () => sink.sent().filter(({ name }) => name === 'asc_menu_interaction');
  await agree(page, leads.url(OWN, '/'));
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    storageKey(OWN, 'recent-searches'),
    JSON.stringify([{ label: 'my secret van', href: '/search/used-cars?query=my+secret+van' }]),
  ] as const);
  await page.reload({ waitUntil: 'load' });
  const header = page.getByRole('banner');
  await header.locator('input[name=query]:visible').focus();
  const recent = header.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(/my secret van/);
  await recent.click();
  await expect(page).toHaveURL(/\/search\/used-cars\?query=/);
  // What follows shows that menus are counted: had the search been one, its event would be here before.
  await page.goto(leads.url(OWN, '/about-us'), { waitUntil: 'load' });
  await expectEvent(sink, 'asc_pageview', { page_location: expect.stringMatching(/\/about-us$/) });
  const link = page.locator('body > header nav a:visible').first();
  const words = (await link.textContent())?.trim();
  await link.press('Enter');
  await expect
    .poll(() => menus())
    .toEqual([expect.objectContaining({ element_type: 'header', element_text: words })]);
  expect(sink.bodies()).not.toContain('secret');
});
