import * as z from 'zod';
import { ENQUIRY_STATES } from '../domain/garage/enquiry-state.ts';
import { HOLD_STATES } from '../domain/checkout/hold.ts';
import type { Garage } from '../domain/garage/garage.ts';
import type { GarageThing, NewTime, ToCancel, ToStop } from './garage-actions.ts';
import { WatchlistSchema } from './list-watchlist.schema.ts';
import { OwnedVehicleSchema } from './owned-vehicle.schema.ts';
import { AccountAnswerSchema } from './read-account.schema.ts';

const state = z.enum(ENQUIRY_STATES);
const vehicle = z.looseObject({ name: z.string(), href: z.string().exactOptional() });

export const GarageSchema = z.looseObject({
  user: AccountAnswerSchema.shape.user.unwrap(),
  read_at: z.string(),
  cars: WatchlistSchema.shape.cars,
  searches: z.array(
    z.looseObject({
      id: z.string(),
      label: z.string(),
      href: z.string(),
      confirmed: z.boolean(),
      since: z.string(),
    }),
  ),
  enquiries: z.array(
    z.looseObject({
      id: z.string(),
      kind: z.string(),
      sent_at: z.string(),
      state,
      vehicle: vehicle.exactOptional(),
      place: z.string().exactOptional(),
    }),
  ),
  appointments: z.array(
    z.looseObject({
      id: z.string(),
      kind: z.string(),
      time: z.string(),
      time_zone: z.string(),
      location: z.string(),
      place: z.looseObject({
        name: z.string(),
        address: z.string(),
        phone: z.string().exactOptional(),
        href: z.string().exactOptional(),
      }),
      vehicle: vehicle.exactOptional(),
      state,
    }),
  ),
  reservations: z.array(
    z.looseObject({
      id: z.string(),
      state: z.enum(HOLD_STATES),
      title: z.string(),
      text: z.string(),
      money: z.string().exactOptional(),
      until: z.string(),
      vehicle,
      href: z.string().exactOptional(),
    }),
  ),
  documents: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      bytes: z.number(),
      added_at: z.string(),
      until: z.string(),
    }),
  ),
  vehicles: z.array(OwnedVehicleSchema),
  unproved: z.array(z.string()),
  trade_ins: z.array(
    z.looseObject({
      id: z.string(),
      vehicle: z.string(),
      low: z.number(),
      high: z.number(),
      offer: z.number().exactOptional(),
      valued_on: z.string(),
      valid_until: z.string(),
      accepted: z.looseObject({ offer: z.number(), at: z.string() }).exactOptional(),
    }),
  ),
}) satisfies z.ZodType<Garage>;

/** A thing of a garage, by its id. */
export const GarageThingSchema = z.object({ id: z.string().max(100) }) satisfies z.ZodType<GarageThing>;
export const ToStopSchema = z.strictObject({ confirm: z.literal('stop') }) satisfies z.ZodType<ToStop>;
export const ToCancelSchema = z.strictObject({ confirm: z.literal('cancel') }) satisfies z.ZodType<ToCancel>;
export const NewTimeSchema = z.strictObject({
  time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
}) satisfies z.ZodType<NewTime>;
