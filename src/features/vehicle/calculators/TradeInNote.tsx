import type { KeptTradeIn } from '../../../domain/trade-in/kept-trade-in.ts';
import { formatDate, formatDollars } from '../../../domain/text/format.ts';

/** Says below the deposit that it is what the shopper's own vehicle was valued at, and on which day (spec F8). */
export function TradeInNote({
  tradeIn: { value, vehicle, valued_on },
  onLeaveOut,
}: {
  tradeIn: KeptTradeIn;
  onLeaveOut: () => void;
}) {
  return (
    <p className="-mt-3 text-sm text-ink-soft">
      Your <span>{vehicle}</span>: an estimate of <span>{formatDollars(value)}</span> on{' '}
      <span>{formatDate(valued_on)}</span>.{' '}
      <button type="button" className="link min-h-6" onClick={onLeaveOut}>
        Leave it out
      </button>
    </p>
  );
}
