import type { FeedSettings } from '../../tenant/feed-settings.ts';
import type { ColumnMap } from './column-map.ts';
import { FeedColumns } from './feed-columns.ts';
import { isMapField, type MapField } from './map-fields.ts';

/** Where a field is read from: the columns of the feed by name, or words for what is no column. */
export type FieldFrom = { columns: readonly string[]; words: string };

const quoted = (columns: readonly string[]): string => columns.map((column) => `'${column}'`).join(', else ');

/**
 * For each field that a feed with these columns fills, the columns it is read from, by the same precedence as recordMapper:
 * the tenant's columns over the title over the map.
 */
export function fieldSources(
  map: ColumnMap,
  { columns: own, title }: Pick<FeedSettings, 'columns' | 'title'>,
  names: readonly string[],
): ReadonlyMap<MapField, FieldFrom> {
  const columns = new FeedColumns(names);
  const sources = new Map<MapField, FieldFrom>();
  for (const [field, source] of Object.entries(map.fields)) {
    if (!isMapField(field)) continue;
    if (typeof source === 'function') {
      sources.set(field, { columns: [], words: 'made by the map' });
      continue;
    }
    const found = [source].flat().filter((name) => columns.reader(name));
    const shown = found.map((name) => columns.find(name) ?? name);
    if (found.length > 0) sources.set(field, { columns: shown, words: quoted(shown) });
  }
  if (title) {
    const words = `'${title.column}', divided at the make`;
    for (const field of ['make', 'model'] as const) sources.set(field, { columns: [title.column], words });
  }
  for (const [field, source] of Object.entries(own)) {
    if (!isMapField(field)) continue;
    const listed = [source].flat();
    if (source === '') sources.delete(field);
    else sources.set(field, { columns: listed, words: quoted(listed) });
  }
  return sources;
}
