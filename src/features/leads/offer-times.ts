import {
  LIST_APPOINTMENTS,
  type Appointments,
  type AppointmentsQuestion,
} from '../../calls/list-appointments.ts';
import { fetchJson } from '../../services/fetch-json.ts';
import { logFailure } from '../../services/log-failure.ts';

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** '09:30' as '9:30 am'. */
function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

function optionsOf({ days }: Appointments): HTMLOptGroupElement[] {
  return days.map(({ day, times }) => {
    const group = document.createElement('optgroup');
    group.label = DAY.format(new Date(`${day}T00:00:00Z`));
    group.append(...times.map((time) => new Option(`${group.label}, ${timeText(time)}`, `${day}T${time}`)));
    return group;
  });
}

/**
 * Puts the times that can still be booked in place of a free choice of day and time (spec F5, K8); where they cannot be
 * had, the free choice stays.
 */
export async function offerTimes(input: HTMLInputElement, question: AppointmentsQuestion): Promise<void> {
  try {
    const address = `${LIST_APPOINTMENTS.path}?${new URLSearchParams(question)}`;
    const answer = (await fetchJson(address)) as Appointments;
    if (!Array.isArray(answer.days) || answer.days.length === 0 || input.value !== '') return;
    const select = document.createElement('select');
    select.append(new Option('No preference', ''), ...optionsOf(answer));
    for (const name of ['id', 'name', 'class', 'aria-describedby'])
      select.setAttribute(name, input.getAttribute(name) ?? '');
    input.replaceWith(select);
  } catch (error) {
    logFailure('The times for a test drive could not be had', error);
  }
}
