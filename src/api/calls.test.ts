import { expect, test } from 'vitest';
import type * as z from 'zod';
import type { DeliveryPrice } from '../domain/costs/delivery.ts';
import { autoGauge, type AutoGaugeAnswer } from '../domain/market/auto-gauge.ts';
import { readVehicleView } from '../domain/vehicle/fresh-fields.ts';
import { callPath } from './call-path.ts';
import { CHALLENGE_LEAD_EXAMPLE, LeadChallengeSchema, LeadProofSchema } from './challenge-lead.ts';
import { encodeProof } from '../services/solve-proof.ts';
import { ERASE_ACCOUNT_EXAMPLE, AccountErasedSchema, AccountToEraseSchema } from './erase-account.ts';
import { EXPORT_ACCOUNT_EXAMPLE, type AccountExport, AccountExportSchema } from './export-account.ts';
import { GAUGE_VEHICLE, VIEW_VEHICLE } from './routes.ts';
import { GAUGE_VEHICLE_EXAMPLE, AutoGaugeAnswerSchema } from './gauge-vehicle.ts';
import { GEOCODE_POSTCODE_EXAMPLE, GeocodeAnswerSchema, GeocodeQuestionSchema } from './geocode-postcode.ts';
import {
  LIST_APPOINTMENTS_EXAMPLE,
  AppointmentsQuestionSchema,
  AppointmentsSchema,
} from './list-appointments.ts';
import { LIST_SIMILAR_EXAMPLE, SimilarIdsSchema, VehicleSlugSchema } from './list-similar.ts';
import {
  LOOK_UP_MODEL_EXAMPLE,
  type ModelAnswer,
  ModelAnswerSchema,
  ModelQuestionSchema,
} from './look-up-model.ts';
import {
  ONLINE_PAYMENTS_EXAMPLE,
  AskedPaymentSchema,
  AskedPaymentsSchema,
  PaymentIdSchema,
} from './online-payments.ts';
import { TAKE_PART_EXAMPLE, EntrySchema, StandingSchema } from './take-part.ts';
import { PRICE_DELIVERY_EXAMPLE, DeliveryPriceSchema, DeliveryQuestionSchema } from './price-delivery.ts';
import {
  READ_DISCLAIMER_EXAMPLE,
  DisclaimerAnswerSchema,
  DisclaimerQuestionSchema,
} from './read-disclaimer.ts';
import type { Garage } from '../domain/garage/garage.ts';
import { READ_GARAGE_EXAMPLE, GarageSchema } from './read-garage.ts';
import { READ_ACCOUNT_EXAMPLE, type AccountAnswer, AccountAnswerSchema } from './read-account.ts';
import {
  RECORD_EVENTS_EXAMPLE,
  type RecordedEvents,
  EventsRecordedSchema,
  RecordedEventsSchema,
} from './record-events.ts';
import { REFUSAL_EXAMPLE, RefusalSchema } from './refusal.ts';
import { REQUEST_CODE_EXAMPLE, CodeRequestedSchema, CodeRequestSchema } from './request-code.ts';
import { REQUEST_QUOTE_EXAMPLE, QuoteRequestSchema, QuoteSchema } from './request-quote.ts';
import { REVEAL_PHONE_EXAMPLE, PhoneRevealedSchema, PhoneRevealSchema } from './reveal-phone.ts';
import { SAVE_DETAILS_EXAMPLE, type DetailsToSave, DetailsToSaveSchema } from './save-details.ts';
import { SIGN_IN_EXAMPLE, SignInRequestSchema } from './sign-in.ts';
import { SIGN_OUT_EXAMPLE, SignedOutSchema, SignOutRequestSchema } from './sign-out.ts';
import {
  SUBMIT_LEAD_EXAMPLE,
  type LeadRefused,
  type LeadSubmission,
  LeadAcceptedSchema,
  LeadRefusedSchema,
  LeadSubmissionSchema,
} from './submit-lead.ts';
import { VIEW_VEHICLE_EXAMPLE, VehicleViewAnswerSchema, ViewQuestionSchema } from './view-vehicle.ts';

/** The keys that a type names; a loose schema has an index beside them. */
type Keys<T> = keyof { [K in keyof T as string extends K ? never : K]: true };
type SameKeys<A, B> = [Keys<A>, Keys<B>] extends [Keys<B>, Keys<A>]
  ? true
  : { missing: Exclude<Keys<B>, Keys<A>>; added: Exclude<Keys<A>, Keys<B>> };

/** Fails in `astro check` when a key of either has no like in the other. */
const sameKeys = <Schema extends z.ZodType, T>(is: SameKeys<z.input<Schema>, T>): unknown => is;

