import type { BodyIcon } from '../../domain/vehicle/body-icon.ts';

/** A body type drawn from the side, from the one sprite file that every page shares. Decorative. */
export function BodyTypeIcon({ icon, className = '' }: { icon: BodyIcon; className?: string }) {
  return (
    <svg viewBox="0 0 64 32" aria-hidden="true" className={className}>
      <use href={`/body-icons.svg#${icon}`} />
    </svg>
  );
}
