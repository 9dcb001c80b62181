import * as z from 'zod';
import type { Garage } from '../domain/garage/garage.ts';
import { ENQUIRY_STATES } from '../domain/garage/enquiry-state.ts';
import { RESERVATION_STATES } from '../domain/checkout/reservation.ts';
import { WatchlistSchema } from './list-watchlist.ts';
import { OwnedVehicleSchema } from './owned-vehicle.ts';
import { AccountAnswerSchema } from './read-account.ts';

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
      state: z.enum(RESERVATION_STATES),
      title: z.string(),
      text: z.string(),
      money: z.string().exactOptional(),
      until: z.string(),
      time_zone: z.string().exactOptional(),
      vehicle,
      href: z.string().exactOptional(),
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

export const READ_GARAGE_EXAMPLE: Garage = {
  user: { id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e3f', phone: '+61491570006' },
  read_at: '2026-11-21T01:00:00.000Z',
  cars: [],
  searches: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e40',
      label: 'Used cars: Alder',
      href: '/search/used-cars?make=Alder',
      confirmed: true,
      since: '2026-11-20T01:00:00.000Z',
    },
  ],
  enquiries: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e41',
      kind: 'Vehicle Enquiry',
      sent_at: '2026-11-20T01:00:00.000Z',
      state: 'opened',
      vehicle: { name: '2021 Alder Brook', href: '/cars/2021-alder-brook-1041' },
      place: 'North Yard',
    },
  ],
  appointments: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e42',
      kind: 'Test Drive',
      time: '2026-11-23T10:00',
      time_zone: 'Australia/Sydney',
      location: 'north-yard',
      place: { name: 'North Yard', address: '1 Example Street, Parramatta NSW 2150' },
      state: 'sent',
    },
  ],
  reservations: [],
  vehicles: [],
  unproved: [],
  trade_ins: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e43',
      vehicle: '2022 Aldera Larkspur, 61,000 km',
      low: 17_200,
      high: 19_400,
      offer: 18_300,
      valued_on: '2026-11-20',
      valid_until: '2026-11-27',
    },
  ],
};
