import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';

/** The card of a list without cars (spec S6). */
export function NoResults({
  refreshPath,
  similarPath,
  tellMe,
  waysOut,
}: {
  refreshPath: string;
  similarPath: string;
  /** The link to be told when one comes; nothing where searches are not kept. */
  tellMe: ReactNode;
  /** What to leave out of the query so that cars are found. */
  waysOut: ReactNode;
}) {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-16 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon name="search" className="size-6" />
      </span>
      <h2 className="text-heading">No Results Available</h2>
      <p className="max-w-md text-ink-soft">
        No results found for your search at this time. Please try adjusting the filters for more results.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <a href={refreshPath} className="button button-primary">
          Clear Filters
        </a>
        <a href={similarPath} className="button button-quiet">
          Find Me Something Similar
        </a>
        {tellMe}
      </div>
      {waysOut}
    </div>
  );
}
