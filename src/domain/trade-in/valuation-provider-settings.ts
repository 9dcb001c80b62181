import * as z from 'zod';
import { SecureAddress } from '../address/web-address.ts';
import { EnvironmentName } from '../lead/destination-settings.ts';
import { PLATE_STATES } from './plate-states.ts';

const Plate = z.strictObject({
  /** The plate, an invented one. */
  rego: z.string().regex(/^[A-Z\d]{2,9}$/, 'capital letters and digits'),
  /** Where it was issued. */
  state: z.enum(PLATE_STATES),
  /** What it is on. */
  make: z.string().min(1),
  /** Its model. */
  model: z.string().min(1),
  /** The year of its build. */
  year: z.number().int().min(1950).max(2100),
});

/** Where a figure is in an answer: names of keys with dots between them, a number for the place in a list. */
const AnswerPath = z
  .string()
  .regex(/^[\w-]+(\.[\w-]+)*$/, "names of keys with dots between, such as 'data.low'");

/** Braces in a host could send what is asked to another one. */
const Address = SecureAddress.refine(
  (url) => !(/^https:\/\/[^/?#]*/.exec(url)?.[0] ?? '').includes('{'),
  'an https:// address with words in braces behind its host only',
);

const Method = z.enum(['GET', 'POST']).default('POST');

const PlateRequest = z.strictObject({
  /** Where it is asked. */
  url: Address,
  /** By GET, or by POST with a body. */
  method: Method,
  /** The body of a POST, as JSON. */
  body: z.string().default(''),
  /** Where in the answer what is. */
  answer: z.strictObject({
    /** The make, such as 'vehicle.make'. */
    make: AnswerPath,
    /** The model. */
    model: AnswerPath,
    /** The year of the build. */
    year: AnswerPath,
  }),
});

const ValueRequest = z.strictObject({
  /** Where it is asked. */
  url: Address,
  /** By GET, or by POST with a body. */
  method: Method,
  /** The body of a POST, as JSON. */
  body: z.string().default(''),
  /** Where in the answer what is, in dollars. */
  answer: z.strictObject({
    /** The lowest figure. */
    low: AnswerPath,
    /** The highest. */
    high: AnswerPath,
    /** What is offered, where the provider says it. */
    offer: AnswerPath.exactOptional(),
  }),
});

/** Who knows what is on a plate, and what a vehicle is worth. */
export const ValuationProvider = z.discriminatedUnion('type', [
  z.strictObject({
    /** Demo knows invented plates, and values by the dealer's own stock and a table; the page says so. */
    type: z.literal('demo'),
    /** Plates that it knows. */
    plates: z.array(Plate).max(20).default([]),
    /** What a dealer pays of what it would ask for the vehicle, in percent. */
    share_percent: z.number().int().min(40).max(100).default(84),
  }),
  z.strictObject({
    /** Http asks a provider; words in braces stand for what is asked: {rego}, {state}, {make}, {model}, {year}, {km}, {condition}. */
    type: z.literal('http'),
    /** Who that is, as the page names it. */
    name: z.string().min(1),
    /** Headers of both requests, in which {secret} stands for the value of `secret`. */
    headers: z
      .record(z.string().regex(/^[A-Za-z][A-Za-z-]*$/, 'the name of a header'), z.string())
      .default({}),
    /** Environment variable with the key of the provider. */
    secret: EnvironmentName.optional(),
    /** Seconds that an answer may take; the page waits no longer than eight. */
    timeout_seconds: z.number().min(0.1).max(7).default(6),
    /** How a plate is looked up; false asks for make, model and year by hand. */
    plate: z.union([z.literal(false), PlateRequest]).default(false),
    /** How a vehicle in good condition is valued, in dollars. */
    value: ValueRequest,
  }),
]);
export type ValuationProvider = z.output<typeof ValuationProvider>;
export type DemoProvider = Extract<ValuationProvider, { type: 'demo' }>;
export type HttpProvider = Extract<ValuationProvider, { type: 'http' }>;
