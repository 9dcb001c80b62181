import { ExpectedError } from '../../command-line/expected-error.ts';

const HEADER = 'content-security-policy';

/**
 * Holds a site to one security policy, because static hosts cannot carry a header for each page. `take` reads the policy
 * off a rendered page and takes it off, too: Astro would keep a copy with every page of its cache, 1.3 KB twenty
 * thousand times. It throws ExpectedError for a page that needs another policy than the pages before it.
 */
export function onePolicy(): { take: (page: Response, pathname: string) => void; value: () => string } {
  let policy: string | undefined;
  return {
    take: (page, pathname) => {
      const found = page.headers.get(HEADER);
      page.headers.delete(HEADER);
      if (found === null) return;
      policy ??= found;
      if (policy === found) return;
      throw new ExpectedError(
        `${pathname || '/'} needs a security policy of its own, and a site can have only one. ` +
          'Look for an inline script or style on that page and move it to a file.',
      );
    },
    value: () => {
      if (policy !== undefined) return policy;
      throw new ExpectedError('The render left no content security policy, so the site cannot be published.');
    },
  };
}
