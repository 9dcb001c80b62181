import { isZip } from '../../stock/feed/feed-bytes.ts';
import { FeedError } from '../../stock/feed/feed-error.ts';
import { isFeedName, zipNames } from '../../stock/feed/zip-member.ts';
import { columnProfiles } from '../../stock/guess/column-profile.ts';
import { guessFeed } from '../../stock/guess/guess-feed.ts';
import { nameMatches } from '../../stock/guess/name-match.ts';
import { readUnknownFeed } from '../../stock/guess/guess-written.ts';
import { orderColumn } from '../../stock/feed/said-order.ts';
import type { TenantInput } from '../../tenant/schema.ts';

type SecondaryFeeds = NonNullable<TenantInput['further_feeds']>;

/** The feed of photos that stands beside the stock in an archive, with the addresses of its photos. */
export type PhotoFeed = { feeds: SecondaryFeeds; addresses: string[] };

/** What tells the vehicles of two files to be the same, the surest first. */
const KNOWN_BY = ['stocknum', 'vin', 'id', 'regplate'] as const;

/**
 * For an archive whose `member` has vehicles without photos: the file beside it that has their photos, as a further feed of
 * the tenant; undefined where there is none. `place` is how the settings name the archive, `shown` how messages do; `today` is YYYY-MM-DD.
 */
export async function guessPhotoFeed(
  archive: { file: string; shown: string; place: string },
  member: string,
  today: string,
): Promise<PhotoFeed | undefined> {
  const { file, shown, place } = archive;
  if (member === '' || !(await isZip(file))) return undefined;
  for (const name of (await zipNames(file)).filter((each) => each !== member && isFeedName(each))) {
    const found = await readUnknownFeed(file, shown, name).catch((error: unknown) => {
      if (error instanceof FeedError) return undefined;
      throw error;
    });
    const guess = found && guessFeed(found.feed, found.written, today);
    const at = (field: string) => guess?.placed.find((each) => each.field === field)?.column;
    const images = at('images');
    // A line for each photo repeats the number of its vehicle, which in a feed of vehicles is none then.
    const known = KNOWN_BY.flatMap((field) => {
      const named = guess?.unplaced.find(({ column }) => nameMatches(column)[0]?.field === field)?.column;
      const path = at(field)?.path ?? named;
      return path === undefined ? [] : [{ field, path }];
    })[0];
    if (!found || !images || known === undefined || at('make')) continue;
    const columns = { [known.field]: known.path, images: images.path };
    const order = guess?.settings.order_by ?? orderColumn(found.feed.columns);
    const feed = {
      source: place,
      ...found.written,
      columns,
      ...(order !== undefined && { order_by: order }),
    };
    const records = found.feed.records.flatMap(({ fields }) => (fields ? [fields] : []));
    const addresses = columnProfiles(records, found.feed.columns).find(({ path }) => path === images.path);
    return { feeds: [{ name: 'photos', feed, wins: ['images'] }], addresses: addresses?.values ?? [] };
  }
  return undefined;
}
