import type { ExplainedField, ExplainedRecord } from './explain-record.ts';

const MAX_VALUE_LENGTH = 44;
const MAX_WRITTEN_LENGTH = 60;
/** A control character of a feed must not reach the screen. */
const CONTROLS = /\p{Cc}+/gu;

function cut(value: unknown, most: number): string {
  if (value === undefined) return '-';
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).replace(
    CONTROLS,
    ' ',
  );
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

const shownValue = ({ field, value }: ExplainedField): string =>
  field === 'images' && Array.isArray(value)
    ? `${value.length}, the first ${cut(value[0], 30)}`
    : cut(value, MAX_VALUE_LENGTH);

/**
 * A record as it was read, for the screen: what it is, then a line for each field with its value as it would be sold, the
 * column it came from, the further feed where it is of one, and what stood there; what was put right below it.
 */
export function explainedLines(explained: ExplainedRecord): string[] {
  const { record, line, fields, of, further: secondary = [] } = explained;
  const told = secondary.map((each) => `, and line ${each.line} of ${each.feed}`).join('');
  const width = Math.max(5, ...fields.map(({ field }) => field.length));
  const valueWidth = Math.max(5, ...fields.map((each) => shownValue(each).length));
  const rows = fields.flatMap((each) => {
    const written = each.written === undefined ? '' : `  ${cut(each.written, MAX_WRITTEN_LENGTH)}`;
    return [
      `  ${each.field.padEnd(width)}  ${shownValue(each).padEnd(valueWidth)}  <- ${each.feed === undefined ? '' : `${each.feed}: `}${each.from}${written}`,
      ...each.notes.map((note) => `  ${' '.repeat(width)}  put right: ${note}`),
    ];
  });
  const feed = of === undefined ? '' : ` of ${of}`;
  return [`Record ${record}${feed} (line ${line}${told}): ${headOf(explained)}`, ...rows];
}

/** What became of a record. */
function headOf({ name, problem, excluded, tells }: ExplainedRecord): string {
  if (excluded !== undefined) return `left out, ${excluded}`;
  if (problem !== undefined) return `quarantined, ${problem}`;
  if (tells) return `tells of ${tells.name}, line ${tells.line} of ${tells.feed ?? 'the first feed'}`;
  return `${name}`;
}