test('K the schemas of types that the domain owns name their keys, no more and no fewer', () => {
  // Other types are inferred from their schemas. These `satisfies` theirs where they are written; here no key may be missing.
  const tied = [
    sameKeys<typeof LeadSubmissionSchema, LeadSubmission>(true),
    sameKeys<typeof LeadRefusedSchema, LeadRefused>(true),
    sameKeys<typeof DeliveryPriceSchema, DeliveryPrice>(true),
    sameKeys<typeof AutoGaugeAnswerSchema, AutoGaugeAnswer>(true),
    sameKeys<typeof ModelAnswerSchema, ModelAnswer>(true),
    sameKeys<typeof AccountAnswerSchema, AccountAnswer>(true),
    sameKeys<typeof DetailsToSaveSchema, DetailsToSave>(true),
    sameKeys<typeof AccountExportSchema, AccountExport>(true),
    sameKeys<typeof GarageSchema, Garage>(true),
    sameKeys<typeof RecordedEventsSchema, RecordedEvents>(true),
  ];
  expect(tied).not.toContain(false);
});

test.each<[string, z.ZodType, unknown]>([
  ['K11 a form', LeadSubmissionSchema, SUBMIT_LEAD_EXAMPLE.request],
  ['K11 a stored lead', LeadAcceptedSchema, SUBMIT_LEAD_EXAMPLE.answer],
  ['K11 a refused lead', LeadRefusedSchema, SUBMIT_LEAD_EXAMPLE.refused],
  ['A6 a payment by its link', PaymentIdSchema, ONLINE_PAYMENTS_EXAMPLE.params],
  ['A6 a payment asked for', AskedPaymentSchema, ONLINE_PAYMENTS_EXAMPLE.answer],
  ['A6 payments asked for', AskedPaymentsSchema, ONLINE_PAYMENTS_EXAMPLE.list],
  ['A6 an entry', EntrySchema, TAKE_PART_EXAMPLE.request],
  ['A6 a draw', StandingSchema, TAKE_PART_EXAMPLE.answer],
  ['A5 a code asked for', CodeRequestSchema, REQUEST_CODE_EXAMPLE.request],
  ['A5 a code on its way', CodeRequestedSchema, REQUEST_CODE_EXAMPLE.answer],
  ['A5 a code', SignInRequestSchema, SIGN_IN_EXAMPLE],
  ['A5 who is signed in', AccountAnswerSchema, READ_ACCOUNT_EXAMPLE],
  ['A5 nobody', AccountAnswerSchema, {}],
  ['A5 signing out', SignOutRequestSchema, SIGN_OUT_EXAMPLE.request],
  ['A5 signed out', SignedOutSchema, SIGN_OUT_EXAMPLE.answer],
  ['A5 details', DetailsToSaveSchema, SAVE_DETAILS_EXAMPLE],
  ['A5 an export', AccountExportSchema, EXPORT_ACCOUNT_EXAMPLE],
  ['A6 a garage', GarageSchema, READ_GARAGE_EXAMPLE],
  ['A5 erasing', AccountToEraseSchema, ERASE_ACCOUNT_EXAMPLE.request],
  ['A5 erased', AccountErasedSchema, ERASE_ACCOUNT_EXAMPLE.answer],
  ['K11 a challenge', LeadChallengeSchema, CHALLENGE_LEAD_EXAMPLE],
  ['K6 a phone reveal', PhoneRevealSchema, REVEAL_PHONE_EXAMPLE.request],
  ['K6 a recorded reveal', PhoneRevealedSchema, REVEAL_PHONE_EXAMPLE.answer],
  ['K7 a postcode', DeliveryQuestionSchema, PRICE_DELIVERY_EXAMPLE.request],
  ['K7 a delivery price', DeliveryPriceSchema, PRICE_DELIVERY_EXAMPLE.answer],
  ['K8 a place', AppointmentsQuestionSchema, LIST_APPOINTMENTS_EXAMPLE.request],
  ['K8 appointments', AppointmentsSchema, LIST_APPOINTMENTS_EXAMPLE.answer],
  ['K9 a quote asked for', QuoteRequestSchema, REQUEST_QUOTE_EXAMPLE.request],
  ['K9 a quote', QuoteSchema, REQUEST_QUOTE_EXAMPLE.answer],
  ['K10 a known vehicle', ViewQuestionSchema, VIEW_VEHICLE_EXAMPLE.request],
  ['K10 a view', VehicleViewAnswerSchema, VIEW_VEHICLE_EXAMPLE.answer],
  ['K1 a gauge', AutoGaugeAnswerSchema, GAUGE_VEHICLE_EXAMPLE],
  ['K16 similar ids', SimilarIdsSchema, LIST_SIMILAR_EXAMPLE.answer],
  ['K16 a slug', VehicleSlugSchema, LIST_SIMILAR_EXAMPLE.request],
  ['K15 a disclaimer', DisclaimerAnswerSchema, READ_DISCLAIMER_EXAMPLE.answer],
  ['K15 an id', DisclaimerQuestionSchema, READ_DISCLAIMER_EXAMPLE.request],
  ['K18 a model asked for', ModelQuestionSchema, LOOK_UP_MODEL_EXAMPLE.request],
  ['K18 a model', ModelAnswerSchema, LOOK_UP_MODEL_EXAMPLE.answer],
  ['K17 a postcode', GeocodeQuestionSchema, GEOCODE_POSTCODE_EXAMPLE.request],
  ['K17 a point', GeocodeAnswerSchema, GEOCODE_POSTCODE_EXAMPLE.answer],
  ['F11 events', RecordedEventsSchema, RECORD_EVENTS_EXAMPLE.request],
  ['F11 recorded events', EventsRecordedSchema, RECORD_EVENTS_EXAMPLE.answer],
  ['K a refusal', RefusalSchema, REFUSAL_EXAMPLE],
])('%s is parsed to what it was', (_, schema, example) => {
  expect(schema.parse(structuredClone(example))).toEqual(example);
});

