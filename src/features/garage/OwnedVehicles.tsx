import { useState } from 'react';
import { ownedName, removedVehicle, type OwnedVehicle } from '../../domain/garage/owned-vehicle.ts';
import { formatCount, formatKilometres } from '../../domain/text/format.ts';
import { longDay } from '../../domain/text/long-day.ts';
import { GarageCard } from './GarageCard.tsx';
import { OwnedForm } from './OwnedForm.tsx';

type Props = {
  vehicles: readonly OwnedVehicle[];
  /** Addresses whose first letter waits for a press. */
  unproved: readonly string[];
  consent: string | undefined;
  onChange: (vehicle: OwnedVehicle, done: string) => void;
};

const yearOf = (day: string): string => (day === '' ? '' : `${longDay(day)} ${day.slice(0, 4)}`);

/** Where reminders go, and what they wait for. */
function reminderWords(remind: string, unproved: readonly string[]): string {
  if (remind === '') return 'None';
  return unproved.includes(remind.toLowerCase())
    ? `To ${remind}, once you click the link we sent`
    : `By email to ${remind}`;
}

function factsOf(vehicle: OwnedVehicle, unproved: readonly string[]): string[][] {
  const { km, service_on, service_km, rego_on, plate, state, remind } = vehicle;
  const service = [yearOf(service_on), service_km && `${formatCount(Number(service_km))} km`];
  return [
    // A vehicle without a make is called by its plate.
    ['Plate', ownedName(vehicle).startsWith(plate) ? '' : [plate, state].filter(Boolean).join(', ')],
    ['Kilometres', km && formatKilometres(Number(km))],
    ['Next service', service.filter(Boolean).join(' or at ')],
    ['Rego expires', yearOf(rego_on)],
    ['Reminders', reminderWords(remind, unproved)],
  ].filter(([, fact]) => fact !== '');
}

const newVehicle = (): OwnedVehicle => ({ ...removedVehicle(crypto.randomUUID(), ''), removed: false });

/** The vehicles of the shopper's own, kept on the device first (spec A6). */
export function OwnedVehicles({ vehicles, unproved, consent, onChange }: Props) {
  const [edited, setEdited] = useState<OwnedVehicle>();
  const form = edited && (
    <OwnedForm
      key={edited.id}
      vehicle={edited}
      consent={consent}
      onEnd={() => setEdited(undefined)}
      onSave={(vehicle) => {
        setEdited(undefined);
        onChange(vehicle, `${ownedName(vehicle)} is kept.`);
      }}
    />
  );
  const isNew = edited !== undefined && !vehicles.some(({ id }) => id === edited.id);
  return (
    <GarageCard id="garage-vehicles" title="My vehicles">
      {vehicles.length === 0 && !isNew && (
        <p className="garage-soft">Keep track of your service and rego dates, even offline.</p>
      )}
      <ul>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} id={`thing-${vehicle.id}`} className="garage-row">
            <h3>{ownedName(vehicle)}</h3>
            <dl className="garage-facts">
              {factsOf(vehicle, unproved).map(([term, fact]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
            {edited?.id === vehicle.id ? (
              form
            ) : (
              <div className="garage-buttons">
                <button type="button" className="button button-quiet" onClick={() => setEdited(vehicle)}>
                  Change<span className="sr-only">{` ${ownedName(vehicle)}`}</span>
                </button>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() =>
                    onChange(
                      removedVehicle(vehicle.id, new Date().toISOString()),
                      `${ownedName(vehicle)} has been removed.`,
                    )
                  }
                >
                  Remove<span className="sr-only">{` ${ownedName(vehicle)}`}</span>
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isNew
        ? form
        : !edited && (
            <button
              type="button"
              className="button button-quiet garage-add"
              onClick={() => setEdited(newVehicle())}
            >
              Add a vehicle
            </button>
          )}
    </GarageCard>
  );
}
