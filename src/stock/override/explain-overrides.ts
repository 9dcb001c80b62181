import type { ExplainedField, ExplainedRecord } from '../explain-record.ts';
import { OVERRIDES_FILE } from './override-entry.ts';
import { folded, type StockOverride } from './read-overrides.ts';

/** A record as it was read, with the fields that a correction sets on `today` (YYYY-MM-DD), and where each is from. */
export function withOverrides(
  explained: ExplainedRecord,
  overrides: readonly StockOverride[],
  today: string,
): ExplainedRecord {
  const valueOf = (field: string): unknown => explained.fields.find((each) => each.field === field)?.value;
  const fields = new Map(explained.fields.map((each) => [each.field, each]));
  const mine = overrides.filter(({ number, from, until }) => {
    const value = valueOf(number.kind);
    return (
      from <= today && today <= until && typeof value === 'string' && folded(value) === folded(number.value)
    );
  });
  const set = new Set<string>();
  for (const { at, values, feedSays, until, reason } of mine)
    for (const [field, group] of Object.entries(values)) {
      const said = feedSays[field];
      const isChanged =
        said && JSON.stringify(said[field as keyof typeof said]) !== JSON.stringify(valueOf(field));
      if (isChanged || set.has(field)) continue;
      set.add(field);
      for (const [name, value] of Object.entries(group)) {
        const before = fields.get(name);
        const corrected: ExplainedField = {
          field: name,
          value:
            name === 'images' && Array.isArray(value) ? value.map(({ url }: { url: string }) => url) : value,
          from: `${OVERRIDES_FILE} [${at}] until ${until}: ${reason}`,
          written: before?.written,
          notes: [],
        };
        fields.set(name, corrected);
      }
    }
  return { ...explained, fields: [...fields.values()] };
}
