import { expect, test } from 'vitest';
import type * as z from 'zod';
import type { DeliveryPrice } from '../domain/costs/delivery.ts';
import { autoGauge, type AutoGaugeAnswer } from '../domain/market/auto-gauge.ts';
import { readVehicleView } from '../domain/vehicle/fresh-fields.ts';
import { callPath } from './call-path.ts';
import { CHALLENGE_LEAD_EXAMPLE, encodeProof, type LeadChallenge, type LeadProof } from './challenge-lead.ts';
import { LeadChallengeSchema, LeadProofSchema } from './challenge-lead.schema.ts';
import { ERASE_ACCOUNT_EXAMPLE, type AccountErased, type AccountToErase } from './erase-account.ts';
import { AccountErasedSchema, AccountToEraseSchema } from './erase-account.schema.ts';
import { EXPORT_ACCOUNT_EXAMPLE, type AccountExport } from './export-account.ts';
import { AccountExportSchema } from './export-account.schema.ts';
import { GAUGE_VEHICLE, GAUGE_VEHICLE_EXAMPLE } from './gauge-vehicle.ts';
import { AutoGaugeAnswerSchema } from './gauge-vehicle.schema.ts';
import { GEOCODE_POSTCODE_EXAMPLE, type GeocodeAnswer, type GeocodeQuestion } from './geocode-postcode.ts';
import { GeocodeAnswerSchema, GeocodeQuestionSchema } from './geocode-postcode.schema.ts';
import {
  LIST_APPOINTMENTS_EXAMPLE,
  type Appointments,
  type AppointmentsQuestion,
} from './list-appointments.ts';
import { AppointmentsQuestionSchema, AppointmentsSchema } from './list-appointments.schema.ts';
import { LIST_SIMILAR_EXAMPLE, type SimilarIds, type VehicleSlug } from './list-similar.ts';
import { SimilarIdsSchema, VehicleSlugSchema } from './list-similar.schema.ts';
import { LOOK_UP_MODEL_EXAMPLE, type ModelAnswer, type ModelQuestion } from './look-up-model.ts';
import { ModelAnswerSchema, ModelQuestionSchema } from './look-up-model.schema.ts';
import { ONLINE_PAYMENTS_EXAMPLE, type AskedPayment, type AskedPayments } from './online-payments.ts';
import { AskedPaymentSchema, AskedPaymentsSchema, PaymentIdSchema } from './online-payments.schema.ts';
import { TAKE_PART_EXAMPLE } from './take-part.ts';
import { EntrySchema, StandingSchema } from './take-part.schema.ts';
import { PRICE_DELIVERY_EXAMPLE, type DeliveryQuestion } from './price-delivery.ts';
import { DeliveryPriceSchema, DeliveryQuestionSchema } from './price-delivery.schema.ts';
import {
  READ_DISCLAIMER_EXAMPLE,
  type DisclaimerAnswer,
  type DisclaimerQuestion,
} from './read-disclaimer.ts';
import { DisclaimerAnswerSchema, DisclaimerQuestionSchema } from './read-disclaimer.schema.ts';
import type { Garage } from '../domain/garage/garage.ts';
import { READ_GARAGE_EXAMPLE } from './read-garage.ts';
import { GarageSchema } from './read-garage.schema.ts';
import { READ_ACCOUNT_EXAMPLE, type AccountAnswer } from './read-account.ts';
import { AccountAnswerSchema } from './read-account.schema.ts';
import { RECORD_EVENTS_EXAMPLE, type EventsRecorded, type RecordedEvents } from './record-events.ts';
import { EventsRecordedSchema, RecordedEventsSchema } from './record-events.schema.ts';
import { REFUSAL_EXAMPLE, type Refusal } from './refusal.ts';
import { RefusalSchema } from './refusal.schema.ts';
import { REQUEST_CODE_EXAMPLE, type CodeRequest, type CodeRequested } from './request-code.ts';
import { CodeRequestedSchema, CodeRequestSchema } from './request-code.schema.ts';
import { REQUEST_QUOTE_EXAMPLE, type Quote, type QuoteRequest } from './request-quote.ts';
import { QuoteRequestSchema, QuoteSchema } from './request-quote.schema.ts';
import { REVEAL_PHONE_EXAMPLE, type PhoneReveal, type PhoneRevealed } from './reveal-phone.ts';
import { PhoneRevealedSchema, PhoneRevealSchema } from './reveal-phone.schema.ts';
import { SAVE_DETAILS_EXAMPLE, type DetailsToSave } from './save-details.ts';
import { DetailsToSaveSchema } from './save-details.schema.ts';
import { SIGN_IN_EXAMPLE, type SignInRequest } from './sign-in.ts';
import { SignInRequestSchema } from './sign-in.schema.ts';
import { SIGN_OUT_EXAMPLE, type SignedOut, type SignOutRequest } from './sign-out.ts';
import { SignedOutSchema, SignOutRequestSchema } from './sign-out.schema.ts';
import {
  SUBMIT_LEAD_EXAMPLE,
  type LeadAccepted,
  type LeadRefused,
  type LeadSubmission,
} from './submit-lead.ts';
import { LeadAcceptedSchema, LeadRefusedSchema, LeadSubmissionSchema } from './submit-lead.schema.ts';
import {
  VIEW_VEHICLE,
  VIEW_VEHICLE_EXAMPLE,
  type VehicleViewAnswer,
  type ViewQuestion,
} from './view-vehicle.ts';
import { VehicleViewAnswerSchema, ViewQuestionSchema } from './view-vehicle.schema.ts';

