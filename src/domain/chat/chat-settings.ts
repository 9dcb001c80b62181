import * as z from 'zod';
import { SecureAddress } from '../address/web-address.ts';
import { OpeningHour } from '../location/location.ts';
import { CAR_TYPES, ITEM_TYPES } from '../vehicle/vehicle-words.ts';
import { TOKEN_PLACE } from './token-place.ts';

const ChatProvider = z.union([
  /** A short form of this site; the dealer answers by phone or mail. It needs `leads`. */
  z.literal('message-form'),
  z.strictObject({
    /** Who runs the chat, as the question for consent says it. */
    name: z.string().min(1),
    /** The provider's page, shown in a frame; {token} stands for the dealer's token. */
    address: SecureAddress.refine((text) => text.includes(TOKEN_PLACE), 'an address with {token} in it'),
  }),
]);

/** A chat about a vehicle (spec V13, V15); false for none. */
export const ChatSettings = z.union([
  z.literal(false),
  z.strictObject({
    /** Who carries the messages. */
    provider: ChatProvider,
    /** The dealer's key at the provider; without one there is no chat, and 'Enquire Now' takes its place. */
    token: z.string().default(''),
    /** When someone answers, by the clock of the site; an empty list is for always. */
    hours: z.array(OpeningHour).default([]),
    /** On the pages of which vehicles it is offered. */
    item_types: z
      .array(z.enum(ITEM_TYPES))
      .min(1)
      .default([...ITEM_TYPES]),
    /** New, demo or used. */
    car_types: z
      .array(z.enum(CAR_TYPES))
      .min(1)
      .default([...CAR_TYPES]),
  }),
]);
export type ChatSettings = z.output<typeof ChatSettings>;
