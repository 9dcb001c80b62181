import { useState } from 'react';
import { deviceZone } from '../../components/ui/device-zone.ts';
import { ENQUIRY_WORDS } from '../../domain/garage/enquiry-state.ts';
import type { GarageAppointment } from '../../domain/garage/garage.ts';
import { canChangeAppointment } from '../../domain/lead/can-change-appointment.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { CancelAppointment, MoveAppointment } from './AppointmentChange.tsx';
import { GarageCard } from './GarageCard.tsx';
import { timeWords } from '../../domain/garage/garage-words.ts';
import type { Act } from './use-garage.ts';
import { VehicleName } from './VehicleName.tsx';

type Props = { act: Act; noticeMinutes: number };
type Doing = 'nothing' | 'moving' | 'cancelling';

function Appointment({ appointment, act, noticeMinutes }: Props & { appointment: GarageAppointment }) {
  const [doing, setDoing] = useState<Doing>('nothing');
  const { id, kind, time, time_zone, place, vehicle, state } = appointment;
  const canChange = canChangeAppointment(appointment, { notice_minutes: noticeMinutes }, new Date());
  const change = { appointment, act, onEnd: () => setDoing('nothing') };
  return (
    <li id={`thing-${id}`} className="garage-row">
      <div className="garage-line">
        <h3>{timeWords(time, time_zone, deviceZone())}</h3>
        <span className={`garage-chip garage-${state}`}>{kind}</span>
      </div>
      {vehicle && (
        <p>
          <VehicleName vehicle={vehicle} />
        </p>
      )}
      <p className="garage-soft">
        <span>{place.href === undefined ? place.name : <a href={place.href}>{place.name}</a>}</span>,{' '}
        <span>{place.address}</span>
        {place.phone !== undefined && (
          <>
            , <a href={phoneHref(place.phone)}>{displayPhone(place.phone)}</a>
          </>
        )}
      </p>
      <p className="garage-soft">{ENQUIRY_WORDS[state].text}</p>
      {doing === 'moving' && <MoveAppointment {...change} />}
      {doing === 'cancelling' && <CancelAppointment {...change} />}
      {doing === 'nothing' && canChange && (
        <div className="garage-buttons">
          <button type="button" className="button button-quiet" onClick={() => setDoing('moving')}>
            Move<span className="sr-only"> the appointment</span>
          </button>
          <button type="button" className="button button-quiet" onClick={() => setDoing('cancelling')}>
            Cancel<span className="sr-only"> the appointment</span>
          </button>
        </div>
      )}
      {!canChange && <p className="garage-soft">To change it now, please call the yard.</p>}
    </li>
  );
}

/** The appointments that are to come, the next one first (spec A6). */
export function AppointmentList({
  appointments,
  ...rest
}: Props & { appointments: readonly GarageAppointment[] }) {
  return (
    <GarageCard id="garage-appointments" title="Appointments">
      <ul>
        {appointments.map((appointment) => (
          <Appointment key={appointment.id} appointment={appointment} {...rest} />
        ))}
      </ul>
    </GarageCard>
  );
}
