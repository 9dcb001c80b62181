import { MANIFEST_FILE } from '../../build/publish/manifest.ts';
import { extname } from 'node:path';
import { HOST_CACHE_CONTROL } from '../../build/publish/headers-file.ts';
import { BACKEND_EXPRESSION } from '../../domain/platform/backend-paths.ts';
import { NOT_FOUND_PAGE } from '../addresses.ts';
import type { DeploySite, HostFiles } from '../deploy-site.ts';
import { isExact, patternRedirect } from '../redirect-pattern.ts';
import { headersEverywhere, rulesOfSome } from '../site-headers.ts';
import { serverPlaces } from './server-places.ts';

/** A word of a Caddyfile; between backticks nothing stands for something else but `{name}`. */
const word = (text: string): string => `\`${text.replaceAll('`', '%60')}\``;

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

const headerBlock = (headers: readonly [string, string][]): string[] =>
  block(
    'header',
    headers.map(([name, value]) => `${name} ${word(value)}`),
  );

/** Media types by the ending of files: Caddy takes them from the machine otherwise, which differ. */
function typeLines({ files }: DeploySite): string[] {
  const types = new Map(files.map(({ path: file, contentType }) => [extname(file), contentType]));
  for (const ending of ['', '.html']) types.delete(ending);
  return [...types]
    .sort()
    .flatMap(([ending, type], at) => [
      `@type${at} path *${ending}`,
      `header @type${at} Content-Type ${word(type)}`,
    ]);
}

function backendLines({ backend }: DeploySite): string[] {
  if (!backend) return [];
  const isSecure = backend.origin.startsWith('https:');
  return [
    `@backend path_regexp ${word(BACKEND_EXPRESSION)}`,
    ...block('handle @backend', [
      ...block('request_body', ['max_size 6MB']),
      ...block(`reverse_proxy ${backend.origin}`, [
        ...(isSecure ? ['header_up Host {upstream_hostport}'] : []),
        'header_up X-Forwarded-Host {host}',
        'header_up -X-Forecourt-Proxy',
      ]),
    ]),
  ];
}

/** The redirect of a matcher, with the query that was asked for. */
const moved = (matcher: string, to: string, status: number): string =>
  `redir ${matcher} ${word(`${to}{site_query}`)} ${status}`;

function redirectLines(site: DeploySite): string[] {
  const patterns = site.redirects.filter((redirect) => !isExact(redirect)).map(patternRedirect);
  return [
    ...site.redirects
      .filter(isExact)
      .map(({ from, to, status }) =>
        status === 200 ? `rewrite ${from} ${word(`${to}.html`)}` : moved(from, to, status),
      ),
    ...patterns.flatMap(({ expression, to, status }, at) => {
      const target = to.replace(/\$(\d)/g, `{re.moved${at}.$1}`);
      return [
        `@moved${at} path_regexp moved${at} ${word(expression)}`,
        status === 200
          ? `rewrite @moved${at} ${word(`${target}.html`)}`
          : moved(`@moved${at}`, target, status),
      ];
    }),
  ];
}

/** Addresses have no ending and no slash at their end. A first part that is empty would lead to another host. */
const CLEAN_ADDRESSES = [
  '@index path_regexp index ^(/|/[^/\\\\].*/)index(?:\\.html)?$',
  moved('@index', '{re.index.1}', 308),
  '@ending path_regexp ending ^(/[^/\\\\].*)\\.html$',
  moved('@ending', '{re.ending.1}', 308),
  '@slash path_regexp slash ^(/[^/\\\\](?:.*[^/])?)/$',
  moved('@slash', '{re.slash.1}', 308),
];

/** The inside of a site's block. `root` is where its files are. */
function siteLines(site: DeploySite, root: string, headers: readonly [string, string][]): string[] {
  const some = rulesOfSome(site.headers);
  const goneLines =
    site.gone.length === 0
      ? []
      : [
          `@gone path ${site.gone.join(' ')}`,
          ...block('handle @gone', [
            ...headerBlock([...headers, ['Cache-Control', HOST_CACHE_CONTROL]]),
            'rewrite {path}.html',
            ...block('file_server', ['status 410']),
          ]),
        ];
  return [
    `root * ${root}`,
    'encode zstd gzip',
    'map {query} {site_query} {',
    '\t~.+ "?${0}"',
    '\tdefault ""',
    '}',
    ...backendLines(site),
    ...goneLines,
    ...block('handle', [
      ...headerBlock([...headers, ['?Cache-Control', HOST_CACHE_CONTROL]]),
      ...some.flatMap(({ pattern, set }) =>
        Object.entries(set).map(([name, value]) => `header ${pattern} ${name} ${word(value)}`),
      ),
      ...typeLines(site),
      ...block('route', [
        ...CLEAN_ADDRESSES,
        ...redirectLines(site),
        `@hidden path /_headers /_redirects /404 /${MANIFEST_FILE}`,
        'error @hidden 404',
        'try_files {path} {path}.html {path}/index.html =404',
        'file_server',
      ]),
    ]),
    ...block('handle_errors', [
      ...headerBlock([
        ...headers,
        ['Cache-Control', HOST_CACHE_CONTROL],
        ['Content-Type', 'text/html; charset=utf-8'],
      ]),
      `rewrite * /${NOT_FOUND_PAGE}`,
      'file_server',
    ]),
  ];
}

/**
 * The configuration of Caddy for a site on a server of one's own: a file that the operator imports once. Caddy gets
 * certificates by itself.
 */
export function caddyFiles(site: DeploySite): HostFiles {
  const { current, previews } = serverPlaces(site.settings.server.folder);
  const headers = headersEverywhere(site.headers);
  const { preview_host: previewHost } = site.settings;
  const branch = `{labels.${previewHost.split('.').length}}`;
  const lines = [
    ...block(site.host, siteLines(site, current, headers)),
    ...(previewHost === ''
      ? []
      : block(
          `*.${previewHost}`,
          siteLines({ ...site, backend: undefined, gone: [] }, `${previews}/${branch}`, [
            ...headers,
            ['X-Robots-Tag', 'noindex'],
          ]),
        )),
  ];
  return { bundle: [], beside: [{ path: `${site.slug}.caddy`, text: `${lines.join('\n')}\n` }] };
}
