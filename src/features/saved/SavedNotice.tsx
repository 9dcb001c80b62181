import { ALL_HREF } from '../../domain/search/listing-href.ts';
import type { IconName } from '../../components/ui/icon-shapes.ts';
import { Icon } from '../../components/ui/Icon.tsx';

/** A card in place of cars: nothing is kept yet, or the stock could not be asked. */
export function SavedNotice({
  icon,
  title,
  text,
  onRetry,
}: {
  icon: IconName;
  title: string;
  text: string;
  onRetry?: () => void;
}) {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-16 text-center" role="status">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon name={icon} className="size-6" />
      </span>
      <h2 className="text-heading">{title}</h2>
      <p className="max-w-md text-ink-soft">{text}</p>
      {onRetry ? (
        <button type="button" className="button button-primary mt-3" onClick={onRetry}>
          Try again
        </button>
      ) : (
        <a href={ALL_HREF} className="button button-primary mt-3">
          See everything in stock
        </a>
      )}
    </div>
  );
}
