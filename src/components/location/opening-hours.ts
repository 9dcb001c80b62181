import type { HoursSettings } from '../../domain/location/location-settings.ts';
import { nowRow, type PlaceHours, specialHoursRows, weekRows } from '../../domain/location/opening-hours.ts';
import { PageMarks } from '../ui/page-marks.ts';

/** Parts of opening hours. */
export type HoursMarks = {
  /** The place and its settings of hours, as JSON. */
  place: string;
  /** The line that says whether it is open now. */
  'now-row': true;
  'week-row': true;
  /** A row of today. */
  today: 'true';
  /** The button to the hours of holidays, and a row of them with its date. */
  holidays: true;
  day: string;
};
const marks = new PageMarks<HoursMarks>();

/** How often the open page looks at the clock, in milliseconds: hours change by the minute. */
const LOOKS_EVERY = 60_000;

/**
 * Decides again what the build decided of today: the row of the week, whether the place is open, and which holidays are
 * still to come (spec L6). Rows keep their places; those of past holidays are hidden in a closed dialog.
 */
class OpeningHours extends HTMLElement {
  connectedCallback(): void {
    const { place, settings } = JSON.parse(marks.valueOf(this, 'place') ?? '{}') as Decided;
    const show = (): void => this.#show(place, settings, new Date());
    show();
    setInterval(show, LOOKS_EVERY);
  }

  #show(place: PlaceHours, settings: HoursSettings, now: Date): void {
    const line = nowRow(place, now);
    const [label, text] = marks.find(this, 'now-row')?.children ?? [];
    if (label) label.textContent = line?.label ?? '';
    if (text) text.textContent = line?.text ?? '';
    const rows = marks.findAll(this, 'week-row');
    weekRows(place, settings, now).forEach(({ isToday }, index) => {
      const row = rows[index];
      if (row) marks.set(row, 'today', isToday ? 'true' : undefined);
    });
    const holidays = new Map(specialHoursRows(place, now).map((row) => [row.day, row]));
    for (const row of marks.findAll(this, 'day')) {
      const holiday = holidays.get(marks.valueOf(row, 'day') ?? '');
      row.hidden = !holiday;
      marks.set(row, 'today', holiday?.isToday ? 'true' : undefined);
    }
    // Its place is kept, so that nothing below it moves.
    marks.find(this, 'holidays')?.classList.toggle('invisible', holidays.size === 0);
  }
}

/** What the page's HTML says of the place, as its component wrote it. */
type Decided = { place: PlaceHours; settings: HoursSettings };

customElements.define('opening-hours', OpeningHours);
