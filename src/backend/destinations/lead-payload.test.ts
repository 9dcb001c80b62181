import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { expect, test } from 'vitest';
import { exampleLocation } from '../../domain/location/example-location.fixture.ts';
import { exampleManufacturer, exampleModel } from '../../domain/model/example-model.fixture.ts';
import { SNAPSHOT_VERSION } from '../../domain/vehicle/snapshot.ts';
import type { GoneVehicle } from '../../domain/vehicle/gone-vehicle.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { LeadPayload } from '../../domain/lead/lead-payload.ts';
import { ALL_FORM_IDS, LEAD_FORM_IDS, type LeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { isCheckoutForm } from '../../domain/checkout/checkout-site.ts';
import { exampleBackend, exampleHandover } from '../example-backend.fixture.ts';
import { ANSWERS, exampleForm } from '../leads/example-form.fixture.ts';
import { listLeads } from '../store/list-leads.ts';
import { toSiteRelease } from '../tenants/site-release.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { ABOUT_CAR, ABOUT_NOTHING, FOUND_ON, PAYLOAD_ROWS, PERSON, SHARED } from './payload-rows.fixture.ts';
import { webhookBody } from './send-webhook.ts';

const LOCATION = exampleLocation({ id: 'p', slug: 'parramatta', dealership_slug: 'western' });
const WORKSHOP = exampleLocation({ id: 'w', slug: 'workshop', location_type: 'service' });
const CAR = exampleVehicle({
  status: 'coming_soon',
  stocknum: 'S77',
  vin: '6T1BF3FK10X000077',
  km: 41_200,
  location_slug: 'parramatta',
  dealership_id: '12',
});
const GONE: GoneVehicle = {
  ...{ id: 'v0', slug: 'nord-fell-v0', name: 'Nord Fell', make: 'Nord & Sons', model: 'Fell' },
  ...{ car_type: 'new', item_type: 'car', sold: true, goneOn: '2026-11-20' },
};

/** The dealer of the table; each checkout form has a dealer who reserves so. */
const site = (form?: LeadFormId) =>
  toSiteRelease(
    exampleHandover({
      tenant: {
        ...(isCheckoutForm(form ?? '') && {
          switches: { reserve: true, buy_online: form === 'buy-online' },
          payment: { type: 'demo' },
          vehicle_page: { actions: ['reserve', 'call'] },
        }),
        site: { ...MINIMAL_TENANT.site, email: 'sales@example.com.au' },
        leads: { forms: [...LEAD_FORM_IDS] },
        locations: [LOCATION, WORKSHOP],
        models: {
          brands: [exampleManufacturer({ slug: 'alder-cars' })],
          list: [exampleModel({ manufacturer: 'alder-cars' })],
        },
      },
      stock: {
        version: SNAPSHOT_VERSION,
        today: '2026-11-21',
        vehicles: [{ ...CAR, ...(isCheckoutForm(form ?? '') && { status: 'in_stock' as const }) }],
        gone: [GONE],
      },
    }),
  );

/** What a webhook carries of a form that was sent. */
async function carried(form: LeadFormId, values: Record<string, string>, car_id?: string): Promise<unknown> {
  const { post, backend } = await exampleBackend([site(form)]);
  const url = 'https://www.example.com.au/the-form?car_id=v1';
  const { car_id: _car, ...base } = exampleForm({ form, values, url, attributes: FOUND_ON });
  const answer = await post(
    '/api/leads',
    { ...base, ...(car_id && { car_id }) },
    { 'user-agent': 'Browser/1' },
  );
  expect(answer.text).toContain('lead_id');
  const [stored] = await listLeads(backend.store, {});
  return (JSON.parse(webhookBody({ lead: stored!.lead, kind: 'lead' })) as { data: unknown }).data;
}

test.each(ALL_FORM_IDS)(
  'F1 C12 a webhook carries all of %s by the names of the specification',
  async (form) => {
    const { answers, expected, car, about = car ? ABOUT_CAR : ABOUT_NOTHING } = PAYLOAD_ROWS[form];
    expect(await carried(form, answers, car ? CAR.slug : undefined)).toEqual({
      ...SHARED,
      form,
      ...PERSON,
      ...about,
      ...expected,
    });
  },
);

test('F1 a vehicle that is gone, and one that nobody knows, are still named', async () => {
  expect(await carried('enquiry', ANSWERS, GONE.slug)).toMatchObject({
    event_id: 14,
    manufacturer_slug: 'nord-sons',
    'Vehicle Make': 'Nord & Sons',
    'Vehicle Model': 'Fell',
    car_type: 'new',
    car_id: 'v0',
    vehicle_status: 'sold',
    location_id: null,
  });
  const unknown = { ...ABOUT_NOTHING, event_id: 22, car_id: 'never', answers: {} };
  expect(await carried('enquiry', ANSWERS, 'never')).toMatchObject(unknown);
});

test('F1 an offer for a trade-in carries its price and what became of it', () => {
  const values = { subcategory: '3. Offer Accepted', offer_price: '18500', offer_accepted: 'yes' };
  const { data } = JSON.parse(webhookBody({ lead: exampleLead({ values }), kind: 'lead' })) as {
    data: LeadPayload;
  };
  expect(data).toMatchObject({
    subcategory: '3. Offer Accepted',
    offer_price: 18_500,
    answers: { offer_accepted: 'yes' },
  });
});
