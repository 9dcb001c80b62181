import { LIST_SIMILAR, READ_DISCLAIMER } from '../../../api/routes.ts';
import { keptSimilar } from '../../../domain/platform/kept-similar.ts';
import { isJsonObject } from '../../../domain/text/json-object.ts';
import { askPlatform } from '../../../services/call-api.ts';
import { pageMarks } from '../page-marks.ts';
import { financeDisclaimer } from '../../../domain/finance/finance-disclaimer.ts';

/**
 * Puts small print that is newer than the page in place of the page's own, cut as that is (spec C9). Where the page has
 * no button to open the rest, a longer text stands there whole.
 */
export async function showAskedDisclaimer(place: HTMLElement): Promise<void> {
  const car_id = pageMarks.valueOf(place, 'asks-for') ?? '';
  const answer = await askPlatform(READ_DISCLAIMER, { parts: { car_id } });
  const text = isJsonObject(answer) ? answer['disclaimer'] : undefined;
  const shown = financeDisclaimer(typeof text === 'string' ? text : '');
  if (shown.text === '') return;
  const [first, more] = place.children;
  const rest = more?.querySelector('p');
  if (!first) return;
  const isCut = shown.kind === 'cut' && more instanceof HTMLElement;
  first.textContent = isCut ? shown.short : shown.text;
  if (rest) rest.textContent = shown.text;
  if (more instanceof HTMLElement) more.hidden = !isCut;
}

/** The ids of vehicles like one, most alike first (spec V11, K16). Throws as askPlatform does, and an Error for no list. */
async function askSimilar(slug: string): Promise<string[]> {
  const answer = await askPlatform(LIST_SIMILAR, { parts: { slug } });
  const ids: unknown = isJsonObject(answer) ? answer['ids'] : undefined;
  if (!Array.isArray(ids)) throw new Error(`No list of what is like ${slug} was answered.`);
  // An id that is a number is one all the same.
  return ids.map(String);
}

/** Takes out cards of vehicles that are not among the similar ones any more, and puts the rest in their order (spec V11, K16). */
export async function showAskedSimilar(section: HTMLElement): Promise<void> {
  const { 'asks-for': slug, ids } = pageMarks.read(section, 'asks-for', 'ids');
  const kept = keptSimilar(JSON.parse(ids) as string[], await askSimilar(slug));
  const list = section.querySelector('ul');
  if (!list || !kept) return;
  const cards = [...list.children];
  const isSame = kept.length === cards.length && kept.every((place, index) => place === index);
  if (isSame) return;
  list.replaceChildren(...kept.flatMap((index) => cards[index] ?? []));
  section.hidden = kept.length === 0;
}
