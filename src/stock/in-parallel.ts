/**
 * Waits until all of `works` have ended, also where one fails: what still writes would fill what the caller clears. Then throws what
 * the first of them that failed has thrown. `onFailure` hears of a failure at once, so that the others can end early.
 */
export async function allEnded(works: readonly Promise<void>[], onFailure: () => void): Promise<void> {
  for (const work of works) work.catch(onFailure);
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Runs `work` on every item, at most `jobs` at once; the results stand in the order of the items. When one fails no other
 * is begun, and what it has thrown is thrown once those at work have ended.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  jobs: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as Item);
    }
  };
  const workers = Array.from({ length: Math.min(jobs, items.length) }, worker);
  await allEnded(workers, () => (next = items.length));
  return results;
}
