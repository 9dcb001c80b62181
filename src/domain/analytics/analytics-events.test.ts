import { expect, test } from 'vitest';
import { EVENT_IDS, leadEvent, type EventVehicle } from '../lead/lead-event.ts';
import { ALL_FORM_IDS, type LeadFormId } from '../lead/lead-form-ids.ts';
import type { CarType } from '../vehicle/vehicle-words.ts';
import type { Interaction } from './interaction-event.ts';
import { analyticsEvents, type CountedPage, type ShopperAction } from './analytics-events.ts';

const page = (path: string, car_type?: CarType): CountedPage => ({
  origin: 'https://www.example.com.au',
  path,
  ...(car_type && { vehicle: { car_type, item: { item_id: 'v1' } } }),
});
const CAR = '/cars/2021-alder-brook-v1';

/** Names with their ids, as `asc_pageview` and `asc_item_pageview 4`. */
const sent = (action: ShopperAction, where: CountedPage): string[] =>
  analyticsEvents(action, where).map(({ name, event_id }) => [name, event_id].filter(Boolean).join(' '));

type PlainKind = Exclude<ShopperAction['kind'], Interaction['kind'] | 'lead' | 'form-start'>;
const DONE: [PlainKind, CountedPage, string[]][] = [
  ['view', page('/'), ['asc_pageview']],
  ['view', page('/faqs'), ['asc_pageview']],
  ['view', page(CAR, 'used'), ['asc_pageview', 'asc_item_pageview 4']],
  ['view', page(CAR, 'new'), ['asc_pageview', 'asc_item_pageview 22']],
  ['view', page(CAR, 'demo'), ['asc_pageview', 'asc_item_pageview 22']],
  ['view', page('/search/used-cars'), ['asc_pageview', 'asc_itemlist_pageview 49']],
  ['favourite', page('/search/used-cars'), ['asc_cta_interaction 39']],
  ['history-report', page(CAR, 'used'), ['asc_cta_interaction 60']],
  ['print', page('/print'), ['asc_cta_interaction 61']],
  ['phone-click', page(CAR, 'used'), ['asc_click_to_call 25']],
  ['finance-calculator', page(CAR, 'used'), ['asc_element_configuration 26']],
];

test.each(DONE)('F11 %s at %o', (kind, where, expected) => {
  expect(sent({ kind }, where)).toEqual(expected);
});

/** The ids that the form's leads can have, and the event of its department. */
const FORMS: Record<LeadFormId, [ids: number[], department: string | undefined]> = {
  enquiry: [[14, 15, 22], 'asc_form_submission_sales'],
  'instant-message': [[14, 15, 22], 'asc_form_submission_sales'],
  'test-drive': [[17, 48, 22], 'asc_form_submission_sales_appt'],
  photos: [[14, 15, 22], 'asc_form_submission_sales'],
  'finance-enquiry': [[9], 'asc_form_submission_credit'],
  quote: [[9], 'asc_form_submission_credit'],
  'trade-in': [[22], 'asc_form_submission_trade'],
  service: [[22], 'asc_form_submission_service'],
  parts: [[22], 'asc_form_submission_parts'],
  contact: [[22], undefined],
  'multi-location': [[22], undefined],
  fleet: [[22], 'asc_form_submission_sales'],
  careers: [[51], undefined],
  'find-similar': [[14, 15, 22], 'asc_form_submission_sales'],
  'model-order': [[14], 'asc_form_submission_sales'],
  reserve: [[14, 15, 22], 'asc_form_submission_sales'],
  'buy-online': [[14, 15, 22], 'asc_form_submission_sales'],
};

const VEHICLES: (EventVehicle | undefined)[] = [{ car_type: 'new' }, { car_type: 'used' }, undefined];

test.each(ALL_FORM_IDS)('F11 a form that was sent: %s', (form) => {
  const [ids, department] = FORMS[form];
  const possible = [...new Set(VEHICLES.map((vehicle) => leadEvent(form, vehicle)))];
  expect(possible).toEqual(ids);
  for (const event of possible)
    expect(sent({ kind: 'lead', form, event }, page('/enquire'))).toEqual([
      `asc_form_submission ${event}`,
      ...(department === undefined ? [] : [department]),
    ]);
});

test.each(ALL_FORM_IDS)(
  'F11 a form whose first field was used is an engagement and no submission: %s',
  (form) => {
    expect(analyticsEvents({ kind: 'form-start', form }, page('/enquire'))).toMatchObject([
      { name: 'asc_form_engagement', form_name: form, comm_type: 'form', comm_status: 'start' },
    ]);
  },
);

test('F11 every id of the specification is sent for something', () => {
  const ofActions = DONE.flatMap(([kind, where]) => analyticsEvents({ kind }, where));
  const ofForms = ALL_FORM_IDS.flatMap((form) => FORMS[form][0]);
  const all = [...ofActions.flatMap(({ event_id }) => event_id ?? []), ...ofForms];
  expect([...new Set(all)].toSorted((a, b) => a - b)).toEqual([
    4, 9, 14, 15, 17, 22, 25, 26, 39, 48, 49, 51, 60, 61,
  ]);
  expect(Object.values(EVENT_IDS).every((id) => all.includes(id))).toBe(true);
});

test('F11 an event says where, and about which vehicle, without the query of the address', () => {
  expect(analyticsEvents({ kind: 'phone-click' }, page(CAR, 'used'))).toEqual([
    {
      name: 'asc_click_to_call',
      event_id: 25,
      comm_type: 'voice',
      page_type: 'item',
      page_location: `https://www.example.com.au${CAR}`,
      item_id: 'v1',
      item_condition: 'used',
    },
  ]);
});
