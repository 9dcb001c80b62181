import { NOT_KEPT_MARK, PRICES_CLASS, PRICES_MARK, PRICES_ROW_CLASS } from './offline-marks.ts';

/**
 * The HTML of a kept page with what says how old its prices are (spec S17), as the last row of its header: there from the first
 * paint, so that nothing moves. `words` are ours, and a release is of letters, digits and underscores.
 */
export function stampedPage(html: string, words: string, release: string): string {
  const notice = `<div ${PRICES_MARK}="${release}" role="status" class="${PRICES_CLASS}"><p class="${PRICES_ROW_CLASS}">${words}</p></div>`;
  return html.replace('</header>', () => `${notice}</header>`);
}

const MAIN = /(<main id="content"[^>]*>)[^]*<\/main>/;
const TITLE = "You're offline";

/**
 * What is shown without a network for a page that is not kept (spec S17): the frame of a kept page of the site, with a way to what
 * is. `list` is the path of the list.
 */
export function offlinePage(html: string, list: string): string {
  const main =
    `<div ${NOT_KEPT_MARK} class="container-page section grid justify-items-start gap-4"><h1 class="text-title">${TITLE}</h1>` +
    "<p>This page isn't saved on your device. Pages you've opened before still work, and so does search.</p>" +
    `<p><a class="button button-primary" href="${list}">See what's in stock</a></p></div>`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${TITLE}</title>`)
    .replace(MAIN, (_, start: string) => `${start}${main}</main>`);
}
