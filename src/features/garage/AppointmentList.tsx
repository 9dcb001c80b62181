import { ENQUIRY_WORDS } from '../../domain/garage/enquiry-state.ts';
import type { GarageAppointment } from '../../domain/garage/garage.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { GarageCard } from './GarageCard.tsx';
import { timeWords } from './garage-words.ts';
import { VehicleName } from './VehicleName.tsx';

function Appointment({ appointment }: { appointment: GarageAppointment }) {
  const { id, kind, time, place, vehicle, state } = appointment;
  return (
    <li id={`thing-${id}`} className="garage-row">
      <div className="garage-line">
        <h3>{timeWords(time)}</h3>
        <span className={`garage-chip garage-${state}`}>{kind}</span>
      </div>
      {vehicle && (
        <p>
          <VehicleName vehicle={vehicle} />
        </p>
      )}
      <p className="garage-soft">
        {place.href === undefined ? place.name : <a href={place.href}>{place.name}</a>}, {place.address}
        {place.phone !== undefined && (
          <>
            , <a href={phoneHref(place.phone)}>{displayPhone(place.phone)}</a>
          </>
        )}
      </p>
      <p className="garage-soft">{ENQUIRY_WORDS[state].text}</p>
    </li>
  );
}

/** The appointments that are to come, the next one first (spec A6). */
export function AppointmentList({ appointments }: { appointments: readonly GarageAppointment[] }) {
  return (
    <GarageCard id="garage-appointments" title="Appointments">
      <ul>
        {appointments.map((appointment) => (
          <Appointment key={appointment.id} appointment={appointment} />
        ))}
      </ul>
    </GarageCard>
  );
}
