import { READ_DISCLAIMER } from '../../../api/routes.ts';
import { financeDisclaimer } from '../../../domain/finance/finance-disclaimer.ts';
import { isJsonObject } from '../../../domain/text/json-object.ts';
import { askPlatform } from '../../../services/call-api.ts';
import { pageParts } from '../page-parts.ts';

/**
 * Puts small print that is newer than the page in place of the page's own, cut as that is (spec C9). Where the page has
 * no button to open the rest, a longer text stands there whole.
 */
export async function showAskedDisclaimer(place: HTMLElement): Promise<void> {
  const car_id = pageParts.valueOf(place, 'asks-for') ?? '';
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
