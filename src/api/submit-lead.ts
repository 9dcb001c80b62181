import * as z from 'zod';
import { type LeadFull, LEAD_FULL } from '../domain/lead/full-words.ts';
import type { LeadAttributes } from '../domain/lead/lead.ts';
import type { Known } from './known.ts';

/** What a form sends. Names of `values` are those of the form's fields; a file is sent as multipart instead. */
export type LeadSubmission = {
  form: string;
  values: Record<string, string>;
  /** The id or slug of the vehicle. */
  car_id?: string;
  /** The address of the page, of this site. */
  url: string;
  attributes?: LeadAttributes;
  /** The solved challenge of the proof of work, and the milliseconds since the first touch of the form. */
  proof?: string;
  filled_in?: number;
};

/** Nothing was stored: what to say to the visitor, which fields to mend, and with status 429 what is full. */
export type LeadRefused = {
  error: string;
  errors: { field: string; message: string }[];
  full?: LeadFull;
};

export type LeadAnswer = LeadAccepted | LeadRefused;

/** Longest texts, in characters: a form's own limits are lower, and this one keeps a stranger from filling the disk. */
const MAX = { name: 64, value: 10_000, address: 2_000, proof: 4_000 } as const;

const MAX_VALUES = 60;

const MAX_PAGES = 50;

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
    .refine((values) => Object.keys(values).length <= MAX_VALUES, `at most ${MAX_VALUES} values`);

const LeadAttributesSchema = z.strictObject({
  visited_pages: z.array(text(MAX.address)).max(MAX_PAGES),
  linked_query_params: record(MAX.name, MAX.address),
  shortlist: z.array(text(MAX.address)).max(MAX_PAGES).exactOptional(),
  finance: text(MAX.address).exactOptional(),
}) satisfies z.ZodType<LeadAttributes>;

/** Keys that no form has are refused: a shopper sends nothing else. */
export const LeadSubmissionSchema = z.strictObject({
  /** The id of a form. */
  form: z.string().min(1).max(MAX.name),
  /** What was filled in, by the names of the form's fields. */
  values: record(MAX.name, MAX.value),
  /** The id or slug of the vehicle that is asked about. */
  car_id: text(MAX.address).exactOptional(),
  /** The address of the page with the form. */
  url: text(MAX.address),
  attributes: LeadAttributesSchema.exactOptional(),
  /** The solved challenge, as base64 of JSON. */
  proof: text(MAX.proof).exactOptional(),
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
  /** Details that /success repeats: labels with their words, the number to call, and the path of a calendar file. */
  confirmed: z
    .object({
      lines: z.array(z.tuple([z.string(), z.string()])),
      phone: z.string().exactOptional(),
      calendar: z.string().exactOptional(),
    })
    .exactOptional(),
});

/** The lead is on disk. `category` chooses the words of /success (spec F10), `event` is its id of spec F11. */
export type LeadAccepted = Known<z.infer<typeof LeadAcceptedSchema>>;

export const LeadRefusedSchema = z.looseObject({
  error: z.string(),
  /** Which fields to mend, and how. */
  errors: z.array(z.looseObject({ field: z.string(), message: z.string() })),
  /** What is full, with status 429. */
  full: z.enum(LEAD_FULL).exactOptional(),
}) satisfies z.ZodType<LeadRefused>;

export const SUBMIT_LEAD_EXAMPLE = {
  request: {
    form: 'enquiry',
    values: { name: 'Robin', phone: '0491 570 006', message: 'Is it still for sale?' },
    car_id: 'stock-1041',
    url: 'https://www.example.com/cars/2021-aldera-larkspur',
    attributes: { visited_pages: ['/', '/search/used-cars'], linked_query_params: { utm_source: 'mail' } },
    filled_in: 41_000,
  },
  answer: { lead_id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f', category: 'Enquiry', event: 15 },
  refused: {
    error: 'Please fix the following errors:',
    errors: [{ field: 'phone', message: 'Enter an Australian phone number.' }],
  },
} satisfies { request: LeadSubmission; answer: LeadAccepted; refused: LeadRefused };
