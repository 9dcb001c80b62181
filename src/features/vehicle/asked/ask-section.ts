import { logFailure } from '../../../services/log-failure.ts';
import { pageParts } from '../page-parts.ts';

/** What shows each answer; what it needs is loaded with it. */
const SHOW = {
  quote: async (section: HTMLElement) => (await import('./show-asked-quote.ts')).showAskedQuote(section),
  disclaimer: async (section: HTMLElement) =>
    (await import('./show-asked-disclaimer.ts')).showAskedDisclaimer(section),
  similar: async (section: HTMLElement) =>
    (await import('./show-asked-similar.ts')).showAskedSimilar(section),
};

/**
 * Asks for what a section shows and shows it (spec C9, C10, V11). Where no answer comes, or none that can be used, the
 * section stays as it was built, in silence.
 */
export async function askSection(section: HTMLElement): Promise<void> {
  const asks = pageParts.valueOf(section, 'asks');
  if (!asks) return;
  try {
    await SHOW[asks](section);
  } catch (error) {
    logFailure(`No answer for ${asks}`, error);
  }
}