test('K10 K1 K11 the browser reads the same examples', () => {
  const { views, car_fields } = VIEW_VEHICLE_EXAMPLE.answer;
  expect(readVehicleView(VIEW_VEHICLE_EXAMPLE.answer)).toEqual({ views, fields: car_fields });
  expect(autoGauge(GAUGE_VEHICLE_EXAMPLE, 28_490)).toMatchObject({ shown: true, word: 'Great Deal' });
  const proof = { challenge: CHALLENGE_LEAD_EXAMPLE, solution: { counter: 7, derivedKey: '00' } };
  expect(LeadProofSchema.parse(JSON.parse(atob(encodeProof(proof))))).toEqual(proof);
});

test.each<[string, z.ZodType, object]>([
  ['K11', LeadSubmissionSchema, SUBMIT_LEAD_EXAMPLE.request],
  ['K6', PhoneRevealSchema, REVEAL_PHONE_EXAMPLE.request],
  ['K9', QuoteRequestSchema, REQUEST_QUOTE_EXAMPLE.request],
  ['F11', RecordedEventsSchema, RECORD_EVENTS_EXAMPLE.request],
])('%s refuses a key that no shopper sends', (_, schema, example) => {
  expect(schema.safeParse({ ...example, admin: true }).success).toBe(false);
});

test.each<[string, z.ZodType, object]>([
  ['K11', LeadAcceptedSchema, SUBMIT_LEAD_EXAMPLE.answer],
  ['K9', QuoteSchema, REQUEST_QUOTE_EXAMPLE.answer],
  ['K10', VehicleViewAnswerSchema, VIEW_VEHICLE_EXAMPLE.answer],
  ['K17', GeocodeAnswerSchema, GEOCODE_POSTCODE_EXAMPLE.answer],
])('%s keeps a key that a platform adds', (_, schema, example) => {
  expect(schema.parse({ ...example, added: 1 })).toHaveProperty('added', 1);
});

test.each([
  ['a NUL', 'a\u0000b', 'ab'],
  ['half of a surrogate pair', 'a\uD800b', 'a\uFFFDb'],
  ['markup', '<b>&"', '<b>&"'],
])('K11 %s in a text keeps the enquiry', (_, given, kept) => {
  const request = { ...SUBMIT_LEAD_EXAMPLE.request, values: { message: given } };
  expect(LeadSubmissionSchema.parse(request).values).toEqual({ message: kept });
});

test.each([
  ['too long a text', { values: { message: 'x'.repeat(10_001) } }],
  ['too many values', { values: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`v${n}`, ''])) }],
  ['a value that is no text', { values: { message: { $gt: '' } } }],
  ['51 pages', { attributes: { visited_pages: Array(51).fill('/'), linked_query_params: {} } }],
])('K11 %s is refused', (_, change) => {
  expect(LeadSubmissionSchema.safeParse({ ...SUBMIT_LEAD_EXAMPLE.request, ...change }).success).toBe(false);
});

test.each([
  ['a person', { phone: '0491 570 006' }],
  ['the query of an address', { page_location: 'https://www.example.com/search?q=robin' }],
  ['a name that no event has', { name: 'asc_phone_call' }],
])('F11 an event with %s is refused', (_, change) => {
  const { visit, events } = RECORD_EVENTS_EXAMPLE.request;
  const changed = events.map((event) => ({ ...event, ...change }));
  expect(RecordedEventsSchema.safeParse({ visit, events: changed }).success).toBe(false);
});

test('K the path of a call is filled in and encoded', () => {
  expect(
    callPath(VIEW_VEHICLE.path, { slug: 'a/../b?c' }, { website_id: 'x y', updated_at: undefined }),
  ).toBe('/api/cars/a%2F..%2Fb%3Fc/view.json?website_id=x+y');
  expect(callPath(GAUGE_VEHICLE.path, { slug: 'a' })).toBe('/cars/a/autogauge');
});
