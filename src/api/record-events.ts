import * as z from 'zod';
import {
  type AnalyticsEvent,
  ASC_EVENTS,
  EVENT_PARAMETERS,
  ITEM_PARAMETERS,
} from '../domain/analytics/analytics-event.ts';
import { PAGE_TYPES } from '../domain/analytics/page-type.ts';
import type { Known } from './known.ts';

/** `visit` is a random id that lasts as long as the tab; it is on no lead. */
export type RecordedEvents = { visit: string; events: AnalyticsEvent[] };

const MAX_EVENTS = 20;

const word = z.string().max(100).exactOptional();

type Words<Name extends string> = { [Key in Name]: typeof word };

const words = <Name extends string>(names: readonly Name[]): Words<Name> =>
  Object.fromEntries(names.map((name) => [name, word])) as Words<Name>;

/** Keys that no event has are refused, so that nothing of a person can come along. */
const AnalyticsEventSchema = z.strictObject({
  name: z.enum(ASC_EVENTS),
  /** Of spec F11. */
  event_id: z.int().min(1).max(999).exactOptional(),
  page_type: z.enum(PAGE_TYPES),
  /** Without a query. */
  page_location: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[^?#\s]+$/, 'the address of a page without its query'),
  ...words(EVENT_PARAMETERS),
  ...words(ITEM_PARAMETERS),
  /** A path of the site, or the host of another. */
  link_url: word
    .unwrap()
    .regex(/^[^?#@\s]+$/, 'an address without its query')
    .exactOptional(),
}) satisfies z.ZodType<AnalyticsEvent>;

export const RecordedEventsSchema = z.strictObject({
  /** A random id of the visit. */
  visit: z.uuid(),
  events: z.array(AnalyticsEventSchema).min(1).max(MAX_EVENTS),
}) satisfies z.ZodType<RecordedEvents>;

export const EventsRecordedSchema = z.looseObject({
  recorded: z.int().min(0),
});

export type EventsRecorded = Known<z.infer<typeof EventsRecordedSchema>>;

export const RECORD_EVENTS_EXAMPLE = {
  request: {
    visit: '0b8e4d0e-4f3a-4b53-9c7e-2f8f0c1d2e3f',
    events: [
      {
        name: 'asc_click_to_call',
        event_id: 25,
        comm_type: 'voice',
        page_type: 'item',
        page_location: 'https://www.example.com/cars/2021-aldera-larkspur',
        item_id: 'stock-1041',
        item_condition: 'used',
      },
    ],
  },
  answer: { recorded: 1 },
} satisfies { request: RecordedEvents; answer: EventsRecorded };
