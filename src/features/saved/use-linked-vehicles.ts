import { useEffect, useMemo, useState } from 'react';
import type { LinkedVehicle } from '../../domain/saved/linked-vehicle.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { loadLinkedVehicle, type VehicleOnPage } from './load-linked-vehicle.ts';

export type LinkedVehicles = {
  /** Undefined while nothing has answered. */
  of: (slug: string) => LinkedVehicle | undefined;
  /** What its page says under 'All Specifications', by label. */
  specificationsOf: (slug: string) => ReadonlyMap<string, string> | undefined;
  isAsking: boolean;
  /** There when a page could not be had; what was answered before stays. */
  retry?: () => void;
};

/**
 * The cars of a comparison by their pages, each asked for once (spec A11); which ones those are that the device keeps is known
 * before their pages answer.
 */
export function useLinkedVehicles(slugs: readonly string[], known: readonly SavedVehicle[]): LinkedVehicles {
  const [answers, setAnswers] = useState<ReadonlyMap<string, VehicleOnPage>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const onDevice = useMemo(
    () => new Map(known.map((vehicle) => [vehicle.slug, { kind: 'found', vehicle } as const])),
    [known],
  );
  const of = (slug: string): LinkedVehicle | undefined => onDevice.get(slug) ?? answers.get(slug)?.linked;
  const wanted = slugs.filter((slug) => !answers.has(slug));
  const asked = wanted.join();
  useEffect(() => {
    if (hasFailed || asked === '') return;
    let isWanted = true;
    const loading = asked.split(',').map(async (slug) => [slug, await loadLinkedVehicle(slug)] as const);
    Promise.all(loading).then(
      (loaded) => isWanted && setAnswers((before) => new Map([...before, ...loaded])),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, hasFailed]);
  const isMissing = slugs.some((slug) => !of(slug));
  return {
    of,
    specificationsOf: (slug) => answers.get(slug)?.specifications,
    isAsking: wanted.length > 0 && !hasFailed,
    ...(isMissing && hasFailed && { retry: () => setFailed(false) }),
  };
}
