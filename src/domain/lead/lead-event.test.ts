import { expect, test } from 'vitest';
import { EVENT_IDS, leadEvent, type EventVehicle } from './lead-event.ts';
import { ALL_FORM_IDS, type LeadFormId } from './lead-form-ids.ts';

test('F11 the ids of what is no form', () => {
  expect(EVENT_IDS).toEqual({
    'used-view': 4,
    'search-view': 49,
    favourite: 39,
    'history-report': 60,
    print: 61,
    'phone-click': 25,
    'finance-calculator': 26,
    default: 22,
  });
});

const NEW: EventVehicle = { car_type: 'new' };
const DEMO: EventVehicle = { car_type: 'demo' };
const USED: EventVehicle = { car_type: 'used' };
const USED_FOR_DRIVES: EventVehicle = { car_type: 'used', tag: 'TEST DRIVE ONLY' };

/** For a new, a demo and a used vehicle, a used one that is only driven, and none. */
const EXPECTED: Record<LeadFormId, [number, number, number, number, number]> = {
  enquiry: [14, 14, 15, 15, 22],
  'instant-message': [14, 14, 15, 15, 22],
  'test-drive': [17, 17, 48, 17, 22],
  photos: [14, 14, 15, 15, 22],
  'finance-enquiry': [9, 9, 9, 9, 9],
  quote: [9, 9, 9, 9, 9],
  'trade-in': [22, 22, 22, 22, 22],
  service: [22, 22, 22, 22, 22],
  parts: [22, 22, 22, 22, 22],
  contact: [22, 22, 22, 22, 22],
  'multi-location': [22, 22, 22, 22, 22],
  fleet: [22, 22, 22, 22, 22],
  careers: [51, 51, 51, 51, 51],
  'find-similar': [14, 14, 15, 15, 22],
  'model-order': [14, 14, 14, 14, 14],
  reserve: [14, 14, 15, 15, 22],
  'buy-online': [14, 14, 15, 15, 22],
};

test.each(ALL_FORM_IDS)('F11 the ids of the form %s', (form) => {
  const vehicles = [NEW, DEMO, USED, USED_FOR_DRIVES, undefined];
  expect(vehicles.map((vehicle) => leadEvent(form, vehicle))).toEqual(EXPECTED[form]);
});
