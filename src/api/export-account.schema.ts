import * as z from 'zod';
import { AccountAnswerSchema } from './read-account.schema.ts';
import { GarageSchema } from './read-garage.schema.ts';
import { OwnedVehicleSchema } from './owned-vehicle.schema.ts';
import type { AccountExport } from './export-account.ts';

/** Fields that are texts. */
const texts = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;

const { user, details } = AccountAnswerSchema.shape;

export const AccountExportSchema = z.looseObject({
  user: user.unwrap(),
  since: z.string(),
  details: details.unwrap(),
  watchlist: z.array(z.looseObject({ ...texts('id', 'name', 'slug', 'make', 'model', 'primary_image_url') })),
  searches: z.array(
    z.looseObject({
      ...texts('email', 'list', 'query', 'label', 'asked_at', 'wording', 'page'),
      confirmed_at: z.string().nullable(),
      stopped_at: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.looseObject({
      ...texts('purpose', 'asked_at'),
      amount: z.number(),
      paid_at: z.string().nullable(),
      returned_at: z.string().nullable(),
    }),
  ),
  vehicles: z.array(OwnedVehicleSchema),
  documents: GarageSchema.shape.documents,
  draws: z.array(z.looseObject({ ...texts('promotion', 'state', 'drawn_at'), prize: z.string().nullable() })),
  credit_choice: z.looseObject({ ...texts('band', 'kept_at'), term: z.number() }).nullable(),
  sessions: z.array(z.looseObject({ opened_at: z.string(), used_at: z.string() })),
}) satisfies z.ZodType<AccountExport>;
