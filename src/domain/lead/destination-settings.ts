import * as z from 'zod';
import { SecureAddress } from '../address/web-address.ts';
import { LEAD_CATEGORIES } from './lead-categories.ts';

/** A secret is in the environment of the backend; a tenant says its name alone. */
export const EnvironmentName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable, such as YARD_WEBHOOK_SECRET');

/** What every destination says. */
const SHARED = {
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'),
  categories: z.array(z.enum(LEAD_CATEGORIES)).min(1).optional(),
  locations: z.array(z.string()).min(1).optional(),
  pace: z.number().positive().max(100).default(5),
};

export const LeadDestination = z.discriminatedUnion('type', [
  /** JSON by POST, signed with the headers of Standard Webhooks. */
  z.strictObject({
    /** A webhook is JSON by POST, signed as Standard Webhooks are; mail is an email for people, adf one in ADF 1.0 for the dealer's lead program; file writes into the folder of the backend. */
    type: z.literal('webhook'),
    /** A short word of its own, which the ledger and the commands show. */
    name: SHARED.name,
    /** Only leads of these categories; left out, those of all. */
    categories: SHARED.categories,
    /** Only leads to these locations, by their slugs; left out, those to all and to the dealer as a whole. */
    locations: SHARED.locations,
    /** Most messages a second that are sent there. */
    pace: SHARED.pace,
    /** Where a webhook is sent. */
    url: SecureAddress,
    /** Environment variable with the secret that signs a webhook, `whsec_` and base64. */
    secret: EnvironmentName,
  }),
  /** An email for people. */
  z.strictObject({
    type: z.literal('mail'),
    ...SHARED,
    /** The mailboxes that get it. */
    to: z.array(z.email()).min(1),
  }),
  /** ADF 1.0 in a mail, for the dealer's lead program. */
  z.strictObject({
    type: z.literal('adf'),
    ...SHARED,
    /** The mailbox of the lead program. */
    to: z.array(z.email()).min(1),
  }),
  /** Files in the folder of the backend, for a demo or for a program that collects them there. */
  z.strictObject({
    type: z.literal('file'),
    ...SHARED,
    /** What a file holds: an email for people as .eml, ADF 1.0, or the JSON of a webhook. */
    format: z.enum(['eml', 'adf', 'json']).default('eml'),
  }),
]);
export type LeadDestination = z.output<typeof LeadDestination>;

const MailSettings = z.strictObject({
  /** The sender, a mailbox of a domain that may be sent from; the site's own where it is left out. */
  from: z.email().optional(),
  /** Signs mail, so that it is not taken for forged. */
  dkim: z
    .strictObject({
      /** The domain that has the public key in its DNS. */
      domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain such as example.com.au'),
      /** The name of the key there. */
      selector: z.string().min(1),
      /** Environment variable with the private key, PEM. */
      key: EnvironmentName,
    })
    .optional(),
});

/** Where leads go and what becomes of them; each destination that takes a lead's category and location gets it. */
export const DeliverySettings = z.strictObject({
  /** Every category that a form of the site can send needs one, at each location. */
  destinations: z
    .array(LeadDestination)
    .default([])
    .superRefine((destinations, context) => {
      // Emails to shoppers go under a name of their own.
      const names = ['shopper', ...destinations.map(({ name }) => name)];
      const at = names.findIndex((name, index) => names.indexOf(name) !== index) - 1;
      if (at >= 0)
        context.addIssue({
          code: 'custom',
          path: [at, 'name'],
          message: 'a name that no other destination has',
        });
    }),
  /** Mail that is sent in the dealer's name. */
  mail: MailSettings.prefault({}),
  /** True if the shopper gets an email at once, with the vehicle, the place and its hours. */
  auto_reply: z.boolean().default(true),
  /** Minutes of opening hours until the dealer is reminded of a lead that nobody has answered. */
  remind_after: z.number().int().positive().default(120),
  /** Days until a lead and all that belongs to it is erased. */
  retention_days: z.number().int().min(30).max(3660).default(730),
});
export type DeliverySettings = z.output<typeof DeliverySettings>;
