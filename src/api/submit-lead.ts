import type { LeadFull } from '../domain/lead/full-words.ts';
import type { LeadAttributes } from '../domain/lead/lead.ts';

/** /success with what it says of a stored lead, for browsers without scripts (spec F10); `lead` is its id. */
export const SHOW_SUCCESS = { method: 'GET', path: '/api/leads/success', field: 'lead' } as const;

/** Sending a form (spec F1, K11). `Idempotency-Key` names the attempt: the same key and body get the same answer again. */
export const SUBMIT_LEAD = { method: 'POST', path: '/api/leads' } as const;

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

/** The lead is on disk. `category` chooses the words of /success (spec F10), `event` is its id of spec F11. */
export type LeadAccepted = {
  lead_id: string;
  category: string;
  event?: number;
  /** Where the shopper goes on, where that is not /success: a path of the site (spec F9). */
  next?: string;
};

/** Nothing was stored: what to say to the visitor, which fields to mend, and with status 429 what is full. */
export type LeadRefused = {
  error: string;
  errors: { field: string; message: string }[];
  full?: LeadFull;
};

export type LeadAnswer = LeadAccepted | LeadRefused;

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
