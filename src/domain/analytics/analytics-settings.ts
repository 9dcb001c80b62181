import * as z from 'zod';
import { Href } from '../address/web-address.ts';
import { EnvironmentName } from '../lead/destination-settings.ts';
import { OWN_SINK } from './own-sink.ts';

const Ga4Settings = z.strictObject({
  /** The measurement id of a web data stream, `G-` and letters. */
  measurement_id: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'a measurement id such as G-ABC123DEF4'),
  /** Environment variable of the backend with the API secret of the Measurement Protocol. */
  secret: EnvironmentName,
});
export type Ga4Settings = z.output<typeof Ga4Settings>;

/** Where the events of visitors go who agreed to be counted (spec F11). */
export const AnalyticsSettings = z
  .strictObject({
    /** A path of the site, which the backend answers, or the https address of a collector; it gets JSON by POST. */
    endpoint: Href.default(OWN_SINK),
    /** The Google Analytics 4 that the backend hands events over to; needs the endpoint of the backend. */
    ga4: Ga4Settings.optional(),
  })
  .superRefine(({ endpoint, ga4 }, context) => {
    if (ga4 && endpoint !== OWN_SINK)
      context.addIssue({
        code: 'custom',
        path: ['endpoint'],
        message: `${OWN_SINK}, for only the backend hands events over to Google Analytics`,
      });
  });
export type AnalyticsSettings = z.output<typeof AnalyticsSettings>;
