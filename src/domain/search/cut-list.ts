import { drawnRank } from '../vehicle/drawn-rank.ts';

/**
 * Cuts a list into pages of `least` to `most` items and gives where each begins, as indexes; the last page of a list that is
 * shorter than `least` has fewer. The cuts follow the items and not their count: what is too long for a page is cut before the
 * item whose rank is lowest of those that leave enough on either side, and each part again. An item that comes or goes
 * therefore moves the cuts beside it and no others (docs/decisions/0020-pages-as-files.md). `ids` are unique;
 * throws when `most` is too small for two pages of `least`.
 */
export function cutList(ids: readonly string[], { least, most }: { least: number; most: number }): number[] {
  if (most + 1 < 2 * least) throw new Error(`Pages of ${least} to ${most} items cannot share ${most + 1}.`);
  const ranks = ids.map(drawnRank);
  const comesBefore = (a: number, b: number): boolean => {
    const difference = (ranks[a] ?? 0) - (ranks[b] ?? 0);
    return difference === 0 ? (ids[a] ?? '') < (ids[b] ?? '') : difference < 0;
  };
  const starts: number[] = [];
  const waiting: [number, number][] = [[0, ids.length]];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const [from, to] = part;
    if (to - from <= most) {
      if (to > from) starts.push(from);
      continue;
    }
    let cut = from + least;
    for (let at = cut + 1; at <= to - least; at += 1) if (comesBefore(at, cut)) cut = at;
    // The part in front is taken next, so that the starts come in order.
    waiting.push([cut, to], [from, cut]);
  }
  return starts;
}
