import type { AnalyticsEvent, AnalyticsItem } from './analytics-event.ts';
import type { PageType } from './page-type.ts';

/** An event as `asc_datalayer.events` holds it. */
type DatalayerEvent = { event: string } & Readonly<Record<string, string | number>>;

/** `window.asc_datalayer` of the Automotive Standards Council's specification for GA4. */
export type AscDatalayer = {
  affiliation: string;
  currency: 'aud';
  events: DatalayerEvent[];
  items: AnalyticsItem[];
  language: string;
  measurement_ids: string[];
  oem_brand: string[];
  oem_code: string[];
  page_type: PageType;
  platform_custom: Record<string, never>;
  store_name: string;
};

/** An event as the layer of data has it: named by `event`, with all its parameters. */
export const datalayerEvent = ({ name, ...parameters }: AnalyticsEvent): DatalayerEvent => ({
  event: name,
  ...parameters,
});
