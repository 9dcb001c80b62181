import { useState } from 'react';
import { localTime } from '../../domain/location/local-time.ts';
import type { PriceType } from '../../domain/vehicle/vehicle-words.ts';
import { formatDate } from '../../domain/text/format.ts';
import { comparedCar } from './compared-car.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { ComparisonTools } from './ComparisonTools.tsx';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { SharedComparison } from './SharedComparison.tsx';
import { StockNotAsked } from './StockNotAsked.tsx';
import { useComparison } from './use-comparison.ts';
import { useFocusWithin } from './use-focus-within.ts';
import { useFreshVehicles } from './use-fresh-vehicles.ts';
import { useLinkedVehicles } from './use-linked-vehicles.ts';

export type ComparisonSettings = SavedSettings & {
  /** The dealer's sentence for what each kind of price includes. */
  priceNotes: Readonly<Record<PriceType, string>>;
  /** Years of the makers' warranties, by the name of the make. */
  warrantyYears: Readonly<Record<string, number>>;
  /** The form that asks about a vehicle. */
  enquiryRoute: string;
};

/** Up to four cars side by side, of the device or of a link, as the stock has them now (spec A3, A11). */
export function ComparedVehicles({ settings }: { settings: ComparisonSettings }) {
  const { slugs, own, isShared, remove, keep, showOwn } = useComparison();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const linked = useLinkedVehicles(slugs, own);
  const found = slugs.flatMap((slug) => {
    const one = linked.of(slug);
    return one?.kind === 'found' ? [one.vehicle] : [];
  });
  const fresh = useFreshVehicles(found);
  const region = useFocusWithin(slugs.length);
  const today = localTime(new Date(), settings.timeZone).day;
  const isAsking = linked.isAsking || fresh.isAsking;
  const cars = slugs.map((slug) => {
    const one = linked.of(slug);
    const asked = one?.kind === 'found' ? fresh.of(one.vehicle) : ({ state: 'asked' } as const);
    return comparedCar(slug, { linked: one, fresh: asked, isAsking }, settings, today);
  });
  const retry = linked.retry ?? fresh.retry;
  return (
    <div ref={region} tabIndex={-1} aria-busy={isAsking}>
      {retry && <StockNotAsked onRetry={retry} />}
      {isShared && (
        <SharedComparison
          ownCount={own.length}
          onKeep={found.length > 0 ? () => keep(found) : undefined}
          onShowOwn={showOwn}
        />
      )}
      {cars.length === 0 ? (
        <SavedNotice
          icon="compare"
          title="Nothing to compare yet"
          text="Tap the scales on up to four cards, then come back to see them side by side."
        />
      ) : (
        <>
          <ComparisonTools onlyDiffering={onlyDiffering} onOnlyDiffering={setOnlyDiffering} />
          <ComparisonTable
            cars={cars}
            // All lines come at once: one that came later would move the others.
            isComplete={!isAsking}
            facts={{
              specifications: slugs.map((slug) => linked.specificationsOf(slug)),
              priceNotes: settings.priceNotes,
              warrantyYears: settings.warrantyYears,
            }}
            enquiryRoute={settings.enquiryRoute}
            images={settings.images}
            onlyDiffering={onlyDiffering}
            onRemove={remove}
          />
          <p className="mt-4 hidden text-sm print:block">{`Prices as of ${formatDate(today)}. ${location.href}`}</p>
        </>
      )}
    </div>
  );
}
