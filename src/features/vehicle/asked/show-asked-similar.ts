import { keptSimilar } from '../../../domain/platform/kept-similar.ts';
import { fetchSimilarIds } from '../../../services/fetch-similar-ids.ts';
import { pageParts } from '../page-parts.ts';

/** Takes out cards of vehicles that are not among the similar ones any more, and puts the rest in their order (spec V11, K16). */
export async function showAskedSimilar(section: HTMLElement): Promise<void> {
  const { 'asks-for': slug, ids } = pageParts.read(section, 'asks-for', 'ids');
  const kept = keptSimilar(JSON.parse(ids) as string[], await fetchSimilarIds(slug));
  const list = section.querySelector('ul');
  if (!list || !kept) return;
  const cards = [...list.children];
  const isSame = kept.length === cards.length && kept.every((place, index) => place === index);
  if (isSame) return;
  list.replaceChildren(...kept.flatMap((index) => cards[index] ?? []));
  section.hidden = kept.length === 0;
}
