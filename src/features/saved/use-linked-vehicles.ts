import { useEffect, useMemo, useState } from 'react';
import type { LinkedVehicle } from '../../domain/saved/linked-vehicle.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { loadLinkedVehicle } from './load-linked-vehicle.ts';

export type LinkedVehicles = {
  /** Undefined while nothing has answered. */
  of: (slug: string) => LinkedVehicle | undefined;
  isAsking: boolean;
  /** There when a page could not be had; what was answered before stays. */
  retry?: () => void;
};

/** The cars of a link (spec A11): those that the device knows at once, the others by their pages, each asked for once. */
export function useLinkedVehicles(slugs: readonly string[], known: readonly SavedVehicle[]): LinkedVehicles {
  const [answers, setAnswers] = useState<ReadonlyMap<string, LinkedVehicle>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const onDevice = useMemo(
    () => new Map(known.map((vehicle) => [vehicle.slug, { kind: 'found', vehicle } as const])),
    [known],
  );
  const of = (slug: string): LinkedVehicle | undefined => onDevice.get(slug) ?? answers.get(slug);
  const wanted = slugs.filter((slug) => !of(slug));
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
  const isMissing = wanted.length > 0;
  return {
    of,
    isAsking: isMissing && !hasFailed,
    ...(isMissing && hasFailed && { retry: () => setFailed(false) }),
  };
}