/** The keys that a type names; a loose schema has an index beside them. */
type Keys<T> = keyof { [K in keyof T as string extends K ? never : K]: true };
type SameKeys<A, B> = [Keys<A>, Keys<B>] extends [Keys<B>, Keys<A>]
  ? true
  : { missing: Exclude<Keys<B>, Keys<A>>; added: Exclude<Keys<A>, Keys<B>> };

/** Fails in `astro check` when a key of either has no like in the other. */
const sameKeys = <Schema extends z.ZodType, T>(is: SameKeys<z.input<Schema>, T>): unknown => is;

test('K the schemas name the keys of the types, no more and no fewer', () => {
  // Each schema `satisfies` its type where it is written; here no key of either may be missing in the other.
  const tied = [
    sameKeys<typeof LeadSubmissionSchema, LeadSubmission>(true),
    sameKeys<typeof LeadAcceptedSchema, LeadAccepted>(true),
    sameKeys<typeof LeadRefusedSchema, LeadRefused>(true),
    sameKeys<typeof LeadChallengeSchema, LeadChallenge>(true),
    sameKeys<typeof LeadProofSchema, LeadProof>(true),
    sameKeys<typeof PhoneRevealSchema, PhoneReveal>(true),
    sameKeys<typeof PhoneRevealedSchema, PhoneRevealed>(true),
    sameKeys<typeof DeliveryQuestionSchema, DeliveryQuestion>(true),
    sameKeys<typeof DeliveryPriceSchema, DeliveryPrice>(true),
    sameKeys<typeof AppointmentsQuestionSchema, AppointmentsQuestion>(true),
    sameKeys<typeof AppointmentsSchema, Appointments>(true),
    sameKeys<typeof QuoteRequestSchema, QuoteRequest>(true),
    sameKeys<typeof QuoteSchema, Quote>(true),
    sameKeys<typeof ViewQuestionSchema, ViewQuestion>(true),
    sameKeys<typeof VehicleViewAnswerSchema, VehicleViewAnswer>(true),
    sameKeys<typeof AutoGaugeAnswerSchema, AutoGaugeAnswer>(true),
    sameKeys<typeof VehicleSlugSchema, VehicleSlug>(true),
    sameKeys<typeof DisclaimerQuestionSchema, DisclaimerQuestion>(true),
    sameKeys<typeof SimilarIdsSchema, SimilarIds>(true),
    sameKeys<typeof DisclaimerAnswerSchema, DisclaimerAnswer>(true),
    sameKeys<typeof ModelQuestionSchema, ModelQuestion>(true),
    sameKeys<typeof ModelAnswerSchema, ModelAnswer>(true),
    sameKeys<typeof GeocodeQuestionSchema, GeocodeQuestion>(true),
    sameKeys<typeof GeocodeAnswerSchema, GeocodeAnswer>(true),
    sameKeys<typeof RefusalSchema, Refusal>(true),
    sameKeys<typeof CodeRequestSchema, CodeRequest>(true),
    sameKeys<typeof CodeRequestedSchema, CodeRequested>(true),
    sameKeys<typeof SignInRequestSchema, SignInRequest>(true),
    sameKeys<typeof AccountAnswerSchema, AccountAnswer>(true),
    sameKeys<typeof SignOutRequestSchema, SignOutRequest>(true),
    sameKeys<typeof SignedOutSchema, SignedOut>(true),
    sameKeys<typeof DetailsToSaveSchema, DetailsToSave>(true),
    sameKeys<typeof AccountExportSchema, AccountExport>(true),
    sameKeys<typeof AccountToEraseSchema, AccountToErase>(true),
    sameKeys<typeof AccountErasedSchema, AccountErased>(true),
    sameKeys<typeof GarageSchema, Garage>(true),
    sameKeys<typeof RecordedEventsSchema, RecordedEvents>(true),
    sameKeys<typeof EventsRecordedSchema, EventsRecorded>(true),
    sameKeys<typeof AskedPaymentSchema, AskedPayment>(true),
    sameKeys<typeof AskedPaymentsSchema, AskedPayments>(true),
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
