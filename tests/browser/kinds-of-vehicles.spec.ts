import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

const GROUP = 'harbour-motor-group';

test('D2 V11 a sold car leads to others like it', async ({ page }) => {
  await page.goto(
    vehiclePageWhere(
      (html) => /data-part="sold"(?![^>]*\shidden)/.test(html) && html.includes('id="similar"'),
    ),
  );
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText('SOLD', { exact: true })).toBeVisible();
  await expect(summary.locator('[data-price]')).toHaveCount(0);
  await expect(page.locator('#action-bar, #vehicle-bar, #finance-calculator')).toHaveCount(0);
  await summary.getByRole('link', { name: 'Find Me Something Similar' }).click();
  const form = page.getByRole('dialog', { name: 'Find Me Something Similar' });
  await expect(form.getByLabel('Make and model')).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await page.locator('section[aria-labelledby=similar] article h3 a').first().click();
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
});

test('V19 a van and the car that tows it: no answer before a figure, within, too heavy', async ({ page }) => {
  await page.goto(vehiclePageWhere((html) => html.includes('id="tow-check"'), ['tallowood-caravans']));
  const check = page.locator('#tow-check');
  await check.scrollIntoViewIfNeeded();
  await expect(check.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(check.getByRole('heading')).toHaveText('Can your car tow it?');
  const answer = check.getByText(/Unknown|Within|Too heavy/);
  await expect(answer).toHaveCount(0);
  const capacity = check.getByLabel('Braked towing capacity of your vehicle');
  await capacity.fill('3500');
  await expect(check).toContainText('Within the braked capacity');
  await capacity.fill('500');
  await expect(check).toContainText('Too heavy');
  await capacity.fill('');
  await expect(answer).toHaveCount(0);
  await capacity.pressSequentially('3500.50');
  await expect(capacity).toHaveValue('3,500.50');
  await expect(check).toContainText('against a capacity of 3,500 kg');
  for (const slip of ['-3500', '999999999', '3.5', '1e5']) {
    await capacity.fill(slip);
    await expect(answer, slip).toHaveCount(0);
    await expect(
      check.getByText('Enter a figure from 300 to 10,000').or(check.getByText('Please enter one figure')),
    ).toBeVisible();
  }
  await expect(page.locator('#fuel-calculator, #running-cost, #finance-calculator')).toHaveCount(0);
});

test('V8 an electric car is compared with petrol, and a shopper can change what it rests on', async ({
  page,
}) => {
  // An electric truck is compared with diesel.
  await page.goto(
    vehiclePageWhere(
      (html) => html.includes('id="running-cost"') && html.includes('Price per litre of petrol'),
    ),
  );
  const cost = page.locator('#running-cost');
  await cost.scrollIntoViewIfNeeded();
  await expect(cost.locator('astro-island[ssr]')).toHaveCount(0);
  await cost.getByLabel('Energy per kilometre').fill('180');
  await cost.getByLabel('Price per kilowatt hour').fill('30');
  // 0.18 kWh x 100 km x $0.30.
  await expect(cost.getByText('$5.40')).toBeVisible();
  await cost.getByLabel('Price per litre of petrol').fill('0.10');
  await expect(cost).toContainText('Costs you each year over petrol');
  await cost.getByLabel('Price per kilowatt hour').fill('');
  await expect(cost.getByText('Enter a figure from 0 to 500')).toBeVisible();
  await expect(cost.getByText('$0.00')).toHaveCount(0);
  await expect(cost.locator('dl')).toHaveCount(0);
  await cost.getByLabel('Price per litre of petrol').fill('185');
  await expect(cost.getByText('Enter a figure from 0 to 10')).toBeVisible();
});

test('V9 delivery: no postcode, an unknown one, and one the dealer goes to', async ({ page }) => {
  await page.goto(vehiclePageWhere((html) => html.includes('id="delivery"'), [GROUP]));
  const delivery = page.locator('#delivery');
  await delivery.scrollIntoViewIfNeeded();
  await expect(delivery.locator('astro-island[ssr]')).toHaveCount(0);
  const ask = delivery.getByRole('button', { name: 'Estimate delivery' });
  await ask.click();
  await expect(delivery.getByText('Please enter a postcode')).toBeVisible();
  await delivery.getByLabel('Your postcode').fill('0872');
  await page.keyboard.press('Enter');
  await expect(delivery.getByText(/^Sorry, we can't provide an estimate for that location\./)).toBeVisible();
  await delivery.getByLabel('Your postcode').fill('2000');
  await page.keyboard.press('Enter');
  await expect(delivery.getByText('Delivery to 2000 (Greater Sydney): $150')).toBeVisible();
  // The answer was for 2000.
  await delivery.getByLabel('Your postcode').fill('9999');
  await expect(delivery.getByText('$150')).toHaveCount(0);
});

test('A4 cars looked at before stand at the foot of the next one, without this one and without prices', async ({
  page,
}) => {
  const first = vehiclePageWhere((html) => html.includes('photo-2'), [GROUP]);
  await page.goto(first);
  const title = await page.locator('recently-viewed').getAttribute('data-title');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('forecourt:harbour-motor-group:viewed-vehicles')))
    .toContain('stocknum');
  await expect(page.getByRole('heading', { name: 'You looked at' })).toBeHidden();
  await page.locator('section[aria-labelledby=similar] article h3 a').first().click();
  await expect(page).not.toHaveURL(first);
  const strip = page.getByRole('region', { name: 'You looked at' });
  // Until the page hears it, as a hand goes on.
  await expect(async () => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expect(strip.getByRole('link')).toHaveText([title ?? ''], { timeout: 1000 });
  }).toPass();
  expect(await strip.innerText()).not.toContain('$');
});

test('A3 the heart of a page and that of its card are one', async ({ page }) => {
  await page.goto(
    vehiclePageWhere((html) => /kind="save"(?![^>]* hidden)[^>]* data-name/.test(html), [GROUP]),
  );
  const panel = page.locator('#purchase');
  const heart = panel.getByRole('button', { name: 'Save', exact: true });
  await heart.click();
  await expect(panel.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const title = await page.locator('recently-viewed').getAttribute('data-title');
  await page.goto(demoUrl(GROUP, '/favourites'));
  await expect(page.locator('main')).toContainText((title ?? '').split(' ').slice(0, 3).join(' '));
});
