import { useLayoutEffect, useMemo, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { VehicleCard } from '../../../components/vehicle/VehicleCard.tsx';
import { cardFromHit } from '../../../domain/search/card-from-hit.ts';
import { collapseSold } from '../../../domain/search/collapse-sold.ts';
import { withAway } from '../../../domain/search/near.ts';
import { withWeekly } from '../../../domain/search/weekly-card.ts';
import { placePromos, positionPromos } from '../../../domain/search/promo-cards.ts';
import { itemSpans } from '../../../domain/search/tile-spans.ts';
import { allOf, stockFilter } from '../../../domain/search/stock-filter.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { PromoTile } from '../PromoTile.tsx';
import { withWeeklyTerms } from '../WeeklyTerms.tsx';
import { AwakeContext } from './card-photos-context.ts';
import { CardPhotos, useCardPhotos } from './CardPhotos.tsx';
import { EmptyList } from './EmptyList.tsx';
import { useIslandData, useNear } from './island-context.ts';
import type { SearchAddress } from './search-address.ts';
import { scrollToList } from './results-heading.ts';
import { useLateAnswer } from './use-result-words.ts';

/** The classes of an item by the cells it takes in two columns and in three (search.css has the columns). */
const IN_TWO = ['', '', 'sm:col-span-2'];
const IN_THREE = ['', 'xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3'];

/** The cars of a page with the dealer's own cards among them (spec S4, S5, S9); the empty card when there are none. */
export function ResultsGrid({ address }: { address: SearchAddress }) {
  const { settings, soldDays, listing, today, weekly } = useIslandData();
  const { results } = useInstantSearch();
  const { place } = useNear();
  const isLate = useLateAnswer();
  const { awake, wakes } = useCardPhotos();
  const list = useRef<HTMLDivElement>(null);
  const { hits, page } = results;
  const listFilter = allOf(listing.filter, stockFilter(soldDays, today));

  const [items, classes, hidden] = useMemo(() => {
    const sellable = hits.map((hit) => ({
      ...hit,
      status: String(hit['status']),
      sold: hit['sold'] === true,
    }));
    const cards = collapseSold(sellable).map((hit) =>
      withWeekly(withAway(cardFromHit(hit, { ...settings, soldDays }, today), hit, place?.at), hit, weekly),
    );
    const promos = page === 0 ? positionPromos(settings, listing.path, today) : [];
    const placed = placePromos(cards, promos, settings.page_size);
    const areTiles = placed.map(({ kind }) => kind === 'promo');
    const [inTwo, inThree] = [itemSpans(areTiles, 2), itemSpans(areTiles, 3)];
    const spanClasses = areTiles.map((isTile, at) =>
      isTile ? `${IN_TWO[inTwo[at] ?? 1]} ${IN_THREE[inThree[at] ?? 1]}` : undefined,
    );
    return [placed, spanClasses, hits.length - cards.length] as const;
  }, [hits, page, settings, soldDays, listing.path, today, place, weekly]);

  // What the shopper changed is read from its top (spec S13); an answer to the address itself stays where the browser restored it.
  const shown = useRef(hits);
  useLayoutEffect(() => {
    if (shown.current === hits) return;
    shown.current = hits;
    const start = address.takeStart();
    if (typeof start === 'number') scrollTo({ top: start, behavior: 'instant' });
    if (start === 'top') scrollToList(list.current);
  }, [hits, address]);

  return (
    <div ref={list} aria-busy={isLate} className="aria-busy:opacity-60" {...wakes}>
      <AwakeContext.Provider value={awake}>
        {items.length === 0 ? (
          <EmptyList listFilter={listFilter} />
        ) : (
          // Another answer is another list: cards that both have would be seen to move.
          <ul key={hits.map(({ id }) => id).join()} className="results-grid">
            {withWeeklyTerms(
              items.map((item, at) => (
                <li
                  key={item.kind === 'vehicle' ? item.card.id : `promo ${item.promo.id}`}
                  className={classes[at]}
                >
                  {item.kind === 'vehicle' ? (
                    <VehicleCard
                      card={item.card}
                      images={settings.images}
                      Photos={CardPhotos}
                      isFirst={at === 0}
                    />
                  ) : (
                    <PromoTile promo={item.promo} images={settings.images} />
                  )}
                </li>
              )),
              weekly,
            )}
          </ul>
        )}
      </AwakeContext.Provider>
      {hidden > 0 && (
        <p className="mt-5 text-sm text-ink-soft">{`Sold ones are shown once: ${formatCount(hidden)} more of this page ${hidden === 1 ? 'is' : 'are'} left out.`}</p>
      )}
    </div>
  );
}
