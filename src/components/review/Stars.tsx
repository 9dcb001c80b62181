import { starFills } from '../../domain/review/stars.ts';

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

/** An average out of five as stars (spec D5), with the figure for readers who cannot see them. */
export function Stars({ average, className = 'size-5' }: { average: number; className?: string }) {
  return (
    <span
      className="inline-flex flex-none gap-0.5 text-accent-strong"
      role="img"
      aria-label={`${average} out of 5`}
    >
      {starFills(average).map((fill, index) => (
        <svg key={index} viewBox="0 0 24 24" className={`flex-none ${className}`} aria-hidden="true">
          <path d={STAR} fill="currentColor" opacity="0.22" className="star-rest" />
          {fill > 0 && (
            <path
              d={STAR}
              fill="currentColor"
              clipPath={fill < 1 ? `inset(0 ${Math.round((1 - fill) * 100)}% 0 0)` : undefined}
            />
          )}
        </svg>
      ))}
    </span>
  );
}
