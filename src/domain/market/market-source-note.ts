import { formatDate } from '../text/format.ts';
import type { MarketSettings } from './market-settings.ts';

/**
 * The source and the day of the figures behind a market price or gauge, in words to stand beside it (spec V5, V16). `asOf` is
 * an ISO date or date-time; without one the words name no day.
 */
export function marketSourceNote(
  settings: Pick<MarketSettings, 'source' | 'caution'>,
  asOf: string | undefined,
): string {
  const dated = asOf ? `${settings.source}, ${formatDate(asOf)}` : settings.source;
  return [`Source: ${dated}.`, settings.caution].filter(Boolean).join(' ');
}
