import type { AnalyticsEvent } from '../domain/analytics/analytics-event.ts';
import { OWN_SINK } from '../domain/analytics/own-sink.ts';

/** Counting what a visitor did who agreed to it (spec F11). A collector elsewhere gets the same body. */
export const RECORD_EVENTS = { method: 'POST', path: OWN_SINK } as const;

/** `visit` is a random id that lasts as long as the tab; it is on no lead. */
export type RecordedEvents = { visit: string; events: AnalyticsEvent[] };

export type EventsRecorded = { recorded: number };

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
