/** A file as a host knows it or is to get it: `mark` is the same for the same content and headers alone. */
export type MarkedFile = { path: string; mark: string; bytes: number };

/** What a push would do. `bytes` is what is sent. */
export type UploadPlan = {
  release: string;
  /** The release that the host has; undefined when it has none, or does not say. */
  from: string | undefined;
  added: string[];
  changed: string[];
  removed: string[];
  unchanged: number;
  bytes: number;
};

/** The difference between what a host has (mark by path) and what it is to have. Paths in the order of `wanted`. */
export function uploadPlan(
  release: string,
  from: string | undefined,
  has: ReadonlyMap<string, string>,
  wanted: readonly MarkedFile[],
): UploadPlan {
  const added = wanted.filter(({ path }) => !has.has(path));
  const changed = wanted.filter(({ path, mark }) => has.has(path) && has.get(path) !== mark);
  const paths = new Set(wanted.map(({ path }) => path));
  return {
    release,
    from,
    added: added.map(({ path }) => path),
    changed: changed.map(({ path }) => path),
    removed: [...has.keys()].filter((path) => !paths.has(path)).sort(),
    unchanged: wanted.length - added.length - changed.length,
    bytes: [...added, ...changed].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const shown = (figure: number): string => figure.toLocaleString('en-AU');

/** The plan for people, a line. */
export const planLine = ({ release, from, added, changed, removed, unchanged, bytes }: UploadPlan): string =>
  `${from === undefined ? '' : `${from} to `}${release}: ${shown(added.length)} new, ${shown(changed.length)} changed, ` +
  `${shown(removed.length)} removed, ${shown(unchanged)} as they were, ${shown(Math.ceil(bytes / 1000))} kB to send`;
