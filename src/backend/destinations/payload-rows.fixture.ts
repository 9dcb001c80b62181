import { expect } from 'vitest';
import type { LeadFormId } from '../../domain/lead/lead-form-ids.ts';
import type { LeadPayload } from '../../domain/lead/lead-payload.ts';
import { ANSWERS } from '../leads/example-form.fixture.ts';

const { name: first, last_name, phone: _, message, postcode } = ANSWERS;
/** Who asks. */
export const PERSON = { name: first, last_name, email: 'Rosa@example.com', phone: '+61491570006', postcode };
const SHORT = { ...PERSON, postcode: null };
/** Values of a lead about no vehicle. */
export const ABOUT_NOTHING = {
  dealership_slug: null,
  manufacturer_slug: null,
  stock_number: null,
  'Vehicle Make': null,
  'Vehicle Model': null,
  car_type: null,
  car_id: null,
  vehicle_status: null,
  location_id: null,
  location_slug: null,
  car_dealership_id: null,
  vehicle: null,
};
/** Values of a lead about the vehicle of the test. */
export const ABOUT_CAR = {
  dealership_slug: 'western',
  manufacturer_slug: 'alder-cars',
  stock_number: 'S77',
  'Vehicle Make': 'Alder',
  'Vehicle Model': 'Brook',
  car_type: 'used',
  car_id: 'v1',
  vehicle_status: 'coming_soon',
  location_id: 'p',
  location_slug: 'parramatta',
  car_dealership_id: '12',
  vehicle: {
    slug: '2021-alder-brook-v1',
    name: '2021 Alder Brook Touring',
    year: 2021,
    kilometres: 41_200,
    vin: '6T1BF3FK10X000077',
    price: 25_990,
    price_note: null,
  },
};
const AT_WORKSHOP = { ...ABOUT_NOTHING, location_id: 'w', location_slug: 'workshop' };
/** Where the shopper was. */
export const FOUND_ON = {
  visited_pages: ['/', '/search'],
  linked_query_params: { preferredDealership: 'western' },
};

/** What is the same in every lead of the table; a lead that a shopper has just sent. */
export const SHARED = {
  lead_id: expect.any(String),
  tenant: 'example',
  received_at: '2026-11-21T01:00:00.000Z',
  subcategory: null,
  message,
  opt_in: false,
  page_id: '/the-form',
  additional_services: null,
  offer_price: null,
  url: 'https://www.example.com.au/the-form?car_id=v1',
  source: 'Website',
  user_agent: 'Browser/1',
  lead_attributes: FOUND_ON,
  answers: {},
  files: [],
  consent: {
    wording_hash: expect.any(String),
    page: '/the-form',
    at: '2026-11-21T01:00:00.000Z',
    opt_in: false,
  },
  suspicions: expect.any(Array),
};

type Row = { answers: Record<string, string>; expected: Partial<LeadPayload>; about?: object; car?: boolean };
const { postcode: __, ...WITHOUT_POSTCODE } = ANSWERS;
const OWN = { own_make: 'Corvane', own_model: 'Atlas' };
const LOAN = { amount: '25,990', deposit: '5000', term: '5' };

/** What a checkout sends: who reserves, and the price that was seen. */
const AGREED = { ...ANSWERS, message: '', seen_price: '25990' };
const withoutMessage = ({ message: _message, ...others }: typeof AGREED): Record<string, string> => others;
/** Only a vehicle that is for sale now can be reserved. */
const ABOUT_CAR_FOR_SALE = { ...ABOUT_CAR, vehicle_status: 'in_stock' };

