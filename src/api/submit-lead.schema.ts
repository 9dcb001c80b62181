import * as z from 'zod';
import { LEAD_FULL } from '../domain/lead/full-words.ts';
import type { LeadAttributes } from '../domain/lead/lead.ts';
import type { LeadAccepted, LeadRefused, LeadSubmission } from './submit-lead.ts';

/** Longest texts, in characters: a form's own limits are lower, and this one keeps a stranger from filling the disk. */
const MOST = { name: 64, value: 10_000, address: 2_000, proof: 4_000 } as const;
const MOST_VALUES = 60;
const MOST_PAGES = 50;

/**
 * A text of a shopper. What no file, mail or database can hold, a NUL and half of a surrogate pair, is taken out or
 * replaced: the enquiry around it still arrives.
 */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((given) => given.replaceAll('\u0000', '').toWellFormed());

const record = (mostName: number, mostValue: number) =>
  z
    .record(z.string().min(1).max(mostName), text(mostValue))
    .refine((values) => Object.keys(values).length <= MOST_VALUES, `at most ${MOST_VALUES} values`);

const LeadAttributesSchema = z.strictObject({
  visited_pages: z.array(text(MOST.address)).max(MOST_PAGES),
  linked_query_params: record(MOST.name, MOST.address),
  shortlist: z.array(text(MOST.address)).max(MOST_PAGES).exactOptional(),
  finance: text(MOST.address).exactOptional(),
}) satisfies z.ZodType<LeadAttributes>;

/** Keys that no form has are refused: a shopper sends nothing else. */
export const LeadSubmissionSchema = z.strictObject({
  /** The id of a form. */
  form: z.string().min(1).max(MOST.name),
  /** What was filled in, by the names of the form's fields. */
  values: record(MOST.name, MOST.value),
  /** The id or slug of the vehicle that is asked about. */
  car_id: text(MOST.address).exactOptional(),
  /** The address of the page with the form. */
  url: text(MOST.address),
  attributes: LeadAttributesSchema.exactOptional(),
  /** The solved challenge, as base64 of JSON. */
  proof: text(MOST.proof).exactOptional(),
  /** Milliseconds since the form was first touched. */
  filled_in: z.number().min(0).exactOptional(),
}) satisfies z.ZodType<LeadSubmission>;

export const LeadAcceptedSchema = z.looseObject({
  lead_id: z.string(),
  /** Chooses the words of /success. */
  category: z.string(),
  /** The id of its event (spec F11); a platform may leave it out. */
  event: z.int().exactOptional(),
  /** Where the shopper goes on, where that is not /success. */
  next: z.string().exactOptional(),
}) satisfies z.ZodType<LeadAccepted>;

export const LeadRefusedSchema = z.looseObject({
  error: z.string(),
  /** Which fields to mend, and how. */
  errors: z.array(z.looseObject({ field: z.string(), message: z.string() })),
  /** What is full, with status 429. */
  full: z.enum(LEAD_FULL).exactOptional(),
}) satisfies z.ZodType<LeadRefused>;
