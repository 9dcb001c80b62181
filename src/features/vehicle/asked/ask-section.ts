import { logFailure } from '../../../services/log-failure.ts';
import { pageParts } from '../page-parts.ts';
import { showAskedDisclaimer } from './show-asked-disclaimer.ts';
import { showAskedQuote } from './show-asked-quote.ts';
import { showAskedSimilar } from './show-asked-similar.ts';

const SHOWN = { quote: showAskedQuote, disclaimer: showAskedDisclaimer, similar: showAskedSimilar };

/**
 * Asks for what a section shows and shows it (spec C9, C10, V11). Where no answer comes, or none that can be used, the
 * section stays as it was built, in silence.
 */
export async function askSection(section: HTMLElement): Promise<void> {
  const asks = pageParts.valueOf(section, 'asks');
  if (!asks) return;
  try {
    await SHOWN[asks](section);
  } catch (error) {
    logFailure(`No answer for ${asks}`, error);
  }
}
