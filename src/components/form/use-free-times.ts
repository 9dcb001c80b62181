import { useEffect, useState, type RefObject } from 'react';
import { LIST_APPOINTMENTS } from '../../api/routes.ts';
import type { Appointments } from '../../api/list-appointments.ts';
import { askApi } from '../../services/call-api.ts';
import { logFailure } from '../../services/log-failure.ts';
import { controlOf } from './form-answers.ts';
import type { ChoiceGroup } from './Field.tsx';

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** '09:30' as '9:30 am'. */
export function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The free times of each day, a group a day. */
export const timeGroups = ({ days }: Appointments): ChoiceGroup[] =>
  days.map(({ day, times }) => {
    const label = DAY.format(new Date(`${day}T00:00:00Z`));
    return {
      label,
      choices: times.map((time) => ({ value: `${day}T${time}`, label: `${label}, ${timeText(time)}` })),
    };
  });

/**
 * The times that can still be booked (spec F5, K8), once they are known; where they cannot be had, or a time was typed
 * meanwhile, the free choice of day and time stays. `field` is the name of the field; undefined asks for nothing.
 */
export function useFreeTimes(
  formRef: RefObject<HTMLFormElement | null>,
  field: string | undefined,
  car: string,
): readonly ChoiceGroup[] | undefined {
  const [groups, setGroups] = useState<readonly ChoiceGroup[]>();
  useEffect(() => {
    if (field === undefined) return;
    let isWanted = true;
    const place = new URLSearchParams(location.search).get('location');
    const query = { location: place || undefined, car_id: car || undefined };
    askApi(LIST_APPOINTMENTS, { query }).then(
      (answer) => {
        const { days } = answer;
        const typed = formRef.current && controlOf(formRef.current, field)?.value;
        if (isWanted && Array.isArray(days) && days.length > 0 && typed === '') setGroups(timeGroups(answer));
      },
      (error: unknown) => logFailure('The times for a test drive could not be loaded', error),
    );
    return () => {
      isWanted = false;
    };
  }, [field, car]);
  return groups;
}
