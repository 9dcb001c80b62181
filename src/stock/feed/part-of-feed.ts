import { isJsonObject } from '../../domain/text/json-object.ts';
import type { ParsedFeed, PartOfFeed, ReadRecord } from './feed-record.ts';
import { XML_ATTRIBUTE } from './xml-values.ts';

const THINGS =
  '(?:records?|results?|items?|vehicles?|listings?|elements?|entries|hits?|rows?|cars?|units?|stock)';
const TOTAL = new RegExp(
  `^(?:(?:grand)?totals?(?:number)?(?:of)?${THINGS}?(?:count|size|found|available)?|${THINGS}total|numfound|nbhits|estimatedtotalhits)$`,
);
const COUNT = new RegExp(
  `^(?:${THINGS}?count|(?:num|number|no|nb|count)(?:of)?${THINGS}(?:total)?|${THINGS})$`,
);
const PAGES = /^(?:(?:total|num|number|numberof|nb|max|last)pages?|pages|page(?:s?total|s?count))$/;
const PAGE = /^(?:current)?page(?:no|num|number)?$/;
const NEXT =
  /^next(?:pages?|results?|records?|batch|set)?(?:links?|ur[il]|href|token|cursor|offset|start|key|id|no|number|index)?$|^continuation(?:token)?$/;
const MORE =
  /^(?:has)?(?:more|next)(?:pages?|results?|records?|items?|data|available)?$|^(?:is)?(?:truncated|partial|incomplete(?:results)?)$|^remaining(?:records|items)?$/;
const ALL = /^(?:is)?(?:last(?:page)?|complete|whole)$/;
/** Members beside a list that count something else. */
const OF_OTHERS = /facet|aggregat|filter|dealer|seller|location|branch|breakdown/i;
/** Levels below what is around a list that are looked at: 'meta.pagination.total'. */
const DEEPEST = 2;

const isYes = (value: unknown): boolean =>
  value === true || /^(?:true|yes|y|[1-9]\d*)$/i.test(String(value).trim());
const isNo = (value: unknown): boolean => /^(?:false|no|n)$/i.test(String(value).trim());

/** True if a member that leads to a further page has one. */
function isThere(value: unknown): boolean {
  if (isJsonObject(value))
    return ['href', 'url', `${XML_ATTRIBUTE}href`].some((key) => isThere(value[key] ?? ''));
  if (typeof value === 'string') return !/^(?:|0|null|none|false|no|n|end)$/i.test(value.trim());
  return isYes(value);
}

function countIn(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,8}$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** Member beside a list: its place as a person finds it, its name in plain letters, and its value. */
type Beside = { place: string; name: string; value: unknown };

/** Everything beside `list` in a document; `path` are the names that lead to it. */
function besideIn(
  value: unknown,
  list: unknown,
  path: readonly string[],
  place: readonly string[] = [],
  depth = 0,
): Beside[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]): Beside[] => {
    if (member === list) return [];
    const here = [...place, key];
    const name = (key.split(/[:.]/).at(-1) ?? '').toLowerCase().replace(/[^a-z]/g, '');
    const isOnTheWay = key === path[0];
    const further = [member].flat().flatMap((link): Beside[] => {
      const isNext =
        isJsonObject(link) && String(link['rel'] ?? link[`${XML_ATTRIBUTE}rel`]).toLowerCase() === 'next';
      return isNext ? [{ place: `${here.join('.')} rel=next`, name: 'next', value: link }] : [];
    });
    const isLookedAt = isOnTheWay || (depth < DEEPEST && !OF_OTHERS.test(key));
    const inside = isOnTheWay
      ? besideIn(member, list, path.slice(1), here)
      : isLookedAt
        ? besideIn(member, list, [], here, depth + 1)
        : [];
    return [{ place: here.join('.'), name, value: member }, ...further, ...inside];
  });
}

const quoted = ({ place, value }: Beside): string => `'${place}' is ${String(value).slice(0, 40)}`;

/** Judges what is written beside `count` records: a total above them, a further page, a page that is not the only one. */
function partBeside(all: readonly Beside[], count: number): PartOfFeed | undefined {
  const figures = (names: RegExp) =>
    all.flatMap((each) => {
      const figure = names.test(each.name) ? countIn(each.value) : undefined;
      return figure === undefined ? [] : [{ ...each, figure }];
    });
  const totals = figures(TOTAL);
  const larger = [...totals, ...figures(COUNT)].find(({ figure }) => figure > count);
  if (larger) return { said: quoted(larger), has: count, whole: larger.figure };
  if (totals.some(({ figure }) => figure === count)) return undefined;
  const page = [...figures(PAGES), ...figures(PAGE)].find(({ figure }) => figure > 1);
  if (page) return { said: quoted(page), has: count };
  const more = all.find(
    ({ name, value }) =>
      (NEXT.test(name) && isThere(value)) ||
      (MORE.test(name) && isYes(value)) ||
      (ALL.test(name) && isNo(value)) ||
      (PAGE.test(name) && /^\d+\s*(?:of|\/)\s*(?!1\b)\d+$/.test(String(value))),
  );
  if (!more) return undefined;
  // An address may have a key in it.
  const isAddress = NEXT.test(more.name) && !isYes(more.value);
  return { said: isAddress ? `'${more.place}' leads to a further page` : quoted(more), has: count };
}

