import * as z from 'zod';

/** Schemas of the addresses that settings give. Whatever a browser would run, as `javascript:` is, is none of them. */

/** Browsers read a backslash as a slash, so that `/\host` would leave the site as `//host` does. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

function isAddress(text: string, protocols: readonly string[]): boolean {
  const url = /^[a-z]+:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && protocols.includes(url.protocol) && url.username === '' && url.password === '';
}

const isOrigin = (text: string): boolean =>
  isAddress(text, ['https:']) && new URL(text).href === `${new URL(text).origin}/`;

/** A page of another site, http or https. */
export const WebAddress = z
  .string()
  .refine((text) => isAddress(text, ['http:', 'https:']), 'an http:// or https:// address without spaces');

/** An https address: of what a page loads or frames. */
export const SecureAddress = z
  .string()
  .refine((text) => isAddress(text, ['https:']), 'an https:// address without spaces');

/** A host alone, `https://www.example.com.au`; a closing slash is taken off. */
export const Origin = z
  .string()
  .refine(isOrigin, {
    message: 'https:// and a host such as https://www.example.com.au, nothing behind it',
    abort: true,
  })
  .overwrite((text) => new URL(text).origin);

const isOwnMachine = (text: string): boolean =>
  isAddress(text, ['http:']) && /^http:\/\/([\w-]+\.)*localhost(:\d+)?\/$/.test(new URL(text).href);

/** As Origin; http:// where it is this machine, to try a platform on it. */
export const PlatformOrigin = z
  .string()
  .refine((text) => isOrigin(text) || isOwnMachine(text), {
    message: 'https:// and a host such as https://api.example.com.au, nothing behind it',
    abort: true,
  })
  .overwrite((text) => new URL(text).origin);

const isServerOrigin = (text: string): boolean =>
  isAddress(text, ['http:', 'https:']) && new URL(text).href === `${new URL(text).origin}/`;

/** The origin of a server that another server asks: https://, or http:// inside a network of one's own. */
export const BackendOrigin = z
  .string()
  .refine(isServerOrigin, {
    message: 'https:// or http:// and a host such as https://leads.example.com, nothing behind it',
    abort: true,
  })
  .overwrite((text) => new URL(text).origin);

/** A path on the site. */
export const SitePath = z.string().regex(SITE_PATH, 'a path that starts with one /, without spaces');

const isPathOrAddress = (text: string): boolean => SITE_PATH.test(text) || isAddress(text, ['https:']);

/** A path on the site or an https address. */
export const Href = z
  .string()
  .refine(isPathOrAddress, 'a path that starts with one /, or an https:// address, without spaces');

const isLinkTarget = (text: string): boolean =>
  isPathOrAddress(text) ||
  /^#\S*$/.test(text) ||
  /^tel:\+?[\d ()-]{6,}$/.test(text) ||
  /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Whatever a link may lead to: a path, an https address, a place on the page, a phone number or a mailbox. */
export const LinkTarget = z
  .string()
  .refine(
    isLinkTarget,
    'a path that starts with one /, an https:// address, #, tel: with a number, or mailto: with a mailbox',
  );

/** A picture: a path below the tenant's folder, or an https address. */
export const PicturePath = z
  .string()
  .refine(
    (text) => (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(text) ? isAddress(text, ['https:']) : true),
    "a path below the tenant's folder, such as photos/yard.webp, or an https:// address",
  );
