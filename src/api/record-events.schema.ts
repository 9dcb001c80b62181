import * as z from 'zod';
import {
  ASC_EVENTS,
  EVENT_PARAMETERS,
  ITEM_PARAMETERS,
  type AnalyticsEvent,
} from '../domain/analytics/analytics-event.ts';
import { PAGE_TYPES } from '../domain/analytics/page-type.ts';
import type { EventsRecorded, RecordedEvents } from './record-events.ts';

const MOST_EVENTS = 20;

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
  events: z.array(AnalyticsEventSchema).min(1).max(MOST_EVENTS),
}) satisfies z.ZodType<RecordedEvents>;

export const EventsRecordedSchema = z.looseObject({
  recorded: z.int().min(0),
}) satisfies z.ZodType<EventsRecorded>;
