import { marks } from '../ui/page-marks.ts';
import type { VehicleMarks } from './vehicle-marks.ts';
import { Icon } from '../ui/Icon.tsx';
import type { VehicleCard } from '../../domain/vehicle/vehicle-card.ts';

/** What a card has beside its link: the heart on its picture, and the comparison at its foot, where it covers no car. */
const ACTIONS = {
  save: {
    icon: 'heart',
    word: 'Save',
    place: 'card-save absolute top-1 right-1',
    disc: 'bg-surface text-ink shadow-card',
  },
  compare: {
    icon: 'compare',
    word: 'Compare',
    // A mouse finds it on the card that it is over; a finger and the keyboard see it always.
    place:
      'card-compare -my-2 -mr-2.5 shrink-0 transition-opacity [@media(hover:hover)]:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 has-aria-pressed:opacity-100',
    disc: 'text-ink-soft',
  },
} as const;

/**
 * The heart or the comparison of a card (spec A3). Rendered in static pages and in the search alike; card-actions.ts
 * presses them, and says whether they are pressed, so that nothing here depends on who is looking.
 */
export function CardAction({
  kind,
  card,
}: {
  kind: keyof typeof ACTIONS;
  card: Pick<VehicleCard, 'id' | 'title' | 'make' | 'model'>;
}) {
  const { icon, word, place, disc } = ACTIONS[kind];
  return (
    <div className={`needs-script ${place}`}>
      <vehicle-action
        kind={kind}
        {...marks<VehicleMarks>({ id: card.id, make: card.make, model: card.model })}
      >
        {/* 44 pixels to press around a smaller disc, above the link that covers the card. */}
        <button
          type="button"
          className="group/press relative z-1 grid size-11 cursor-pointer place-items-center"
          aria-label={`${word} ${card.title}`}
        >
          <span
            className={`grid size-9 place-items-center rounded-full group-aria-pressed/press:bg-accent group-aria-pressed/press:text-accent-ink ${disc}`}
          >
            <Icon
              name={icon}
              className={`size-4.5 ${kind === 'save' ? 'group-aria-pressed/press:fill-current' : ''}`}
            />
          </span>
        </button>
      </vehicle-action>
    </div>
  );
}
