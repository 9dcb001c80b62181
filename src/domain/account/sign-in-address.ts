import { readSignInType, type SignInType } from './sign-in-type.ts';

/** Spaces and control characters: browsers strip some of them, so that what is checked would not be what is followed. */
const HIDDEN_CHARACTERS = /[\s\p{Cc}]/u;

/**
 * Where a `redirect` or `back` parameter may lead: path, query and hash on the site's own origin, else '/' (spec A5).
 * Whatever the value, the result starts with exactly one slash. Throws a TypeError for an origin that is no address.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  if (!value || HIDDEN_CHARACTERS.test(value) || !/^\/(?![/\\])/.test(value)) return '/';
  const home = new URL(origin).origin;
  const url = URL.parse(value, home);
  // Dot segments can leave a path of two slashes, which a browser reads as another host: '/.//elsewhere.example'.
  if (url?.origin !== home || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

export const SIGN_IN_PATH = '/sign-in';

/** What an address of the sign-in page says: what for, where to afterwards, and where back to (spec A5). */
export type SignInAddress = {
  type: SignInType | undefined;
  /** Paths of the site; '/' where the address has none that may be followed. */
  redirect: string;
  back: string;
};

/** The address of the sign-in page (spec A5). `redirect` and `back` are paths of the site. */
export const signInHref = (type: SignInType, redirect: string, back: string): string =>
  `${SIGN_IN_PATH}?${new URLSearchParams({ type, redirect, back })}`;

/** The path of the sign-in page itself leads in a circle: nobody is sent there after signing in. */
const isSignIn = (path: string): boolean => /^\/sign-in(?![^/?#])/.test(path);

/** Reads the query of the sign-in page, no matter who wrote it (spec A5); `origin` is that of the site. */
export function readSignInAddress(search: string, origin: string): SignInAddress {
  const query = new URLSearchParams(search);
  const pathOf = (name: string): string => {
    const path = safeRedirect(query.get(name), origin);
    return isSignIn(path) ? '/' : path;
  };
  return { type: readSignInType(query.get('type')), redirect: pathOf('redirect'), back: pathOf('back') };
}

/** The path of the page that a visitor came from, '/' for one of another site or none (spec A10). */
export function priorPath(referrer: string, origin: string): string {
  const url = URL.parse(referrer);
  if (url?.origin !== origin || isSignIn(url.pathname)) return '/';
  return safeRedirect(url.pathname + url.search, origin);
}
