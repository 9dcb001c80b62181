import * as z from 'zod';

import { Href, Origin } from '../address/web-address.ts';
import { PhoneNumber } from '../location/location.ts';
import { CAR_TYPES } from './vehicle-words.ts';

/** The page of a vehicle (spec V). */
export const VehiclePageSettings = z.strictObject({
  /** 'Unregistered' in place of the expiry date once rego has expired (spec D13). */
  unregistered_word: z.boolean().default(false),
  /** Show the VIN of vehicles for sale on page, paper and PDF and to search engines; never of sold ones. */
  show_vin: z.boolean().default(true),
  /** Show the registration plate of vehicles for sale; never of sold ones. */
  show_plate: z.boolean().default(true),
  /** Mask every number of the page until one is clicked (spec D6). They stay in the page for readers without scripts. */
  phone_masked: z.boolean().default(true),
  /** A number for the vehicles of a car type, before that of their location (spec D6): { new: '02 5550 0100' }. */
  phones: z.partialRecord(z.enum(CAR_TYPES), PhoneNumber).default({}),
  /**
   * Calls to action, in order (spec V15); the first that a car can have is the strongest button. Photos are asked for of a
   * car with fewer than four, where that form is offered. Without a chat for the car, 'chat' is 'enquire'.
   */
  actions: z
    .array(z.enum(['reserve', 'enquire', 'chat', 'call', 'test-drive', 'photos', 'finance', 'trade-in']))
    .default(['reserve', 'enquire', 'call', 'test-drive', 'photos', 'trade-in']),
  /** A sentence in the place of the price of a preorder, which says what one is; '' says nothing. */
  preorder_note: z
    .string()
    .default(
      "A preorder is a vehicle that hasn't arrived yet. Enquire and we'll tell you the price, the deposit and the wait.",
    ),
  /** A sentence under the price that says what it includes, for each kind (spec D4); '' says nothing. */
  price_notes: z
    .strictObject({
      /** Beside a price with every charge in it. */
      drive_away: z.string().default('Includes government charges and dealer fees.'),
      /** Beside a price with charges that were estimated. */
      estimated_drive_away: z
        .string()
        .default('Includes dealer fees, and government charges estimated for a private buyer.'),
      /** Beside a price to which government charges are added. */
      excluding_government_charges: z
        .string()
        .default('Government charges, such as stamp duty and registration, are extra.'),
    })
    .prefault({}),
  /** What is checked on every used vehicle before it is handed over, a line each ('Road test'); an empty list shows none. */
  used_car_checks: z.array(z.string().min(1)).default([]),
  /** Heading of the similar vehicles. */
  similar_title: z.string().default('Similar cars'),
  /** Small print under the details. */
  disclaimer: z.string().default('Details can change. Please check with us before you buy.'),
  /** The banner below a vehicle; links to pages the site does not have are left out (spec V11). */
  banner: z
    .array(
      z.strictObject({
        /** Heading of the link. */
        label: z.string().min(1),
        /** A line under it. */
        text: z.string(),
        /** Where it leads. */
        href: Href,
      }),
    )
    .default([
      { label: 'Latest offers', text: "What's reduced this week", href: '/special-offers' },
      { label: 'Book a service', text: 'Logbook, tyres and brakes', href: '/service' },
      { label: 'Sell or trade in', text: 'A price the same day', href: '/sell-my-car' },
    ]),
  /** Origins whose videos may play in the page: 'https://www.youtube-nocookie.com'. Others open on their own site. */
  video_origins: z.array(Origin).default([]),
});
export type VehiclePageSettings = z.output<typeof VehiclePageSettings>;
