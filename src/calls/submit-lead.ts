import type { LeadAttributes } from '../domain/lead/lead.ts';

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

/** The lead is on disk. `category` chooses the words of /success (spec F10). */
export type LeadAccepted = { lead_id: string; category: string };

/** Nothing was stored: what to say to the visitor, and which fields to mend. */
export type LeadRefused = { error: string; errors: { field: string; message: string }[] };

export type LeadAnswer = LeadAccepted | LeadRefused;
