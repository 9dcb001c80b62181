import { createHash } from 'node:crypto';
import { slugify } from '../../domain/text/slugify.ts';
import type { VehicleDraft } from '../read/vehicle-draft.ts';

/** Characters of make, model and badge in an address, and of the number behind them: MAX_SLUG_LENGTH together. */
const MAX_NAME_LENGTH = 100;
const MAX_NUMBER_LENGTH = 59;

const cut = (text: string, length: number): string => text.slice(0, length).replace(/-$/, '');

const mark = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** The part of its address that a vehicle asks for: the feed's own, else year, make, model, badge and stock number. */
export function plainSlug(draft: VehicleDraft): string {
  const own = slugify(draft.slug ?? '');
  if (own !== '') return own;
  const name = cut(slugify(draft.name), MAX_NAME_LENGTH);
  const number = cut(slugify(draft.stocknum ?? draft.id), MAX_NUMBER_LENGTH);
  return [name, number].filter((part) => part !== '').join('-') || `vehicle-${mark(draft.id)}`;
}

/**
 * The part of each vehicle's address that is its own (`slug`), and the ids, every one once: year, make, model, badge and
 * stock number, or the feed's own. Where several come to the same, the one first in the order of ids keeps it and the
 * others carry a mark of their id, whatever their order in the feed.
 */
export function vehicleAddresses(drafts: readonly VehicleDraft[]): { id: string; slug: string }[] {
  const ids = distinct(
    drafts.map((draft) => draft.id),
    (index) => drafts[index]?.vin ?? String(index),
  );
  const slugs = distinct(drafts.map(plainSlug), (index) => ids[index] ?? '');
  return drafts.map((_, index) => ({ id: ids[index] ?? '', slug: slugs[index] ?? '' }));
}

function distinct(words: readonly string[], orderOf: (index: number) => string): string[] {
  const taken = new Set<string>();
  const groups = Map.groupBy(words.keys(), (index) => words[index] ?? '');
  const result = [...words];
  for (const word of groups.keys()) taken.add(word);
  for (const [word, indices] of groups) {
    if (indices.length === 1) continue;
    const ordered = indices.map((index) => ({ index, order: orderOf(index) }));
    ordered.sort((a, b) => (a.order < b.order ? -1 : 1));
    for (const { index, order } of ordered.slice(1)) {
      let marked = `${word}-${mark(order)}`;
      for (let tries = 1; taken.has(marked); tries++) marked = `${word}-${mark(`${order} ${tries}`)}`;
      taken.add(marked);
      result[index] = marked;
    }
  }
  return result;
}
