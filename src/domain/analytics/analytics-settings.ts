import * as z from 'zod';
import { Href } from '../address/web-address.ts';
import { OWN_SINK } from './own-sink.ts';

/** Where the events of visitors go who agreed to be counted (spec F11). */
export const AnalyticsSettings = z.strictObject({
  /** A path of the site, which the backend answers, or the https address of a collector; it gets JSON by POST. */
  endpoint: Href.default(OWN_SINK),
});
export type AnalyticsSettings = z.output<typeof AnalyticsSettings>;
