import type { CardTag } from '../../domain/vehicle/card-tag.ts';
import { Icon } from '../ui/Icon.tsx';
import { marks } from '../ui/page-marks.ts';
import type { VehicleMarks } from './vehicle-marks.ts';

const TONES = {
  neutral: 'bg-ink text-ground',
  positive: 'bg-positive text-ground',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger text-ground',
  accent: 'bg-accent text-accent-ink',
} satisfies Record<CardTag['tone'], string>;

/** The one tag a car may carry (spec D1). */
export function VehicleTag({ tag }: { tag: CardTag }) {
  return (
    <span
      {...marks<VehicleMarks>({ 'last-day': tag.lastDay })}
      className={`inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-small px-2.5 text-[0.8125rem] leading-tight font-semibold ${TONES[tag.tone]}`}
    >
      {tag.kind === 'certified' && <Icon name="shield" className="size-4" />}
      <span>{tag.text}</span>
    </span>
  );
}
