import { useEffect, useState } from 'react';
import type { AppointmentDay } from '../../api/list-appointments.ts';
import { CANCEL_APPOINTMENT, LIST_APPOINTMENTS, MOVE_APPOINTMENT } from '../../api/routes.ts';
import { deviceZone } from '../../components/ui/device-zone.ts';
import type { GarageAppointment } from '../../domain/garage/garage.ts';
import { formatClockTime } from '../../domain/location/clock-time.ts';
import { longDay } from '../../domain/text/long-day.ts';
import { callApi } from '../../services/call-api.ts';
import { timeWords } from '../../domain/garage/garage-words.ts';
import type { Act } from './use-garage.ts';

type Props = { appointment: GarageAppointment; act: Act; onEnd: () => void };

const NOT_ASKED =
  "We can't load the available times right now. Please call the yard, or try again in a moment.";

/** Chooses another time among those that can be booked now. */
export function MoveAppointment({ appointment: { id, time, time_zone, location }, act, onEnd }: Props) {
  const words = (at: string): string => timeWords(at, time_zone, deviceZone());
  const [days, setDays] = useState<readonly AppointmentDay[] | 'asking' | 'unknown'>('asking');
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    let isWanted = true;
    void callApi(LIST_APPOINTMENTS, { query: { location } }).then(
      (called) => isWanted && setDays(called.kind === 'answered' ? called.answer.days : 'unknown'),
    );
    return () => {
      isWanted = false;
    };
  }, [location]);
  async function submit(): Promise<void> {
    if (chosen === '') return document.getElementById(`time-${id}`)?.focus();
    const move = () => callApi(MOVE_APPOINTMENT, { parts: { id }, body: { time: chosen } });
    if (await act(move, `Your appointment is now on ${words(chosen)}.`)) onEnd();
  }
  if (days === 'asking') return <p role="status">Looking for free times…</p>;
  if (days === 'unknown') return <p role="status">{NOT_ASKED}</p>;
  return (
    <form
      className="garage-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={`time-${id}`}>
        New time, in place of <span>{words(time)}</span>
        <select
          id={`time-${id}`}
          className="field"
          value={chosen}
          autoFocus
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">Choose a time</option>
          {days.map(({ day, times }) => (
            <optgroup key={day} label={longDay(day)}>
              {times.map((each) => (
                <option
                  key={each}
                  value={`${day}T${each}`}
                >{`${longDay(day)}, ${formatClockTime(each)}`}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div className="garage-buttons">
        <button type="submit" className="button button-primary">
          Move to This Time
        </button>
        <button type="button" className="button button-quiet" onClick={onEnd}>
          Keep It as It Is
        </button>
      </div>
    </form>
  );
}

/** Asks once more before an appointment is gone. */
export function CancelAppointment({ appointment: { id, time, time_zone }, act, onEnd }: Props) {
  const words = timeWords(time, time_zone, deviceZone());
  async function cancel(): Promise<void> {
    const done = `Your appointment on ${words} is cancelled.`;
    const call = () => callApi(CANCEL_APPOINTMENT, { parts: { id }, body: { confirm: 'cancel' } });
    if (await act(call, done)) onEnd();
  }
  return (
    <div className="garage-form" role="group" aria-label="Cancel the appointment">
      <p>{`Cancel your appointment on ${words}? Someone else can then take that time.`}</p>
      <div className="garage-buttons">
        <button type="button" className="button button-primary" autoFocus onClick={() => void cancel()}>
          Cancel It
        </button>
        <button type="button" className="button button-quiet" onClick={onEnd}>
          Keep it
        </button>
      </div>
    </div>
  );
}
