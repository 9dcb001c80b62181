import type { OfflineSite } from '../../domain/offline/offline-site.ts';

/** What the compiled worker has in place of what a site keeps. */
export const SITE_MARK = 'what this site keeps';

const MARKED = new RegExp(`(["'\`])${SITE_MARK}\\1`, 'g');

/** The worker of a site that keeps this. Throws an Error when the script does not have the mark exactly once. */
export function fillOfflineWorker(script: string, site: OfflineSite): string {
  const found = script.match(MARKED)?.length ?? 0;
  if (found !== 1)
    throw new Error(`The offline worker names what a site keeps ${found} times; it must do so once.`);
  return script.replace(MARKED, () => JSON.stringify(JSON.stringify(site)));
}
