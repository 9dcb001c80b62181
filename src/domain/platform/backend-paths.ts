/**
 * Addresses of a site that the backend answers on the site's own host (spec K): calls and plain forms, the dealer's
 * pages, market figures below a vehicle. `*` at the end stands for anything, `:slug` for one part.
 */
export const BACKEND_PATHS = ['/api/*', '/_leads', '/_leads/*', '/cars/:slug/autogauge'] as const;

const asExpression = (pattern: string): string =>
  pattern
    .split('/')
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part))
    .join('/');

/** The same as the source of one regular expression, for hosts that take one. */
export const BACKEND_EXPRESSION = `^(${BACKEND_PATHS.map(asExpression).join('|')})$`;

const EXPRESSION = new RegExp(BACKEND_EXPRESSION);

/** True if the backend answers at a path of a site, without its query. */
export const isBackendPath = (pathname: string): boolean => EXPRESSION.test(pathname);