/** Why a document of JSON or XML, with `count` records in the `list` at `path`, is a part, by what stands around it; undefined of a whole one. */
export const partOfDocument = (
  document: unknown,
  { list, path, count }: { list: unknown; path: string; count: number },
): PartOfFeed | undefined =>
  document === list ? undefined : partBeside(besideIn(document, list, path.split('.')), count);

const OWN_FIGURES = 'what the feed says of itself';

/** True if a record has none of the names of the one beside it, but figures of a feed: '{"total":48}' below vehicles. */
function isOfFeed({ fields }: ReadRecord, beside: ReadRecord | undefined): boolean {
  if (!fields || !beside?.fields) return false;
  const names = besideIn(fields, undefined, []).map(({ name }) => name);
  const isSaid = names.some((name) => [TOTAL, COUNT, PAGES, NEXT, MORE].some((said) => said.test(name)));
  return isSaid && !Object.keys(fields).some((key) => Object.hasOwn(beside.fields, key));
}

/** Records of which the first or last is none where it tells of the feed itself; what it says may make the others a part. */
export function withoutOwnFigures(records: readonly ReadRecord[]): Pick<ParsedFeed, 'records' | 'part'> {
  const last = records.length - 1;
  const own =
    last < 1 ? undefined : [0, last].find((at) => isOfFeed(records[at]!, records[at === 0 ? 1 : last - 1]));
  const record = own === undefined ? undefined : records[own];
  if (own === undefined || !record) return { records: [...records] };
  const part = partBeside(besideIn(record.fields, undefined, []), last);
  return { records: records.with(own, { line: record.line, aside: OWN_FIGURES }), part };
}

const OF_VEHICLES = '(?:records?|rows?|vehicles?|cars?|units?|listings?)';
/** A last line of a file that counts its records: 'T|57', 'Record count: 57', 'TRL|20261129|0057', '57 vehicles listed'. */
const TRAILER = new RegExp(
  `^\\W*(?:t|tr|trl|trailer|ttl|(?:grand )?totals?|counts?|records?|rows?|footer|end|eof|f|9{1,3}|(?:number|no\\.?) of)\\b` +
    `(?:[\\s:=.-]|of|file|feed|in|stock|counts?|exported|total|${OF_VEHICLES})*[\\s:=,\\d-]*${OF_VEHICLES}?\\W*$` +
    `|^\\W*\\d[\\d,]*\\s*${OF_VEHICLES}(?:\\s+(?:listed|exported|found|in total|in stock))?\\W*$`,
  'i',
);
const RANGE = /\b\d+\s*(?:-|–|to)\s*\d+\s+of\s+(\d[\d,]*)\b/i;
const PAGE_OF = /\bpage\s+(\d+)\s*(?:of|\/)\s*(\d+)\b/i;
const DATE = /^20\d{6}$/;
/** Beyond so many times the records, and so many, a figure below a table is a sum of something else. */
const MAX_TIMES = 50;
const MAX_OF_FEW = 1000;
/** Characters of a line that counts records, at most. */
const MAX_LINE = 120;

/** Records of a table without a last line that counts them, whose cells are `last`; a larger count makes them a part. */
export function withoutTrailer(
  records: ReadRecord[],
  last: readonly string[],
  columns: number,
): Pick<ParsedFeed, 'records' | 'part'> {
  const cells = last.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (cells.length * 2 > columns) return { records };
  const line = cells.join(' ');
  const [, page = 0, pages = 0] = (PAGE_OF.exec(line) ?? []).map(Number);
  const range = RANGE.exec(line)?.[1];
  if (line.length > MAX_LINE || (pages === 0 && range === undefined && !TRAILER.test(line)))
    return { records };
  const above = records.slice(0, -1);
  const has = above.length;
  const said = `its last line is '${line.slice(0, 60)}'`;
  if (pages > 0) return { records: above, ...(page < pages && { part: { said, has } }) };
  const counts = [...(range ?? line).matchAll(/\d[\d,]*/g)]
    .filter(([digits]) => !DATE.test(digits))
    .map(([digits]) => Number(digits.replaceAll(',', '')))
    .filter((count) => count <= Math.max(MAX_OF_FEW, has * MAX_TIMES));
  const whole = Math.max(0, ...counts);
  if (counts.includes(has) || whole <= has) return { records: above };
  return { records: above, part: { said, has, whole } };
}
