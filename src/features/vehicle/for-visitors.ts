import { countReveals } from '../../services/count-reveals.ts';
import { askNearSections } from './asked/ask-near-sections.ts';
import { askWhatIsNewer } from './fresh/ask-what-is-newer.ts';
import { pageParts } from './page-parts.ts';

/**
 * What a page does once somebody is there: it asks our backend what is newer (spec V18), its sections ask as they come near,
 * and the chat shows its bubble (spec V13).
 */
export async function startForVisitor(): Promise<void> {
  countReveals();
  askNearSections();
  const freshness = pageParts.find(document, 'own-backend');
  if (freshness) await askWhatIsNewer(freshness);
  const chat = pageParts.find(document, 'chat');
  if (chat) (await import('./chat/start-chat.ts')).startChat(chat);
}
