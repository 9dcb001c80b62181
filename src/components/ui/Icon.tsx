import { ICON_SHAPES, type IconName } from './icon-shapes.ts';

/** A decorative line icon in the colour of its text; the words beside it carry the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={ICON_SHAPES[name]} />
    </svg>
  );
}
