import { expect, test } from 'vitest';
import { PageResponse } from './page-response.ts';

test('an answer has the text of its page, its status, and the headers it was given', async () => {
  const headers = new Headers({ 'content-security-policy': "default-src 'none'" });
  const page = new PageResponse('<p>é</p>', { headers, status: 404, statusText: 'OK' });
  expect(page).toBeInstanceOf(Response);
  expect([page.pageText, page.status, page.headers]).toEqual(['<p>é</p>', 404, headers]);
  expect(await new Response(page.body).text()).toBe('<p>é</p>');
});
