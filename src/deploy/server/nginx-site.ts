import { HOST_CACHE_CONTROL } from '../../build/publish/headers-file.ts';
import { CONTENT_TYPES, isCompressible } from '../../build/publish/content-types.ts';
import { MANIFEST_FILE } from '../../build/publish/manifest.ts';
import { BACKEND_EXPRESSION } from '../../domain/platform/backend-paths.ts';
import { NOT_FOUND_PAGE } from '../addresses.ts';
import { AWAY_JSON } from '../away-page.ts';
import type { DeploySite } from '../deploy-site.ts';
import { isExact, patternRedirect } from '../redirect-pattern.ts';
import { rulesOfSome } from '../site-headers.ts';
import { nginxBlock, nginxLiteral, nginxText } from './nginx-text.ts';

/**
 * Where the files of a site are, the file with the headers that every address of it gets, and the page for a backend that does not
 * answer. All absolute.
 */
type NginxPlaces = { root: string; headers: string; away: string };

/** Inside nginx alone: no page of a site begins with _. Their endings give the answers their types. */
const AWAY_ADDRESS = '/_away.html';
const AWAY_JSON_ADDRESS = '/_away.json';
/** Seconds after which a program may ask again. */
const AWAY_SECONDS = 60;

const CHARSET = '; charset=utf-8';

export const nginxHeader = ([name, value]: [string, string]): string =>
  `add_header ${name} ${nginxLiteral(value)} always;`;

