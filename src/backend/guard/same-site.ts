import type { Client } from './believed-client.ts';

const JSON_TYPE = 'application/json';
/** What an HTML form sends. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export type BodyKind = 'json' | 'form';

/** The kind of a body by its content type; undefined for one that no call takes. */
export function bodyKind(contentType: string | undefined): BodyKind | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === JSON_TYPE) return 'json';
  return FORM_TYPES.includes(type) ? 'form' : undefined;
}

/** Another port or scheme of a host is another origin; on the machine itself a site is wherever its server listens. */
function isOwnOrigin(origin: string, { host, isSecure }: Client, siteUrl: string | undefined): boolean {
  const given = URL.parse(origin);
  if (!given) return false;
  if (siteUrl !== undefined && given.origin === new URL(siteUrl).origin) return true;
  if (given.hostname !== host) return false;
  return host.endsWith('.localhost') || (given.port === '' && (!isSecure || given.protocol === 'https:'));
}

/**
 * True if a page of the same site sends a request that changes something (ASVS 3.5.1): the browser says so in Origin, or
 * where it sends none in Sec-Fetch-Site. A program that is no browser sends neither, and carries nobody's session.
 */
export function isSameSite(
  header: (name: string) => string | undefined,
  client: Client,
  siteUrl?: string,
): boolean {
  const origin = header('origin');
  if (origin !== undefined) return isOwnOrigin(origin, client, siteUrl);
  const site = header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}
