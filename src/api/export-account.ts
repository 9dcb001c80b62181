import * as z from 'zod';
import type { User, UserDetails } from '../domain/account/user.ts';
import type { OwnedVehicle } from '../domain/garage/owned-vehicle.ts';
import type { SavedSearch } from '../domain/saved-search/saved-search.ts';
import type { SavedVehicle } from '../domain/saved/saved-vehicle.ts';
import { AccountAnswerSchema } from './read-account.ts';
import { OwnedVehicleSchema } from './owned-vehicle.ts';

/** A search that is or was kept; `wording` is what was agreed to. */
export type ExportedSearch = SavedSearch & {
  email: string;
  label: string;
  asked_at: string;
  confirmed_at: string | null;
  stopped_at: string | null;
  wording: string;
  page: string;
};

export type ExportedPayment = {
  purpose: string;
  amount: number;
  asked_at: string;
  paid_at: string | null;
  returned_at: string | null;
};

export type ExportedDraw = { promotion: string; state: string; prize: string | null; drawn_at: string };

/** Moments as ISO 8601. */
export type AccountExport = {
  user: User;
  since: string;
  details: UserDetails;
  /** The vehicles on the watchlist, the newest first. */
  watchlist: SavedVehicle[];
  searches: ExportedSearch[];
  /** What the dealer asked the number to pay online, in cents. */
  payments: ExportedPayment[];
  /** The shopper's own vehicles. */
  vehicles: OwnedVehicle[];
  /** What the dealer gave the number to download. */
  /** Draws of promotions; `prize` is null where nothing was won. */
  draws: ExportedDraw[];
  /** The score band and term that were chosen, null for none. */
  credit_choice: { band: string; term: number; kept_at: string } | null;
  /** The browsers that are signed in. */
  sessions: { opened_at: string; used_at: string }[];
};

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
  draws: z.array(z.looseObject({ ...texts('promotion', 'state', 'drawn_at'), prize: z.string().nullable() })),
  credit_choice: z.looseObject({ ...texts('band', 'kept_at'), term: z.number() }).nullable(),
  sessions: z.array(z.looseObject({ opened_at: z.string(), used_at: z.string() })),
}) satisfies z.ZodType<AccountExport>;

export const EXPORT_ACCOUNT_EXAMPLE: AccountExport = {
  user: { id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e3f', phone: '+61491570006' },
  since: '2026-11-21T01:00:00.000Z',
  details: { name: 'Robin', last_name: '', email: '', phone: '+61491570006', postcode: '2150' },
  watchlist: [
    {
      id: 'stock-1041',
      name: '2021 Alder Brook',
      slug: '2021-alder-brook-1041',
      make: 'Alder',
      model: 'Brook',
      primary_image_url: '',
    },
  ],
  searches: [
    {
      email: 'robin@example.com',
      list: 'used-cars',
      query: 'make=Alder',
      label: 'Used cars: Alder',
      asked_at: '2026-11-21T01:00:00.000Z',
      confirmed_at: '2026-11-21T01:05:00.000Z',
      stopped_at: null,
      wording: 'Email me when a vehicle matching this search arrives.',
      page: '/saved-search',
    },
  ],
  payments: [
    {
      purpose: 'Balance of your 2021 Alder Brook',
      amount: 125_050,
      asked_at: '2026-11-21T01:00:00.000Z',
      paid_at: '2026-11-21T02:00:00.000Z',
      returned_at: null,
    },
  ],
  vehicles: [],
  draws: [],
  credit_choice: { band: 'Good', term: 5, kept_at: '2026-11-21T02:30:00.000Z' },
  sessions: [{ opened_at: '2026-11-21T01:00:00.000Z', used_at: '2026-11-21T03:00:00.000Z' }],
};
