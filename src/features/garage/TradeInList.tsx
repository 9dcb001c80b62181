import type { GarageTradeIn } from '../../domain/garage/garage.ts';
import { formatDollars } from '../../domain/text/format.ts';
import { longDay } from '../../domain/text/long-day.ts';
import { GarageCard } from './GarageCard.tsx';
import { dayOf } from '../../domain/garage/garage-words.ts';

function TradeIn({ figure, today, timeZone }: { figure: GarageTradeIn; today: string; timeZone: string }) {
  const { vehicle, low, high, offer, valued_on, valid_until, accepted } = figure;
  const isOver = valid_until < today;
  return (
    <li className="garage-row">
      <div className="garage-line">
        <h3>{vehicle}</h3>
        {accepted && <span className="garage-chip garage-answered">Offer accepted</span>}
      </div>
      <p className="garage-figure">{`${formatDollars(low)} to ${formatDollars(high)}`}</p>
      {accepted ? (
        <p className="garage-soft">{`You accepted ${formatDollars(accepted.offer)} on ${dayOf(accepted.at, timeZone)}, subject to an inspection.`}</p>
      ) : (
        offer !== undefined && (
          <p className="garage-soft">{`Offer ${formatDollars(offer)}, ${isOver ? 'ended' : 'until'} ${longDay(valid_until)}, subject to an inspection.`}</p>
        )
      )}
      <p className="garage-soft">{`Valued ${longDay(valued_on)}.`}</p>
    </li>
  );
}

/** The figures that were given for vehicles, and the offers that were accepted (spec A6, F8). `today` is YYYY-MM-DD. */
export function TradeInList({
  figures,
  href,
  ...rest
}: {
  figures: readonly GarageTradeIn[];
  href: string | undefined;
  today: string;
  timeZone: string;
}) {
  return (
    <GarageCard
      id="garage-trade-ins"
      title="Trade-in values"
      {...(href !== undefined && { link: { label: 'Value a vehicle', href } })}
    >
      <ul>
        {figures.map((figure) => (
          <TradeIn key={figure.id} figure={figure} {...rest} />
        ))}
      </ul>
    </GarageCard>
  );
}
