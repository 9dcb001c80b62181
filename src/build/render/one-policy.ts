import { ExpectedError } from '../../command-line/expected-error.ts';

const HEADER = 'content-security-policy';

/** The one security policy of a site, as its pages are rendered. */
export type OnePolicy = {
  /** Reads the policy of a rendered page and takes it off; throws ExpectedError for one that differs from those before it. */
  take: (page: Pick<Response, 'headers'>, pathname: string) => void;
  /** The same for a policy that another process has found; undefined where its pages have none. */
  hold: (policy: string | undefined, pathname: string) => void;
  found: () => string | undefined;
  /** The policy; throws ExpectedError where no page had one. */
  value: () => string;
};

/**
 * Holds a site to one security policy, because static hosts cannot carry a header for each page. It is taken off the page,
 * too: Astro would keep a copy with every page of its cache, 1.3 KB twenty thousand times.
 */
export function onePolicy(): OnePolicy {
  let policy: string | undefined;
  const hold: OnePolicy['hold'] = (found, pathname) => {
    if (found === undefined) return;
    policy ??= found;
    if (policy === found) return;
    throw new ExpectedError(
      `${pathname || '/'} needs a security policy of its own, and a site can have only one. ` +
        'Look for an inline script or style on that page and move it to a file.',
    );
  };
  return {
    take: (page, pathname) => {
      const found = page.headers.get(HEADER) ?? undefined;
      page.headers.delete(HEADER);
      hold(found, pathname);
    },
    hold,
    found: () => policy,
    value: () => {
      if (policy !== undefined) return policy;
      throw new ExpectedError('The render left no content security policy, so the site cannot be published.');
    },
  };
}