/** What is sent of each form, and what the payload says beyond what all have. */
export const PAYLOAD_ROWS: Record<LeadFormId, Row> = {
  enquiry: {
    answers: { ...ANSWERS, opt_in: 'yes' },
    expected: {
      category: 'Vehicle Enquiry',
      event_id: 15,
      opt_in: true,
      consent: { ...SHARED.consent, opt_in: true },
    },
    car: true,
  },
  'instant-message': {
    answers: WITHOUT_POSTCODE,
    expected: { category: 'Vehicle Enquiry', event_id: 15, ...SHORT },
    car: true,
  },
  'test-drive': {
    answers: { ...ANSWERS, terms: '', message: '' },
    expected: { category: 'Test Drive', event_id: 48, message: null },
    car: true,
  },
  photos: {
    answers: { ...ANSWERS, message: '', request: 'Please send photos for this car' },
    expected: {
      category: 'Photo Request',
      event_id: 15,
      message: null,
      answers: { request: 'Please send photos for this car' },
    },
    car: true,
  },
  'finance-enquiry': {
    answers: {
      ...ANSWERS,
      ...LOAN,
      employment: 'Casual',
      income: 'Under $40,000',
      dealership_slug: 'western',
    },
    expected: {
      category: 'Finance Enquiry',
      event_id: 9,
      answers: {
        amount: '25990',
        deposit: '5000',
        term: '5',
        employment: 'Casual',
        income: 'Under $40,000',
      },
    },
    car: true,
  },
  quote: {
    answers: { ...ANSWERS, ...LOAN, residual: '1000', rate: '8' },
    expected: {
      category: 'Quote Request',
      event_id: 9,
      answers: { amount: '25990', deposit: '5000', term: '5', residual: '1000', rate: '8' },
    },
    car: true,
  },
  'trade-in': {
    answers: { ...ANSWERS, ...OWN, own_km: '40,000', rego: 'abc 12d', condition: 'Good' },
    expected: {
      category: 'Trade-In',
      event_id: 22,
      answers: { ...OWN, own_km: '40000', rego: 'ABC12D', condition: 'Good' },
    },
    car: true,
  },
  service: {
    answers: {
      ...WITHOUT_POSTCODE,
      ...OWN,
      additional_services: 'Brakes',
      date: '2026-11-24',
      location_id: 'w',
    },
    expected: {
      category: 'Service Booking',
      event_id: 22,
      ...SHORT,
      additional_services: 'Brakes',
      answers: { ...OWN, date: '2026-11-24' },
    },
    about: AT_WORKSHOP,
  },
  parts: {
    answers: { ...WITHOUT_POSTCODE, ...OWN },
    expected: { category: 'Parts Enquiry', event_id: 22, ...SHORT, answers: OWN },
  },
  contact: {
    answers: { ...ANSWERS, category: 'Parts Enquiry', tracking: 'newsletter' },
    expected: { category: 'Parts Enquiry', event_id: 22, answers: { tracking: 'newsletter' } },
  },
  'multi-location': {
    answers: { ...ANSWERS, category: 'General Enquiry', location_id: 'w' },
    expected: { category: 'General Enquiry', event_id: 22 },
    about: AT_WORKSHOP,
  },
  fleet: {
    answers: { ...ANSWERS, company: 'Quill & Co', fleet_size: '12', dealership_slug: 'western' },
    expected: {
      category: 'Fleet Enquiry',
      event_id: 22,
      dealership_slug: 'western',
      answers: { company: 'Quill & Co', fleet_size: '12' },
    },
  },
  careers: {
    answers: { ...ANSWERS, position: 'Detailer' },
    expected: { category: 'Careers', event_id: 51, answers: { position: 'Detailer' } },
  },
  'find-similar': {
    answers: { ...ANSWERS, wanted: 'Any ute', budget: '$30,000' },
    expected: {
      category: 'Find Something Similar',
      event_id: 15,
      answers: { wanted: 'Any ute', budget: '30000' },
    },
    car: true,
  },
  'model-order': {
    answers: { ...ANSWERS, model_id: 'brook', model_name: 'Brook', vehicle: 'Alder Brook Touring' },
    expected: {
      category: 'Model Order',
      event_id: 14,
      manufacturer_slug: 'alder-cars',
      'Vehicle Make': 'Alder',
      'Vehicle Model': 'Brook',
      answers: { model_id: 'brook', vehicle: 'Alder Brook Touring' },
    },
  },
  reserve: {
    answers: withoutMessage(AGREED),
    expected: {
      category: 'Reservation',
      event_id: 15,
      message: null,
      answers: { seen_price: '25990' },
    },
    about: ABOUT_CAR_FOR_SALE,
    car: true,
  },
  'buy-online': {
    answers: { ...AGREED, paying_by: 'Bank transfer', handover: 'I pick it up', rego: 'abc 12d' },
    expected: {
      category: 'Online Purchase',
      event_id: 15,
      message: null,
      answers: { seen_price: '25990', paying_by: 'Bank transfer', handover: 'I pick it up', rego: 'ABC12D' },
    },
    about: ABOUT_CAR_FOR_SALE,
    car: true,
  },
};
