import { ownerOfNumber, shownNumbers } from '../../components/location/shown-numbers.ts';
import { countReveals } from '../../services/count-reveals.ts';
import { askNearSections, wakeGauges } from './asked/near-sections.ts';
import { pageMarks } from './page-marks.ts';

/**
 * What a page does once a visitor is there: its sections ask as they come near,
 * and the chat shows its bubble (spec V13).
 */
export async function startForVisitor(): Promise<void> {
  countReveals(shownNumbers(), ownerOfNumber);
  wakeGauges();
  askNearSections();
  const viewed = document.querySelector<HTMLElement>('recently-viewed');
  if (viewed)
    void import('./viewed/show-recently-viewed.ts').then(({ showRecentlyViewed }) =>
      showRecentlyViewed(viewed),
    );
  const chat = pageMarks.find(document, 'chat');
  if (chat) (await import('./chat/start-chat.ts')).startChat(chat);
}
