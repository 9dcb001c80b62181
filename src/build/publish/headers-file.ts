import { transportSecurity, YEAR_SECONDS, type SiteTransport } from '../../domain/site/transport-security.ts';
import { IMMUTABLE_PATTERNS } from './immutable-files.ts';

export type HeaderRule = {
  /** A path in which `*` stands for anything. */
  pattern: string;
  set: Record<string, string>;
};

/** What hosts that read `_headers` send where no rule says otherwise: keep the file, and ask each time whether it changed. */
export const HOST_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** What a page may never reach for; geolocation is for the nearest location. */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

/** Search engines index no page of a preview, whatever the page says. */
const NOT_LISTED = { 'X-Robots-Tag': 'noindex, nofollow' };

/** The headers that keep a page safe, the same on every address of a site. */
function securityHeaders(policy: string, site: SiteTransport): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transportSecurity(site),
    'X-Content-Type-Options': 'nosniff',
    // Says to old browsers what frame-ancestors in the policy says to the others.
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * The header rules of a site whose pages share one content security policy. No address gets one header from two rules:
 * hosts join such values, and only Cloudflare can take one back. Pages are left to HOST_CACHE_CONTROL for that reason.
 */
export function headerRules(policy: string, site: SiteTransport, isPreview = false): HeaderRule[] {
  const kept = { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` };
  return [
    { pattern: '/*', set: { ...securityHeaders(policy, site), ...(isPreview ? NOT_LISTED : {}) } },
    ...IMMUTABLE_PATTERNS.map((pattern) => ({ pattern, set: kept })),
  ];
}

/** The rules as a `_headers` file, in the grammar that Cloudflare and Netlify share: `*` only at the end of a path. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, set }) =>
    [pattern, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Reads a `_headers` file back into its rules; lines that are neither pattern nor header are left out. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    if (/^[/h]/.test(line)) {
      rules.push({ pattern: words, set: {} });
      continue;
    }
    const rule = rules.at(-1);
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(words) ?? [];
    if (rule && name && value !== undefined) rule.set[name] = value;
  }
  return rules;
}
