/** Milliseconds after which a page that does not come is given up. */
const TIMEOUT = 20_000;

/** A page of this site by its path; undefined where the site has none. Rejects where no answer comes. */
export function loadPage(path: string): Promise<Document | undefined> {
  return new Promise((resolve, reject) => {
    // The one way to parse a page that Trusted Types allow.
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = TIMEOUT;
    request.onload = () => {
      if (request.status >= 500) reject(new Error(`${path} answered ${request.status}`));
      else resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    };
    request.onerror = request.ontimeout = () => reject(new Error(`${path} did not answer`));
    request.send();
  });
}
