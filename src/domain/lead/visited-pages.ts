/** Pages of a visit that are kept, and that a lead names at most (spec F1). */
const MOST_PAGES = 50;
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
  return [now, ...others.slice(1 - MOST_PAGES), path].join(' ');
}

/** Parameters by which an advertisement or a mailing tells that it brought the shopper. */
const CAMPAIGN = /^(?:utm_[a-z_]{1,30}|gclid|gbraid|wbraid|gad_source|fbclid|msclkid|ttclid)$/;
const MAX_CAMPAIGN_LENGTH = 200;

/** What a query says of the campaign that brought a shopper, as a query of its own; '' where it says nothing (spec F1). */
export const campaignOf = (query: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(query)].flatMap(([name, value]) =>
      CAMPAIGN.test(name) && value ? [[name, value.slice(0, MAX_CAMPAIGN_LENGTH)]] : [],
    ),
  ).toString();

/**
 * The campaign to keep once a page was opened: that of the page, else the one that was kept of the same visit. The last
 * campaign of a visit counts. `pages` is the text of the pages before this one, `now` in milliseconds.
 */
export const withCampaign = (kept: string | null, query: string, pages: string | null, now: number): string =>
  campaignOf(query) || (visitedPages(pages, now).length > 0 ? (kept ?? '') : '');
