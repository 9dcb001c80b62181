import type { DeploySite, HostFiles } from '../deploy-site.ts';
import { cloudfrontFunctions } from './cloudfront-function.ts';
import { cloudfrontTemplate } from './cloudfront-template.ts';

/** What CloudFront wants in front of a bucket: a template with the functions in it, and the functions by themselves. */
export function s3Files(site: DeploySite): HostFiles {
  const functions = cloudfrontFunctions(site);
  return {
    bundle: [],
    beside: [
      { path: 'cloudfront.json', text: `${JSON.stringify(cloudfrontTemplate(site, functions), null, 2)}\n` },
      { path: 'request-function.js', text: functions.request },
      { path: 'response-function.js', text: functions.response },
      ...(site.backend ? [{ path: 'backend-function.js', text: functions.backend }] : []),
    ],
  };
}
