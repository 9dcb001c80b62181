import { clockText, localTime } from './local-time.ts';
import type { Location } from './location.ts';

/** Milliseconds that the clocks of Australia are ahead of UTC, within three hours. */
const ABOUT_AHEAD = 10 * 3_600_000;

type Places = { site: { time_zone: string }; locations: readonly Pick<Location, 'slug' | 'time_zone'>[] };

/** The zone by whose clock a place of a dealer says its times; the dealer's for a place that is not known. */
export const yardZone = ({ site, locations }: Places, slug: string | undefined): string =>
  locations.find((place) => place.slug === slug)?.time_zone ?? site.time_zone;

/** An IANA zone as people say it: 'Sydney time'. */
export function zoneWords(timeZone: string): string {
  const [region, city = timeZone] = timeZone.split('/');
  return `${city.replaceAll('_', ' ')}${region === 'Australia' ? '' : ' Island'} time`;
}

/**
 * The words of a zone for a reader whose own clock shows another time then; '' where it shows the same. `time` is
 * `YYYY-MM-DDTHH:MM` by the clock of the zone.
 */
export function zoneNote(timeZone: string, time: string, readerZone: string | undefined): string {
  const moment = new Date(Date.parse(`${time.slice(0, 16)}Z`) - ABOUT_AHEAD);
  if (readerZone === undefined || Number.isNaN(moment.getTime())) return zoneWords(timeZone);
  const [there, here] = [timeZone, readerZone].map((zone) => JSON.stringify(localTime(moment, zone)));
  return there === here ? '' : zoneWords(timeZone);
}

/** A moment (milliseconds) by the clock of a yard, for whoever reads it: 'Monday 23 November at 12:00 pm Sydney time'. */
export function yardTime(moment: number, timeZone: string): string {
  const of = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-AU', { ...options, timeZone }).format(moment);
  const day = of({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  return `${day} at ${of({ hour: 'numeric', minute: '2-digit' })} ${zoneWords(timeZone)}`;
}

/**
 * An appointment (`YYYY-MM-DDTHH:MM` by the clock of its yard) for an email: 'Friday 27 November 2026, 8:30 am Sydney time';
 * other text as it is.
 */
export function yardAppointment(time: string, timeZone: string): string {
  const date = new Date(`${time}Z`);
  if (Number.isNaN(date.getTime())) return time;
  const text = date
    .toLocaleString('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
    .replace(/^(\p{L}+),/u, '$1')
    .replace(' at ', ', ');
  return `${text} ${zoneWords(timeZone)}`;
}

/** The moment (milliseconds) at which the clock of a zone shows `YYYY-MM-DDTHH:MM`; undefined for other text. */
export function momentAt(time: string, timeZone: string): number | undefined {
  const shown = Date.parse(`${time}Z`);
  if (Number.isNaN(shown)) return undefined;
  const guess = shown - ABOUT_AHEAD;
  return guess + shown - Date.parse(`${clockText(new Date(guess), timeZone)}Z`);
}
