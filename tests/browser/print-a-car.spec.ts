import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { axeViolations } from './axe-violations.ts';
import { demoUrl, pageKinds } from './demo-pages.ts';
import { pdfText } from './pdf-text.ts';

const GROUP = 'harbour-motor-group';
const vehicle = pageKinds(GROUP).vehicle ?? '';
const slug = vehicle.split('/').at(-1) ?? '';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What the vehicle's page itself says. */
async function onThePage(page: Page): Promise<{ name: string; price: string; specifications: string[] }> {
  await page.goto(demoUrl(GROUP, vehicle));
  return {
    name: oneLine((await page.locator('h1').textContent()) ?? ''),
    price: oneLine((await page.locator('main [data-price]').first().textContent()) ?? ''),
    specifications: await page.locator('[data-sheet="specifications"] dd').allTextContents(),
  };
}

/** Counts calls of `print`, which would wait for a person. */
async function countPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { prints: 0 });
    window.print = () => void (counted.prints += 1);
  });
}
const prints = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { prints: number }).prints);

const save = (page: Page) => page.getByRole('button', { name: 'Save PDF' });

test.describe('V17 the PDF of a vehicle', () => {
  test('is downloaded as {slug}.pdf and says what the page says', async ({ page }) => {
    const shown = await onThePage(page);
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
    await page.evaluate(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        (window as unknown as { reportViolation: (text: string) => void }).reportViolation(violatedDirective),
      );
    });
    await save(page).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(`${slug}.pdf`);
    const file = await readFile(await download.path());
    const text = pdfText(file);
    expect(text).toContain(shown.name);
    expect(text.match(/\$\d[\d,]*/g)?.[0]).toBe(shown.price);
    expect(shown.specifications.length).toBeGreaterThan(4);
    for (const value of shown.specifications) expect(text).toContain(value);
    expect(text).toContain(vehicle);
    // The photo is in it: a JPEG, as large as one.
    expect(file.toString('latin1')).toContain('/DCTDecode');
    await expect(save(page)).toBeFocused();
    expect(violations).toEqual([]);
  });

  test('without its photo is still made', async ({ page }) => {
    await page.goto(demoUrl(GROUP, vehicle));
    await page.route(/\/img\/.*\.webp$/, (route) => route.abort());
    await page.evaluate(() => {
      const photo = document.querySelector<HTMLImageElement>('[data-sheet="photo"] img');
      photo?.removeAttribute('srcset');
      if (photo) photo.src = '/img/gone.webp';
    });
    const [download] = await Promise.all([page.waitForEvent('download'), save(page).click()]);
    const file = await readFile(await download.path());
    expect(pdfText(file)).toContain('Key information');
    expect(file.toString('latin1')).not.toContain('/DCTDecode');
  });

  test("says 'Preparing...' while it is made, and why when it cannot be made", async ({ page }) => {
    await page.goto(demoUrl(GROUP, vehicle));
    let fail = (): void => {};
    const mayFail = new Promise<void>((done) => (fail = done));
    await page.route(/make-vehicle-pdf/, async (route) => {
      await mayFail;
      await route.abort();
    });
    const alerted = page.waitForEvent('dialog');
    await save(page).click();
    const busy = page.getByRole('button', { name: 'Preparing...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    fail();
    const dialog = await alerted;
    expect(dialog.message()).toMatch(/^We couldn't make the PDF/);
    await dialog.accept();
    await expect(save(page)).toHaveAttribute('aria-busy', 'false');
  });
});

test.describe('V17 the page that prints a vehicle', () => {
  test('shows the name and the price of the page and prints once', async ({ page }) => {
    await countPrints(page);
    const shown = await onThePage(page);
    await page.locator('main').getByRole('link', { name: 'Print' }).click();
    await expect(page).toHaveURL(demoUrl(GROUP, `/print?car_id=${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.name);
    await expect(page).toHaveTitle(shown.name);
    await expect(page.locator('.sheet-price')).toHaveText(shown.price);
    await expect
      .poll(() => page.locator('.sheet dd').allTextContents())
      .toEqual(expect.arrayContaining(shown.specifications));
    await expect.poll(() => prints(page)).toBe(1);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => prints(page)).toBe(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > footer')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    expect(await axeViolations(page)).toEqual([]);
  });

  for (const address of ['?car_id=2001-never-was', '?car_id=../privacy-policy', '?car_id=', '']) {
    test(`answers '${address}' with a way on`, async ({ page }) => {
      await countPrints(page);
      await page.goto(demoUrl(GROUP, `/print${address}`));
      await expect(page.getByRole('alert')).toHaveText(/We couldn't find this vehicle/);
      await expect(page.getByRole('link', { name: "See what's in stock" })).toBeVisible();
      expect(await prints(page)).toBe(0);
    });
  }

  test('says so when the vehicle cannot be loaded', async ({ page }) => {
    await countPrints(page);
    await page.route(`**${vehicle}`, (route) => route.abort());
    await page.goto(demoUrl(GROUP, `/print?car_id=${slug}`));
    await expect(page.getByRole('alert')).toHaveText(/Check your connection/);
    expect(await prints(page)).toBe(0);
  });

  test('of a browser without scripts tells the way', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(demoUrl(GROUP, `/print?car_id=${slug}`));
    const way = page.locator('print-sheet noscript p');
    await expect(way).toHaveText(/Or print it from the vehicle's own page/);
    await expect(way).toBeVisible();
    await expect(page.locator('[data-when="loading"]')).toBeHidden();
    await context.close();
  });
});

test("V6 the vehicle's own page prints what waits behind its buttons, and closes it again", async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, vehicle));
  const last = page.locator('[data-sheet="specifications"] dd').last();
  await expect(last).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await expect(page.getByText('Hide Specs')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(last).toBeHidden();
});

test.describe('D9 a vehicle is shared', () => {
  const menu = (page: Page) => page.getByRole('group', { name: /^Share this/ });
  const openMenu = async (page: Page): Promise<void> => {
    await page.goto(demoUrl(GROUP, vehicle));
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
  };

  test("by its address: 'Copied' for 1.5 s, with the keyboard only", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openMenu(page);
    await page.keyboard.press('Tab');
    const copy = menu(page).getByRole('button').first();
    await expect(copy).toHaveText('Copy link');
    await expect(copy).toBeFocused();
    // From here on time passes only where the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await expect(copy).toHaveText('Copied');
    const address = await page.locator('link[rel=canonical]').getAttribute('href');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.clock.runFor(1400);
    await expect(copy).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(copy).toHaveText('Copy link');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  });

  test('with a phone beside the desk, by a code that shows and goes again', async ({ page }) => {
    await openMenu(page);
    const send = menu(page).getByRole('button', { name: 'Send to phone' });
    // By keyboard: the menu moves with its button while the page scrolls.
    await send.press('Enter');
    const code = menu(page).getByRole('img', { name: /opens this page on your phone/ });
    await expect(code).toBeVisible();
    const box = (await code.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThan(140);
    await send.press('Enter');
    await expect(code).toHaveCount(0);
  });

  test('in a window of 550 x 400 where there are windows', async ({ page }) => {
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened });
      window.open = (...call) => (opened.push(call), null);
    });
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Facebook' }).press('Enter');
    const opened = (): Promise<string[][]> =>
      page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
    await expect.poll(opened).toHaveLength(1);
    const calls = await opened();
    expect(calls[0]?.[0]).toContain('facebook.com/sharer');
    expect(calls[0]?.[2]).toContain('width=550,height=400');
    await expect(menu(page).getByRole('link', { name: 'Text message' })).toBeHidden();
    expect(await axeViolations(page, '#share-menu')).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('by a message or by what the phone itself offers', async ({ page }) => {
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(window, { shared });
        navigator.share = (data) => (shared.push(data), Promise.resolve());
      });
      await openMenu(page);
      const message = menu(page).getByRole('link', { name: 'Text message' });
      await expect(message).toHaveAttribute('href', /^sms:\?&body=.*%2Fcars%2F/);
      const box = await menu(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      // By keyboard, as above: a pointer may miss it while the page scrolls.
      await menu(page).getByRole('button', { name: 'More ways' }).press('Enter');
      const sharedUrl = (): Promise<string | undefined> =>
        page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared[0]?.url);
      await expect.poll(sharedUrl).toMatch(/^https:\/\/.*\/cars\//);
    });
  });
});

test('V17 a vehicle printed from its own page leaves out what only a screen can use', async ({ page }) => {
  await page.goto(demoUrl(GROUP, vehicle));
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('#finance-calculator, #fuel-calculator, #running-cost, #delivery');
  expect(await parts.count()).toBeGreaterThan(1);
  for (const part of await parts.all()) await expect(part).toBeHidden();
  await expect(page.getByText('Work out your own')).toBeHidden();
  await expect(page.locator('main [data-price]').first()).toBeVisible();
});
