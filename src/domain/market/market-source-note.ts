import { formatDate } from '../text/format.ts';
import type { MarketSettings } from './market-settings.ts';

/**
 * Whose figures a market price or gauge rests on and of which day, in words to stand beside it (spec V5, V16). `asOf` is
 * an ISO date or date-time; without one the words name no day.
 */
export function marketSourceNote(
  settings: Pick<MarketSettings, 'source' | 'caution'>,
  asOf: string | undefined,
): string {
  const dated = asOf ? `${settings.source}, ${formatDate(asOf)}` : settings.source;
  return [`Source: ${dated}.`, settings.caution].filter(Boolean).join(' ');
}
