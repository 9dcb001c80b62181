import { ReadingNotes } from '../read/reading-notes.ts';
import { isRealDate } from '../read/read-date.ts';
import { nameWords } from './folded-name.ts';
import type { Guess } from './guess-in-making.ts';
import { askedOfSale, saleColumns } from './sale-columns.ts';
import { isSaleField } from '../read/sale-flags.ts';

/** Paths that a field of the guess is read from. */
const usedPaths = (guess: Guess): Set<string | undefined> =>
  new Set([...Object.values(guess.columns).flat(), guess.settings.title?.column, guess.settings.order_by]);

const named = (field: string): string => `feed.columns.${field}`;

/** True if a column says of a vehicle that it is sold, or since when. */
const isSoldDay = (path: string): boolean =>
  /(^| )sold( at| on| date| dt)?$|^date sold$/.test(nameWords(path).join(' '));

/** Names the columns that take a vehicle off sale, take GST out of its price, or end a special, in a feed of `count` records. */
export function nameSale(guess: Guess, count: number, today: string): void {
  const notes = new ReadingNotes({ date_order: guess.settings.date_order ?? 'day-month-year' });
  const used = usedPaths(guess);
  const special = guess.at('special_price')?.column.path;
  const found = saleColumns(guess.profiles, count, today, notes).filter(
    ({ field, column }) =>
      !used.has(column.path) || (field === 'for_sale_from' && guess.columns['created_at'] === column.path),
  );
  const asked = new Set<string>();
  for (const { field, column, hides, isClear, words } of found) {
    const { path } = column;
    if (field === 'special_from' || field === 'special_until') {
      if (special === undefined || guess.columns[field] !== undefined) continue;
    } else if (!isClear) {
      asked.add(path);
      const what = field === 'price_tax' ? 'would take the price from' : 'would take off sale';
      guess.open.push(
        `${named(field)}: '${path}' ${what} ${hides} of ${count} vehicles and is not read: name it there where that is so`,
      );
      continue;
    }
    const target = isSoldDay(path) && guess.columns['sold'] === undefined ? 'sold' : field;
    const before = [guess.columns[target] ?? []].flat();
    if (before.length > 0 && !isSaleField(target)) continue;
    guess.columns[target] = before.length > 0 ? [...before, path] : path;
    if (target === 'sold' && column.values.every((value) => isRealDate(value, notes)))
      guess.columns['sold_date_timestamp'] = path;
    guess.placed.push({
      field: target,
      column,
      sureness: 'likely',
      reason: `its name; ${hides} of ${count} ${field === 'price_tax' ? 'prices are without GST' : 'are off sale'} by it`,
      unit: undefined,
    });
    guess.reasons[`columns.${target}`] = 'likely: its name and values';
    if (words) guess.values[target] = words;
    if (hides > 0)
      guess.open.push(
        field === 'price_tax'
          ? `${named(field)}: by '${path}' GST comes on top of ${hides} of ${count} prices, which are not shown`
          : `${named(target)}: '${path}' takes ${hides} of ${count} vehicles off sale`,
      );
  }
  nameSpecialDays(guess);
  const now = usedPaths(guess);
  for (const profile of guess.profiles) {
    if (now.has(profile.path) || asked.has(profile.path)) continue;
    const open = askedOfSale(profile, notes);
    if (open !== undefined) guess.open.push(open);
  }
}

/** A special price with days is named apart from the usual one, which counts on all others. */
function nameSpecialDays(guess: Guess): void {
  const special = guess.at('special_price')?.column.path;
  const price = guess.columns['price'];
  const isDated = guess.columns['special_from'] !== undefined || guess.columns['special_until'] !== undefined;
  if (special === undefined || !isDated) return;
  if (!Array.isArray(price) || price[0] !== special) {
    Reflect.deleteProperty(guess.columns, 'special_from');
    Reflect.deleteProperty(guess.columns, 'special_until');
    return;
  }
  guess.columns['special_price'] = special;
  guess.columns['price'] = price[1] ?? '';
  guess.reasons['columns.special_price'] = `likely: '${special}' on its days, else '${price[1]}'`;
  Reflect.deleteProperty(guess.reasons, 'columns.price');
}
