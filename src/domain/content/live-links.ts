/**
 * HTML of a text without the links that lead to no page of the site: a vehicle is sold, a list is empty, an article is not out
 * yet. Their words stay.
 */
export function liveLinks(html: string, isPage: (href: string) => boolean): string {
  return html.replace(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (link, href: string, words: string) => {
    const target = href.replaceAll('&#x26;', '&').replaceAll('&amp;', '&');
    return !target.startsWith('/') || isPage(target) ? link : words;
  });
}
