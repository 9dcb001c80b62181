/** Pages of a visit that are kept, and that a lead names at most (spec F1). */
const MAX_PAGES = 50;
/** Milliseconds without a page after which a visit is over. */
const VISIT = 30 * 60_000;

/**
 * The paths of this visit, oldest first, from the text that the device keeps: a moment and the paths, with spaces between
 * them, which no path has. None where the visit is over. `now` is in milliseconds.
 */
export function visitedPages(text: string | null, now: number): string[] {
  const [at = '', ...pages] = (text ?? '').split(' ');
  return Math.abs(now - Number(at)) < VISIT ? pages : [];
}

/** The text to keep once a page was opened; a page that was there before moves to the end. `now` is in milliseconds. */
export function withPage(text: string | null, path: string, now: number): string {
  const others = visitedPages(text, now).filter((page) => page !== path);
  return [now, ...others.slice(1 - MAX_PAGES), path].join(' ');
}

/** A query in which an advertisement or a mailing tells that it brought the shopper. */
const CAMPAIGN = /[?&](?:utm_|gad_source=|[gw]braid=|(?:g|fb|tt)clid=|msclkid=)/;

/**
 * The query to keep of the campaign that brought a shopper, once a page was opened (spec F1): that of the page where it has one,
 * '' where the visit before is over, undefined where what is kept stays. The last campaign of a visit counts; what of it
 * travels with a lead is decided when that is sent. `pages` is the text of the pages before this one, `now` in milliseconds.
 */
export const campaignToKeep = (query: string, pages: string | null, now: number): string | undefined =>
  CAMPAIGN.test(query) ? query : visitedPages(pages, now).length > 0 ? undefined : '';
