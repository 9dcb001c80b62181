import type { AnalyticsEvent } from './analytics-event.ts';

/**
 * What Google Analytics 4 keeps of events that a server sends; more than that it drops without a word
 * (https://developers.google.com/analytics/devguides/collection/protocol/ga4/sending-events#limitations,
 * https://support.google.com/analytics/answer/9267744).
 */
export const GA4_LIMITS = {
  events: 25,
  name: 40,
  parameters: 25,
  value: 100,
  page_location: 1000,
} as const;

export type Ga4Event = { name: string; params: Record<string, string | number> };

/** A request of the Measurement Protocol: events of one visit. */
export type Ga4Body = {
  client_id: string;
  /** When the first of them happened, in microseconds since 1970. */
  timestamp_micros: number;
  consent: { ad_user_data: 'DENIED'; ad_personalization: 'DENIED' };
  events: Ga4Event[];
};

/** Milliseconds of attention: without any, reports in real time leave the visit out. */
const ENGAGEMENT = 1;
const HEX_OF_SESSION = 8;

/** A number of its own for a visit, which is a UUID. */
const sessionOf = (visit: string): number =>
  Number.parseInt(visit.replaceAll('-', '').slice(0, HEX_OF_SESSION), 16);

/** An event of a visit in the words of the Measurement Protocol, within what Google keeps. */
export function ga4Event(event: AnalyticsEvent, visit: string): Ga4Event {
  const { name, page_type, page_location, event_id, ...parameters } = event;
  // What no event is read without comes first: Google drops the 26th.
  const first = {
    session_id: sessionOf(visit),
    engagement_time_msec: ENGAGEMENT,
    page_type,
    page_location,
    ...(event_id !== undefined && { event_id }),
  };
  const params = Object.entries({ ...first, ...parameters }).map(([key, value]) => {
    const most = key === 'page_location' ? GA4_LIMITS.page_location : GA4_LIMITS.value;
    return [key, typeof value === 'number' ? value : value.slice(0, most).toWellFormed()] as const;
  });
  return { name, params: Object.fromEntries(params.slice(0, GA4_LIMITS.parameters)) };
}

/**
 * Events of one visit, at most 25, as Google takes them. `at` in milliseconds since 1970. A visitor is asked about counting
 * and never about advertising, so that use for that is denied.
 */
export const ga4Body = (visit: string, at: number, events: Ga4Event[]): Ga4Body => ({
  client_id: visit,
  timestamp_micros: at * 1000,
  consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
  events,
});
