import type { DeploySite } from '../deploy-site.ts';
import { isExact, patternRedirect } from '../redirect-pattern.ts';
import { LIVE_FOLDER, PREVIEWS_FOLDER } from './s3-objects.ts';

/**
 * The functions of a distribution, as text for CloudFront's JavaScript runtime 2.0. `request` gives each address the key
 * of its object, leads to clean addresses, and answers redirects with a pattern; `response` gives redirects and pages
 * that are gone the status that their object names; `backend` tells the backend which host was asked for.
 */
export type CloudFrontFunctions = { request: string; response: string; backend: string };

const MOVED = `function moved(status, to) {
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: to } } };
}
`;

/** Only these endings are of files; an address without one of them is a page. */
function fileEndings({ files }: DeploySite): string[] {
  const endings = files.map(({ path }) => /\.([a-z\d]+)$/i.exec(path)?.[1] ?? '');
  return [...new Set([...endings, 'ico'])].filter((ending) => ending !== '' && ending !== 'html').sort();
}

/** What names of previews end with; '' where there are none. */
const previewEnd = ({ settings }: DeploySite): string =>
  settings.preview_host === '' ? '' : `.${settings.preview_host}`;

function requestFunction(site: DeploySite): string {
  const patterns = site.redirects
    .filter((redirect) => !isExact(redirect) || redirect.status === 200)
    .map(patternRedirect)
    .map(
      ({ expression, to, status }) =>
        `  [/${expression.replaceAll('/', '\\/')}/, ${JSON.stringify(to)}, ${status}],`,
    );
  return `// Written by npm run deploy.
var MOVED = [
${patterns.join('\n')}
];
var FILES = /\\.(${fileEndings(site).join('|')})$/;
var PREVIEWS = ${JSON.stringify(previewEnd(site))};
${MOVED}
function folderOf(host) {
  var branch = PREVIEWS !== '' && host.endsWith(PREVIEWS) ? host.slice(0, -PREVIEWS.length) : '';
  return /^[a-z0-9-]+$/.test(branch) ? '/${PREVIEWS_FOLDER}/' + branch : '/${LIVE_FOLDER}';
}
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  // A first part that is empty would lead to another host.
  if (/^\\/[\\/\\\\]/.test(uri)) uri = '/404';
  var clean = uri.replace(/(^|\\/)index(\\.html)?$/, '$1').replace(/\\.html$/, '');
  clean = clean.length > 1 ? clean.replace(/\\/$/, '') : '/';
  if (clean !== uri) return moved(308, clean);
  for (var i = 0; i < MOVED.length; i++) {
    if (!MOVED[i][0].test(uri)) continue;
    var to = uri.replace(MOVED[i][0], MOVED[i][1]);
    if (MOVED[i][2] !== 200) return moved(MOVED[i][2], to);
    uri = to;
    break;
  }
  // The page of lost addresses is an answer and no address.
  if (uri === '/404') uri = '/none';
  request.uri = folderOf(request.headers.host.value) + (uri === '/' ? '/index.html' : FILES.test(uri) ? uri : uri + '.html');
  return request;
}
`;
}

const responseFunction = (previews: string): string => `// Written by npm run deploy.
var PREVIEWS = ${JSON.stringify(previews)};
function handler(event) {
  var response = event.response;
  var headers = response.headers;
  var status = headers['x-amz-meta-status'];
  var location = headers['x-amz-meta-location'];
  if (status) {
    response.statusCode = Number(status.value);
    response.statusDescription = location ? 'Moved' : 'Gone';
  }
  if (location) headers.location = { value: location.value };
  delete headers['x-amz-meta-status'];
  delete headers['x-amz-meta-location'];
  if (PREVIEWS !== '' && event.request.headers.host.value.endsWith(PREVIEWS)) headers['x-robots-tag'] = { value: 'noindex' };
  return response;
}
`;

const BACKEND_FUNCTION = `// Written by npm run deploy.
function handler(event) {
  var headers = event.request.headers;
  headers['x-forwarded-host'] = { value: headers.host.value };
  headers['x-forwarded-proto'] = { value: 'https' };
  return event.request;
}
`;

/** The functions of the distribution of a site. */
export const cloudfrontFunctions = (site: DeploySite): CloudFrontFunctions => ({
  request: requestFunction(site),
  response: responseFunction(previewEnd(site)),
  backend: BACKEND_FUNCTION,
});
