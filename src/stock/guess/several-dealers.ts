import type { ColumnProfile } from './column-profile.ts';
import { nameWords } from './folded-name.ts';

/** Columns that say whose a vehicle is; yards and locations of one dealer are none of them. */
const OF_DEALER = /^(dealers?|dealership|dcid|rooftop|seller|account|customer|franchise|supplier|vendor)$/;
const BY_NUMBER_OR_NAME = /^(id|no|number|code|name|key|dcid|ref|reference)$/;
/** From so many on a column tells vehicles apart, not their dealers; and vehicles of the least that one dealer has on average. */
const MAX_DEALERS = 30;
const MIN_EACH = 2;
const MAX_NAMED = 4;

/** Dealers of one file, by the column that tells them apart, the largest stock first; undefined where it has one dealer. */
export function severalDealers(
  profiles: readonly ColumnProfile[],
): { path: string; dealers: { name: string; count: number }[] } | undefined {
  for (const { path, values } of profiles) {
    const words = nameWords(path);
    const isOfDealer =
      words.some((word) => OF_DEALER.test(word)) && BY_NUMBER_OR_NAME.test(words.at(-1) ?? '');
    const counts = Map.groupBy(values, (value) => value);
    if (!isOfDealer || counts.size < 2 || counts.size > MAX_DEALERS || values.length < counts.size * MIN_EACH)
      continue;
    const dealers = [...counts]
      .map(([name, { length }]) => ({ name, count: length }))
      .toSorted((a, b) => b.count - a.count);
    return { path, dealers };
  }
  return undefined;
}

/** What a person is told of a file with the vehicles of several dealers. */
export function dealersToLookAt(profiles: readonly ColumnProfile[]): string | undefined {
  const found = severalDealers(profiles);
  if (!found) return undefined;
  const { path, dealers } = found;
  const named = dealers.slice(0, MAX_NAMED).map(({ name, count }) => `'${name}' (${count})`);
  const more = dealers.length > MAX_NAMED ? ' and others' : '';
  return (
    `the file has vehicles of ${dealers.length} dealers by '${path}': ${named.join(', ')}${more}; ` +
    `to sell those of one, set feed.only: { '${path}': ['${dealers[0]?.name}'] }`
  );
}
