import { marks } from '../ui/page-parts.ts';
import type { VehicleParts } from './vehicle-parts.ts';
import { Icon } from '../ui/Icon.tsx';
import type { VehicleCard } from '../../domain/vehicle/vehicle-card.ts';

/** 44 pixels to press around a smaller disc, above the link that covers the card. */
const BUTTON = 'relative z-1 grid size-11 cursor-pointer place-items-center';
const DISC =
  'grid size-9 place-items-center rounded-full bg-surface text-ink shadow-card group-aria-pressed/press:bg-accent group-aria-pressed/press:text-accent-ink';

/**
 * The heart and the comparison of a card (spec A3). Rendered in static pages and in the search alike; card-actions.ts
 * presses them, and says whether they are pressed, so that nothing here depends on who is looking.
 */
export function CardActions({
  card,
}: {
  card: Pick<VehicleCard, 'id' | 'title' | 'make' | 'model' | 'canSave' | 'canCompare'>;
}) {
  const actions = [
    { kind: 'save', icon: 'heart', word: 'Save', isOn: card.canSave },
    { kind: 'compare', icon: 'compare', word: 'Compare', isOn: card.canCompare },
  ] as const;
  if (!card.canSave && !card.canCompare) return null;
  return (
    // As wide as it will be from the start: a page can be drawn between the two, and the first would move.
    <div
      className={`needs-script absolute top-1.5 right-1.5 flex ${card.canSave && card.canCompare ? 'w-22' : ''}`}
    >
      {actions.map(
        ({ kind, icon, word, isOn }) =>
          isOn && (
            <vehicle-action
              key={kind}
              kind={kind}
              {...marks<VehicleParts>({ id: card.id, make: card.make, model: card.model })}
            >
              <button type="button" className={`${BUTTON} group/press`} aria-label={`${word} ${card.title}`}>
                <span className={DISC}>
                  <Icon name={icon} className="size-4.5" />
                </span>
              </button>
            </vehicle-action>
          ),
      )}
    </div>
  );
}
