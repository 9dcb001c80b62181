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

/** Reasons by host, in the order of hosts, the last of each. */
const byHost = (reasons: ReadonlyMap<string, readonly string[]>): [string, number, string][] =>
  [...reasons]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([host, all]) => [host, all.length, all.at(-1) ?? '']);

const shownAsBefore = (count: number, reason: string): string =>
  `${count === 1 ? '1 photo is' : `${formatCount(count)} photos are`} shown as fetched before: ${reason}.`;

/** What a night has left for the next. */
export type LeftPictures = {
  /** New ones that `most` had no room for, and those that may have changed and are shown as before. */
  over: number;
  unasked: number;
  most: number;
  /** Reasons of hosts, by host, for those that are not had, and for those that are shown as before. */
  left: ReadonlyMap<string, readonly string[]>;
  staying: ReadonlyMap<string, readonly string[]>;
};

/** How many wait for the next build and why, a sentence for each reason. */
export function waitingWords({ over, unasked, most, left, staying }: LeftPictures): string[] {
  const limit =
    `${photos(over)} for the next build: photos.most_new takes ${formatCount(most)} new ones at once, the first of ` +
    'every vehicle before any second.';
  return [
    ...(over > 0 ? [limit] : []),
    ...byHost(left).map(([host, count, reason]) => `${photos(count)} for the next build: ${host} ${reason}.`),
    ...(unasked > 0
      ? [shownAsBefore(unasked, `photos.most_new takes ${formatCount(most)} new ones at once`)]
      : []),
    ...byHost(staying).map(([host, count, reason]) => shownAsBefore(count, `${host} ${reason}`)),
  ];
}
