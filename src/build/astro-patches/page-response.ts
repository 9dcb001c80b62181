/**
 * Astro's answer for a page in compiled code (astro-shortcuts): a Response that keeps the page as text. As bytes it would
 * be copied twice, and made into text again for the rules of law.
 */
export class PageResponse extends Response {
  readonly pageText: string;
  readonly #headers: Headers;

  constructor(pageText: string, { headers, status, statusText }: ResponseInit & { headers: Headers }) {
    super(null, { ...(status && { status }), ...(statusText && { statusText }) });
    this.pageText = pageText;
    this.#headers = headers;
  }

  override get body(): Response['body'] {
    return new Blob([this.pageText]).stream();
  }

  /** Those that were given, not a copy. */
  override get headers(): Headers {
    return this.#headers;
  }
}
