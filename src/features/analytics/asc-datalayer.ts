import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import type { CountedPage } from '../../domain/analytics/analytics-events.ts';
import { pageType } from '../../domain/analytics/page-type.ts';
import { datalayerEvent, type AscDatalayer } from '../../domain/analytics/asc-datalayer.ts';

declare global {
  interface Window {
    /** What the events of the Automotive Standards Council were on this page, for programs that read them there. */
    asc_datalayer?: AscDatalayer;
  }
}

const SITE_NAME = 'meta[property="og:site_name"]';

/** Adds events to `window.asc_datalayer`, which is there from the first of them on: only once the visitor agreed. */
export function noteInDatalayer(events: readonly AnalyticsEvent[], { path, vehicle }: CountedPage): void {
  window.asc_datalayer ??= {
    affiliation: 'forecourt',
    currency: 'aud',
    events: [],
    items: vehicle && pageType(path) === 'item' ? [vehicle.item] : [],
    language: document.documentElement.lang,
    measurement_ids: [],
    oem_brand: [],
    oem_code: [],
    page_type: pageType(path),
    platform_custom: {},
    store_name: document.querySelector<HTMLMetaElement>(SITE_NAME)?.content ?? '',
  };
  window.asc_datalayer.events.push(...events.map(datalayerEvent));
}
