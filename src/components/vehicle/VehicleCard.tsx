import { marks } from '../ui/page-marks.ts';
import type { VehicleMarks } from './vehicle-marks.ts';
import { memo, type ComponentType, type ReactNode } from 'react';
import { imageSource, imageSourceSet } from '../../domain/picture/image-host.ts';
import type { ImageSettings } from '../../domain/picture/image-settings.ts';
import type { VehicleCard as VehicleCardData } from '../../domain/vehicle/vehicle-card.ts';
import { Icon } from '../ui/Icon.tsx';
import { BodyTypeIcon } from './BodyTypeIcon.tsx';
import { CardAction } from './CardAction.tsx';
import { VehiclePrice } from './VehiclePrice.tsx';
import { VehicleTag } from './VehicleTag.tsx';

/** What lets the photos of a card be looked through in place, around its first. */
export type CardPhotosProps = { card: VehicleCardData; children: ReactNode };

type Props = {
  card: VehicleCardData;
  images: ImageSettings;
  /** Only where an island shows the card; elsewhere it has its first photo. */
  Photos?: ComponentType<CardPhotosProps>;
  /** The first of a list, whose photo is asked for at once: it's the largest thing on a phone's first screen. */
  isFirst?: boolean;
};

const CARD_WIDTHS = [320, 480, 640];
const CARD_SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 45vw, 92vw';

/** A car in a list (spec D1-D4). The heading's link covers the whole card; its actions lie above. */
export const VehicleCard = memo(function VehicleCard({ card, images, Photos, isFirst = false }: Props) {
  const photo = card.image && (
    <img
      src={imageSource(card.image.url, 480, images)}
      srcSet={imageSourceSet(card.image.url, CARD_WIDTHS, images, card.image.width) || undefined}
      sizes={CARD_SIZES}
      alt=""
      width={480}
      height={320}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className="size-full object-cover transition-transform duration-500 group-hover:scale-103"
    />
  );
  return (
    <article
      {...marks<VehicleMarks>({ 'last-day': card.lastDay })}
      className="card group relative flex h-full flex-col overflow-hidden transition-shadow duration-200 hover:shadow-lift"
    >
      <div className="card-picture relative aspect-3/2 overflow-hidden bg-raised">
        {photo ? (
          Photos ? (
            <Photos card={card}>{photo}</Photos>
          ) : (
            photo
          )
        ) : (
          <div className="grid size-full place-items-center content-center gap-2 text-ink-faint">
            <BodyTypeIcon icon={card.icon} className="w-28" />
            <span className="text-sm text-ink-soft">Photos coming soon</span>
          </div>
        )}
        {card.tag && (
          <div className="card-tag absolute top-3 left-3 max-w-[60%]">
            <VehicleTag tag={card.tag} />
          </div>
        )}
        {card.canSave && <CardAction kind="save" card={card} />}
      </div>
      <div className="card-words flex grow flex-col gap-3 p-4 sm:p-5">
        <div>
          <h3 className="font-[family-name:var(--font-site)] text-[1.0625rem] leading-snug font-semibold tracking-tight">
            <a
              {...marks<VehicleMarks>({ 'card-link': true })}
              href={card.href}
              className="after:absolute after:inset-0 after:rounded-large"
            >
              {card.title}
            </a>
          </h3>
          {card.subtitle && <p className="line-clamp-1 text-[0.9375rem] text-ink-soft">{card.subtitle}</p>}
        </div>
        {card.figures.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
            {card.figures.map((figure) => (
              <li key={figure.key}>{figure.text}</li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex items-end justify-between gap-2 border-t border-line pt-3">
          <div className="grid min-w-0 gap-1.5">
            {card.available ? <VehiclePrice price={card.price} /> : <p className="text-lg font-bold">Sold</p>}
            {card.weekly && (
              // One size for both: the rate is no less prominent than the repayment (National Credit Code, section 164).
              <p className="flex flex-wrap gap-x-2 text-sm font-semibold">
                <span>{card.weekly.payment}</span> <span>{card.weekly.comparison}</span>
              </p>
            )}
            {(card.place ?? card.distance) && (
              <p className="card-place flex items-center gap-1.5 text-sm text-ink-soft">
                <Icon name="pin" className="size-4" />
                {card.place && <span className="truncate">{card.place}</span>}
                {card.distance && (
                  <span className="shrink-0">{card.place ? `· ${card.distance}` : card.distance}</span>
                )}
              </p>
            )}
          </div>
          {card.canCompare && <CardAction kind="compare" card={card} />}
        </div>
      </div>
    </article>
  );
});
