/** The address of a file of a site: pages have no ending, `index.html` is its folder. `path` has no slash in front. */
export function addressOf(path: string): string {
  const address = `/${path}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
}

/** True if a file is a page, which changes under its name. */
export const isPage = (path: string): boolean => path.endsWith('.html');

/** What people see where a page was not found. */
export const NOT_FOUND_PAGE = '404.html';
