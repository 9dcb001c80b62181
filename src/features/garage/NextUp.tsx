import { Icon } from '../../components/ui/Icon.tsx';
import type { IconName } from '../../components/ui/icon-shapes.ts';
import type { Attention } from '../../domain/garage/attention.ts';
import { timeWords } from './garage-words.ts';

type Tile = { id: string; icon: IconName; eyebrow: string; when: string; what: string };

function tileOf(each: Attention): Tile {
  if (each.kind === 'appointment') {
    const { id, kind, place, vehicle } = each.appointment;
    const what = [vehicle?.name ?? kind, place.name].join(', ');
    return { id, icon: 'calendar', eyebrow: 'Next appointment', when: timeWords(each.at), what };
  }
  const { id, state, vehicle } = each.reservation;
  return {
    id,
    icon: 'clock',
    eyebrow: state === 'paying' ? 'Not paid yet' : 'Held for you',
    when: `Until ${timeWords(each.at)}`,
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
          <li key={id}>
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
