import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { comparisonHref, readComparisonLink } from '../../domain/saved/comparison-link.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { $comparison } from '../../state/saved-lists.ts';

export type Comparison = {
  slugs: readonly string[];
  /** What the device holds, shown or not. */
  own: readonly SavedVehicle[];
  /** True if a link brought other cars than the device holds (spec A11). */
  isShared: boolean;
  remove: (slug: string) => void;
  /** Makes these cars those of the device. */
  keep: (vehicles: readonly SavedVehicle[]) => void;
  /** Shows what the device holds. */
  showOwn: () => void;
};

const sameCars = (link: readonly string[], own: readonly SavedVehicle[]): boolean =>
  link.length === own.length && own.every(({ slug }) => link.includes(slug));

/** The cars of a link that are not those of the device; undefined where there are none. */
function sharedCars(): readonly string[] | undefined {
  const link = readComparisonLink(location.search);
  return link.length === 0 || sameCars(link, $comparison.get()) ? undefined : link;
}

/**
 * Which cars the page compares (spec A11): those of its address, else those of the device, which no link changes. The
 * address says them all the while, so that it can be sent on as it is.
 */
export function useComparison(): Comparison {
  const own = useStore($comparison);
  const [shared, setShared] = useState(sharedCars);
  const slugs = shared ?? own.map(({ slug }) => slug);
  const href = comparisonHref(slugs);
  useEffect(() => history.replaceState(history.state, '', href), [href]);
  return {
    slugs,
    own,
    isShared: shared !== undefined,
    remove: (slug) => {
      if (shared) setShared(shared.filter((one) => one !== slug));
      else $comparison.keep(own.filter((vehicle) => vehicle.slug !== slug));
    },
    keep: (vehicles) => {
      $comparison.keep(vehicles);
      setShared(undefined);
    },
    showOwn: () => setShared(undefined),
  };
}
