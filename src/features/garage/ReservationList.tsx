import type { GarageReservation } from '../../domain/garage/garage.ts';
import { GarageCard } from './GarageCard.tsx';
import { VehicleName } from './VehicleName.tsx';

const CHIPS = { paying: 'Not paid yet', held: 'Held', ended: 'Ended' } as const;

function Reservation({ reservation }: { reservation: GarageReservation }) {
  const { id, state, text, money, vehicle, href } = reservation;
  return (
    <li id={`thing-${id}`} className="garage-row">
      <div className="garage-line">
        <h3>
          <VehicleName vehicle={vehicle} />
        </h3>
        <span className={`garage-chip garage-${state}`}>{CHIPS[state]}</span>
      </div>
      <p className="garage-soft">{[text, money].filter(Boolean).join(' ')}</p>
      {href !== undefined && state !== 'ended' && (
        <p>
          <a className="button button-quiet" href={href}>
            {state === 'paying' ? 'Go to Payment' : 'See Reservation'}
          </a>
        </p>
      )}
    </li>
  );
}

/** The vehicles that are held or were, with their end and what became of the fee (spec A6, F9). */
export function ReservationList({ reservations }: { reservations: readonly GarageReservation[] }) {
  return (
    <GarageCard id="garage-reservations" title="Reservations">
      <ul>
        {reservations.map((reservation) => (
          <Reservation key={reservation.id} reservation={reservation} />
        ))}
      </ul>
    </GarageCard>
  );
}
