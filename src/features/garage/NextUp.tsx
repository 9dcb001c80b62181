import { Icon } from '../../components/ui/Icon.tsx';
import { deviceZone } from '../../components/ui/device-zone.ts';
import type { IconName } from '../../components/ui/icon-shapes.ts';
import type { Attention } from '../../domain/garage/attention.ts';
import { REMINDER_WORDS } from '../../domain/garage/due-reminders.ts';
import { ownedName } from '../../domain/garage/owned-vehicle.ts';
import { longDay } from '../../domain/text/long-day.ts';
import { timeWords } from '../../domain/garage/garage-words.ts';

type Tile = { id: string; icon: IconName; eyebrow: string; when: string; what: string };

function tileOf(each: Attention): Tile {
  if (each.kind === 'appointment') {
    const { id, kind, place, vehicle } = each.appointment;
    const what = [vehicle?.name ?? kind, place.name].join(', ');
    return {
      id,
      icon: 'calendar',
      eyebrow: 'Next appointment',
      when: timeWords(each.at, each.timeZone, deviceZone()),
      what,
    };
  }
  if (each.kind === 'reminder') {
    const { vehicle, reminder, at } = each;
    const when = longDay(at.slice(0, 10));
    return {
      id: vehicle.id,
      icon: 'tools',
      eyebrow: REMINDER_WORDS[reminder],
      when,
      what: ownedName(vehicle),
    };
  }
  const { id, state, vehicle } = each.reservation;
  return {
    id,
    icon: 'clock',
    eyebrow: state === 'paying' ? 'Not paid yet' : 'Held for you',
    when: `Until ${timeWords(each.at, each.timeZone, deviceZone())}`,
    what: vehicle.name,
  };
}

/** What needs attention first, each leading to its place on the page. */
export function NextUp({ things }: { things: readonly Attention[] }) {
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="garage-next">
      <h2 id="garage-next" className="sr-only">
        Next up
      </h2>
      <ul className="garage-next">
        {things.map(tileOf).map(({ id, icon, eyebrow, when, what }) => (
          <li key={`${id} ${eyebrow}`}>
            <a className="garage-tile" href={`#thing-${id}`}>
              <span className="garage-badge">
                <Icon name={icon} className="size-5.5" />
              </span>
              <span>
                <span className="eyebrow">{eyebrow}</span>
                <strong>{when}</strong>
                <span className="garage-soft">{what}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