/** The media types of files, as `npm run serve` sends them. */
function typeLines(): string[] {
  const plain = Object.entries(CONTENT_TYPES).map(
    ([ending, type]) => [ending, type.replace(CHARSET, '')] as const,
  );
  const types = [...new Set(plain.map(([, type]) => type))];
  const texts = Object.values(CONTENT_TYPES).filter((type) => type.endsWith(CHARSET));
  const endings = (type: string): string =>
    plain
      .filter(([, each]) => each === type)
      .map(([ending]) => ending.slice(1))
      .join(' ');
  // text/html is in both lists of nginx already.
  const others = (all: readonly string[]): string =>
    [...new Set(all.map((type) => type.replace(CHARSET, '')))]
      .filter((type) => type !== 'text/html')
      .join(' ');
  return [
    ...nginxBlock(
      'types',
      types.map((type) => `${type} ${endings(type)};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${others(texts)};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_comp_level 6;',
    'gzip_proxied any;',
    `gzip_types ${others(Object.values(CONTENT_TYPES).filter(isCompressible))};`,
  ];
}

/** The addresses that the backend answers. What a shopper claims about proxies is written over. */
function backendLines({ backend }: DeploySite): string[] {
  if (!backend) return [];
  const isSecure = backend.origin.startsWith('https:');
  return nginxBlock(`location ~ ${nginxText(BACKEND_EXPRESSION)}`, [
    `proxy_pass ${backend.origin};`,
    ...(isSecure ? ['proxy_ssl_server_name on;'] : []),
    `proxy_set_header Host ${isSecure ? '$proxy_host' : '$host'};`,
    'proxy_set_header X-Forwarded-Host $host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_set_header X-Forecourt-Proxy "";',
    'client_max_body_size 6m;',
    // Without a header of its own it would get those of the files beside the backend's; an empty one is not sent.
    'add_header X-Forecourt-Files "";',
    // What the backend says itself goes through as it is: these are the faults that nginx finds.
    `error_page 502 504 =503 ${AWAY_ADDRESS};`,
  ]);
}

/** What is said where the backend does not answer: a page to people, and JSON to programs, which ask for no page. */
function awayLines({ backend }: DeploySite, { headers, away }: NginxPlaces): string[] {
  if (!backend) return [];
  const common = [
    'internal;',
    `include ${headers};`,
    nginxHeader(['Cache-Control', 'no-store']),
    nginxHeader(['Retry-After', String(AWAY_SECONDS)]),
  ];
  return [
    ...nginxBlock(`location = ${AWAY_ADDRESS}`, [
      ...common,
      ...nginxBlock('if ($http_accept !~ "text/html")', [`rewrite ^ ${AWAY_JSON_ADDRESS} last;`]),
      `alias ${away};`,
    ]),
    ...nginxBlock(`location = ${AWAY_JSON_ADDRESS}`, [...common, `return 503 ${nginxLiteral(AWAY_JSON)};`]),
  ];
}

/** Redirects by the address as it was asked for, still encoded: decoded, a line break in it would end the header. */
function patternLines(site: DeploySite, shown: readonly string[]): string[] {
  const patterns = site.redirects.filter((redirect) => !isExact(redirect)).map(patternRedirect);
  return patterns.flatMap(({ expression, groups, to, status }) =>
    status === 200
      ? nginxBlock(`location ~ ${nginxText(expression)}`, [
          ...shown,
          `try_files ${nginxLiteral(`${to}.html`)} =404;`,
        ])
      : nginxBlock(`if ($request_uri ~ ${nginxText(`${expression.slice(0, -1)}(\\?.*)?$`)})`, [
          `return ${status} ${nginxText(`${to}$${groups + 1}`)};`,
        ]),
  );
}

function exactLines(site: DeploySite, shown: readonly string[]): string[] {
  return site.redirects
    .filter(isExact)
    .flatMap(({ from, to, status }) =>
      nginxBlock(
        `location = ${nginxText(from)}`,
        status === 200
          ? [...shown, `try_files ${nginxLiteral(`${to}.html`)} =404;`]
          : [`return ${status} ${nginxText(`${to}$is_args$args`)};`],
      ),
    );
}

/** Addresses have no ending and no slash at their end. A first part that is empty would lead to another host. */
const CLEAN_ADDRESSES = [
  ['^(/|/[^/?\\\\][^?]*/)index(?:\\.html)?(\\?.*)?$', '$1$2'],
  ['^(/[^/?\\\\][^?]*)\\.html(\\?.*)?$', '$1$2'],
  ['^(/[^/?\\\\](?:[^?]*[^/?])?)/(\\?.*)?$', '$1$2'],
] as const;

/** The inside of nginx's `server` for a site. */
export function nginxSite(site: DeploySite, places: NginxPlaces): string[] {
  const { root, headers } = places;
  const include = `include ${headers};`;
  const shown = [include, nginxHeader(['Cache-Control', HOST_CACHE_CONTROL])];
  return [
    `root ${root};`,
    'absolute_redirect off;',
    `error_page 404 /${NOT_FOUND_PAGE};`,
    include,
    ...typeLines(),
    ...CLEAN_ADDRESSES.flatMap(([expression, to]) =>
      nginxBlock(`if ($request_uri ~ ${nginxText(expression)})`, [`return 308 ${nginxText(to)};`]),
    ),
    ...patternLines(site, shown),
    ...['/_headers', '/_redirects', '/404', `/${MANIFEST_FILE}`].flatMap((address) =>
      nginxBlock(`location = ${address}`, ['return 404;']),
    ),
    ...backendLines(site),
    ...awayLines(site, places),
    ...exactLines(site, shown),
    ...site.gone.flatMap((address) =>
      nginxBlock(`location = ${nginxText(address)}`, [
        `error_page 410 ${nginxLiteral(`${address}.html`)};`,
        'return 410;',
      ]),
    ),
    ...rulesOfSome(site.headers).flatMap(({ pattern, set }) =>
      nginxBlock(pattern.endsWith('*') ? `location ^~ ${pattern.slice(0, -1)}` : `location = ${pattern}`, [
        include,
        ...Object.entries({ 'Cache-Control': HOST_CACHE_CONTROL, ...set }).map(nginxHeader),
        'try_files $uri $uri.html =404;',
      ]),
    ),
    ...nginxBlock('location = /', [...shown, 'try_files /index.html =404;']),
    ...nginxBlock('location /', [...shown, 'try_files $uri $uri.html =404;']),
  ];
}
