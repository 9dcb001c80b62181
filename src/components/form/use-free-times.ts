import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { LIST_APPOINTMENTS } from '../../api/routes.ts';
import type { Appointments } from '../../api/list-appointments.ts';
import { askApi } from '../../services/call-api.ts';
import { logFailure } from '../../services/log-failure.ts';
import type { FieldChoice } from '../../domain/lead/lead-form.ts';
import type { LeadFormId } from '../../domain/lead/lead-form-ids.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { zoneNote } from '../../domain/location/yard-clock.ts';
import { deviceZone } from '../ui/device-zone.ts';
import { controlOf, type Control } from './form-answers.ts';

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const GONE = "The time you chose isn't free there. Please choose another.";

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

/** A group of answers under a heading, such as the times of a day. */
export type ChoiceGroup = { label: string; choices: readonly FieldChoice[] };

export type FreeTimes = {
  groups: readonly ChoiceGroup[];
  /** At which place they are, and by whose clock, as far as the shopper cannot tell; '' for neither. */
  words: string;
};

/** What a form asks times for: itself, the vehicle and the chosen place by their ids, '' for none. */
export type AskedTimes = { form: LeadFormId; car: string; place: string };

/** The times that are free, for a shopper whose clock is in the zone `reader`. */
export function freeTimesOf(answer: Appointments, hasChosen: boolean, reader: string): FreeTimes {
  const { name, time_zone: zone, days } = answer;
  const note = zoneNote(zone, `${days[0]?.day ?? ''}T12:00`, reader);
  const parts = [hasChosen ? '' : `Times at ${name}`, note && (hasChosen ? `Times in ${note}` : note)];
  const words = parts.filter(Boolean).join(', ');
  return { groups: timeGroups(answer), words: words && `${words}.` };
}

/**
 * The times that can still be booked at the place of a form (spec F5, K8), asked again where another place is chosen; where
 * they cannot be had, and for a place that does not say its hours, the free choice of day and time stays. A time that was
 * typed, kept or chosen before stays chosen where it is free; `onGone` hears of one that is not. `field` is the name of the
 * field; undefined asks for nothing.
 */
export function useFreeTimes(
  formRef: RefObject<HTMLFormElement | null>,
  field: string | undefined,
  { form, car, place }: AskedTimes,
  onGone: (error: FieldError) => void,
): FreeTimes | undefined {
  const [times, setTimes] = useState<FreeTimes>();
  const wanted = useRef('');
  const control = (): Control | undefined =>
    formRef.current && field !== undefined ? controlOf(formRef.current, field) : undefined;
  useEffect(() => {
    if (field === undefined) return;
    let isWanted = true;
    function show(next: FreeTimes | undefined): void {
      if (!isWanted) return;
      wanted.current = control()?.value ?? '';
      setTimes(next);
    }
    const query = { location: place || undefined, car_id: car || undefined, form };
    askApi(LIST_APPOINTMENTS, { query }).then(
      (answer) => {
        const isKnown = Array.isArray(answer.days) && answer.any_time !== true;
        show(isKnown ? freeTimesOf(answer, place !== '', deviceZone()) : undefined);
      },
      (error: unknown) => {
        show(undefined);
        logFailure('The times that can be booked could not be loaded', error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [field, form, car, place]);
  useLayoutEffect(() => {
    const now = control();
    if (!now || wanted.current === '') return;
    const isFree =
      !times || times.groups.some(({ choices }) => choices.some(({ value }) => value === wanted.current));
    now.value = isFree ? wanted.current : '';
    if (!isFree && field !== undefined) onGone({ field, message: GONE });
  }, [times]);
  return times;
}
