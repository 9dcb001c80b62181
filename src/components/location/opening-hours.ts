import { locationParts } from './location-parts.ts';
import type { HoursSettings } from '../../domain/location/location-settings.ts';
import { nowRow, type PlaceHours, specialHoursRows, weekRows } from '../../domain/location/opening-hours.ts';

/** How often the open page looks at the clock, in milliseconds: hours change by the minute. */
const LOOKS_EVERY = 60_000;

/**
 * Decides again what the build decided of today: the row of the week, whether the place is open, and which holidays are
 * still to come (spec L6). Rows keep their places; those of past holidays are hidden in a closed dialog.
 */
class OpeningHours extends HTMLElement {
  connectedCallback(): void {
    const { place, settings } = JSON.parse(locationParts.valueOf(this, 'place') ?? '{}') as Decided;
    const show = (): void => this.#show(place, settings, new Date());
    show();
    setInterval(show, LOOKS_EVERY);
  }

  #show(place: PlaceHours, settings: HoursSettings, now: Date): void {
    const line = nowRow(place, now);
    const [label, text] = locationParts.find(this, 'now-row')?.children ?? [];
    if (label) label.textContent = line?.label ?? '';
    if (text) text.textContent = line?.text ?? '';
    const rows = locationParts.findAll(this, 'week-row');
    weekRows(place, settings, now).forEach(({ isToday }, index) => {
      const row = rows[index];
      if (row) locationParts.set(row, 'today', isToday ? 'true' : undefined);
    });
    const holidays = new Map(specialHoursRows(place, now).map((row) => [row.day, row]));
    for (const row of locationParts.findAll(this, 'day')) {
      const holiday = holidays.get(locationParts.valueOf(row, 'day') ?? '');
      row.hidden = !holiday;
      locationParts.set(row, 'today', holiday?.isToday ? 'true' : undefined);
    }
    // Its place is kept, so that nothing below it moves.
    locationParts.find(this, 'holidays')?.classList.toggle('invisible', holidays.size === 0);
  }
}

/** What the page's HTML says of the place, as its component wrote it. */
type Decided = { place: PlaceHours; settings: HoursSettings };

customElements.define('opening-hours', OpeningHours);
