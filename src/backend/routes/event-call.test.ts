import { expect, test } from 'vitest';
import { RECORD_EVENTS_EXAMPLE } from '../../api/record-events.ts';
import type { Backend } from '../backend.ts';
import { exampleBackend, exampleHandover } from '../example-backend.fixture.ts';
import { toSiteRelease } from '../tenants/site-release.ts';

const site = (changes: Parameters<typeof exampleHandover>[0] = {}) => toSiteRelease(exampleHandover(changes));

test('F11 events are counted for the tenant that counts, and nothing of a visit is kept', async () => {
  const { post, backend } = await exampleBackend([site({ tenant: { analytics: {} } })]);
  const body = RECORD_EVENTS_EXAMPLE.request;
  expect((await post('/api/events', body)).json()).toEqual({ recorded: 1 });
  expect(backend.metrics.text()).toContain(
    'forecourt_events_total{tenant="example",name="asc_click_to_call",id="25"} 1',
  );
  const withPerson = { ...body, phone: '0491 570 006' };
  expect((await post('/api/events', withPerson)).status).toBe(422);
  const { post: postElsewhere } = await exampleBackend([site()]);
  expect((await postElsewhere('/api/events', body)).status).toBe(404);
});

test('F11 events are handed over to the Google Analytics of the tenant, and of no other', async () => {
  const ga4 = { measurement_id: 'G-ABC123', secret: 'GA4_SECRET' };
  const handed: unknown[] = [];
  const toGa4: Backend['toGa4'] = (...all) => void handed.push(all);
  const body = RECORD_EVENTS_EXAMPLE.request;
  const { post } = await exampleBackend([site({ tenant: { analytics: { ga4 } } })], { toGa4 });
  await post('/api/events', body);
  expect(handed).toEqual([['example', ga4, body.visit, body.events]]);
  const { post: postElsewhere } = await exampleBackend([site({ tenant: { analytics: {} } })], { toGa4 });
  expect((await postElsewhere('/api/events', body)).status).toBe(200);
  expect(handed).toHaveLength(1);
});
