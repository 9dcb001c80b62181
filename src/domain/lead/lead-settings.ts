import * as z from 'zod';
import { SecureAddress } from '../address/web-address.ts';
import { DeliverySettings } from './destination-settings.ts';
import { QuotaSettings } from './quota-settings.ts';
import { LEAD_FORM_IDS, type LeadFormId } from './lead-form-ids.ts';

/** Forms that few dealers offer; the message form comes with the chat that it is. */
const ON_REQUEST: ReadonlySet<LeadFormId> = new Set(['fleet', 'careers', 'instant-message']);

/** Forms that shoppers send to the dealer (spec F1 to F7); they need the backend, or a platform that answers its calls. */
export const LeadSettings = z.strictObject({
  /** The forms that the site offers. Buttons of forms that are left out lead to contact details. */
  forms: z
    .array(z.enum(LEAD_FORM_IDS))
    .min(1)
    .default(LEAD_FORM_IDS.filter((id) => !ON_REQUEST.has(id))),
  /** True if an enquiry must say something in its comments (spec F4). */
  message_required: z.boolean().default(true),
  /** True if enquiries about no vehicle ask which location answers; with one location there is nothing to ask (spec F4). */
  ask_location: z.boolean().default(false),
  /** True if forms ask for the preferred dealership; with one dealership there is nothing to ask (spec F4). */
  ask_dealership: z.boolean().default(false),
  /** True if an enquiry may name the rego of the shopper's own vehicle (spec F4). */
  ask_rego: z.boolean().default(false),
  /** What shoppers agree to before a form is sent (spec F3); the site's terms and privacy policy are linked below it. */
  consent: z.string().min(1).default('I agree to the terms of use and privacy policy.'),
  /** Offers that shoppers may ask for beside the answer; false asks nobody (spec F4). */
  opt_in: z
    .union([z.literal(false), z.string().min(1)])
    .default('Send me news and offers. I can unsubscribe at any time.'),
  /** A booking page of another company above the form of /service, loaded on a press and after consent (spec K20); false for none. */
  service_frame: z
    .union([
      z.literal(false),
      z.strictObject({
        /** What it is, as its button says it after 'Show'. */
        title: z.string().min(1).default('the booking calendar'),
        /** A page made for frames. */
        url: SecureAddress,
      }),
    ])
    .default(false),
  /** How many leads are taken, by address, phone number and site. */
  quotas: QuotaSettings.prefault({}),
  /** Where leads go, and what becomes of them there. */
  delivery: DeliverySettings.prefault({}),
});
export type LeadSettings = z.output<typeof LeadSettings>;
