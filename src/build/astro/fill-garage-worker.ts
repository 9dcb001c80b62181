/** What the compiled worker of the garage has in place of the addresses of a site's pages. */
export const PAGES_MARK = 'pages of the garage';

const MARKED = new RegExp(`\\[(["'\`])${PAGES_MARK}\\1\\]`, 'g');

/** The worker of the garage for these pages. Throws an Error when the script does not have the mark exactly once. */
export function fillGarageWorker(script: string, pages: readonly string[]): string {
  const found = script.match(MARKED)?.length ?? 0;
  if (found !== 1)
    throw new Error(`The worker of the garage names its pages ${found} times; it must do so once.`);
  return script.replace(MARKED, () => JSON.stringify(pages));
}
