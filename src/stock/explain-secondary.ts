import { isDeepStrictEqual } from 'node:util';
import { explainRecord, valueIn, type ExplainedField, type ExplainedRecord } from './explain-record.ts';
import { mapNamed } from './maps/maps.ts';
import { MAP_FIELDS } from './read/map-fields.ts';
import type { ReadingContext } from './read/to-vehicle.ts';
import type { Joined } from './read-feeds.ts';

/** A field that a further feed has emptied, because what belongs to it comes from there. */
const EMPTIED = { from: 'nothing beside the others of its group', written: undefined, notes: [] };

/** The fields of a vehicle that a record of a further feed has decided, each as that feed has it. */
function decidedFields(
  { name, record, feed, settings, reading, before, after }: Joined,
  context: Omit<ReadingContext, 'written'>,
): ExplainedField[] {
  const place = feed.records.findIndex(({ line }) => line === record.line) + 1;
  const own = explainRecord(feed, mapNamed(settings.map), settings, context, place, reading);
  const told = new Map(own?.fields.map((each) => [each.field, each]));
  return MAP_FIELDS.flatMap((field): ExplainedField[] => {
    const value = valueIn(after.draft, field);
    if (isDeepStrictEqual(value, valueIn(before.draft, field))) return [];
    return [{ ...EMPTIED, ...told.get(field), field, value, feed: name }];
  });
}

/** A record of the first feed with what further feeds have told of its vehicle, in their order (spec N2). */
export function explainSecondary(
  explained: ExplainedRecord,
  joined: readonly Joined[],
  context: Omit<ReadingContext, 'written'>,
): ExplainedRecord {
  const decided = [explained.fields, ...joined.map((each) => decidedFields(each, context))].flat();
  const fields = new Map(decided.map((each) => [each.field, each]));
  return {
    ...explained,
    name: joined.at(-1)?.after.draft.name ?? explained.name,
    fields: MAP_FIELDS.flatMap((field) => fields.get(field) ?? []),
    further: joined.map(({ name, record }) => ({ feed: name, line: record.line })),
  };
}
