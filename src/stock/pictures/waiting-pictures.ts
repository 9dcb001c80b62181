import { formatCount } from '../../domain/text/format.ts';

/** Pictures that a build takes on, and the number of those that are left for the next. */
export type WithinLimit = { taken: string[]; over: number };

/** Of pictures in their order all that are not new, and the first `most` of those that are. */
export function withinLimit(
  urls: Iterable<string>,
  isNew: (url: string) => boolean,
  most: number,
): WithinLimit {
  const taken: string[] = [];
  let fresh = 0;
  for (const url of urls) {
    const isFresh = isNew(url);
    if (isFresh) fresh += 1;
    if (!isFresh || fresh <= most) taken.push(url);
  }
  return { taken, over: Math.max(0, fresh - most) };
}

const photos = (count: number): string =>
  count === 1 ? '1 photo waits' : `${formatCount(count)} photos wait`;

/** How many wait for the next build and why, a sentence for each reason; `left` are the reasons of hosts, by host. */
export function waitingWords(
  over: number,
  most: number,
  left: ReadonlyMap<string, readonly string[]>,
): string[] {
  const limit =
    `${photos(over)} for the next build: photos.most_new takes ${formatCount(most)} new ones at once, the first of ` +
    'every vehicle before any second.';
  return [
    ...(over > 0 ? [limit] : []),
    ...[...left]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([host, reasons]) => `${photos(reasons.length)} for the next build: ${host} ${reasons.at(-1)}.`),
  ];
}
