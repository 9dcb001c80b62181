import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { expect, test } from 'vitest';
import { exampleBackend, exampleHandover } from '../example-backend.fixture.ts';
import { toSiteRelease } from '../tenants/site-release.ts';

const PAGE = `<!doctype html><html><head></head><body>
<form action="/api/nearest-yards"><input id="near-postcode" name="postcode"><p id="near-problem"></p></form>
<p id="near-status"></p><ol>
<li data-place="-33.87,151.21"><h2><a href="/a">Sydney</a></h2><p data-distance=""></p></li>
<li><h2>Nowhere</h2></li>
<li data-place="-27.47,153.02"><h2><a href="/b">Brisbane</a></h2><p data-distance=""></p></li></ol></body></html>`;
const release = toSiteRelease(exampleHandover({ forms: { '/dealer-locator': PAGE } }));
const askFor = async (postcode: string) => {
  const { ask } = await exampleBackend([release]);
  return ask(`/api/nearest-yards?postcode=${encodeURIComponent(postcode)}`);
};

test("L8 the nearest yards come as the dealer's page, without scripts", async () => {
  const { status, text, headers } = await askFor(' 4000 ');
  expect(status).toBe(200);
  expect(text.indexOf('Brisbane')).toBeLessThan(text.indexOf('>Sydney'));
  expect(text).toMatch(/Nearest: Brisbane, (about \d+|less than 1) km away\./);
  expect(text).toMatch(/data-distance="">about 7\d\d km away/);
  expect(text.indexOf('Nowhere')).toBeGreaterThan(text.indexOf('>Sydney'));
  expect(headers.get('content-security-policy')).toContain("style-src 'self'");
});

test.each([
  ['41', 'Invalid postcode. Please enter a 4-digit number.'],
  ['', 'Invalid postcode. Please enter a 4-digit number.'],
  ['0001', 'Invalid postcode'],
  ['"><script>', 'Invalid postcode. Please enter a 4-digit number.'],
])('L8 %j is answered with %j beside the field', async (postcode, problem) => {
  const { status, text } = await askFor(postcode);
  expect(status).toBe(422);
  expect(text).toContain(`<p id="near-problem">${problem}</p>`);
  expect(text).toContain('aria-invalid="true"');
  expect(select('script', fromHtml(text))).toBeUndefined();
});

test('L8 a site without a locator says so', async () => {
  const { ask } = await exampleBackend();
  expect((await ask('/api/nearest-yards?postcode=4000')).status).toBe(404);
});
