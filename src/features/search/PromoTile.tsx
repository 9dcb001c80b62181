import { Icon } from '../../components/ui/Icon.tsx';
import { marks } from '../../components/ui/page-marks.ts';
import type { UiMarks } from '../../components/ui/ui-marks.ts';
import type { VehicleMarks } from '../../components/vehicle/vehicle-marks.ts';
import { imageSource, imageSourceSet } from '../../domain/picture/image-host.ts';
import type { ImageSettings } from '../../domain/picture/image-settings.ts';
import type { PicturedPromo } from '../../domain/search/promo-cards.ts';

const TILE_WIDTHS = [320, 480, 640];
const TILE_SIZES = '(min-width: 80rem) 28rem, (min-width: 40rem) 45vw, 92vw';

/** A card of the dealer's own among the cars (spec S5): its words stand beside its picture, never on it. */
export function PromoTile({ promo, images }: { promo: PicturedPromo; images: ImageSettings }) {
  const { expiry, node, image } = promo;
  const { title, text, link } = node;
  return (
    <article
      {...marks<VehicleMarks>({ 'last-day': expiry })}
      {...marks<UiMarks>({ offer: title })}
      className="promo-tile relative h-full overflow-hidden rounded-large bg-band text-band-ink"
    >
      <div>
        {image && (
          <img
            src={imageSource(image.url, 480, images)}
            srcSet={imageSourceSet(image.url, TILE_WIDTHS, images, image.width) || undefined}
            sizes={TILE_SIZES}
            alt=""
            width={480}
            height={320}
            loading="lazy"
            decoding="async"
          />
        )}
        <div className="flex grow flex-col justify-center gap-3 p-5 sm:p-6">
          <h3 className="text-heading">{title}</h3>
          <p className="text-band-ink-soft">{text}</p>
          <a
            href={link.href}
            className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold after:absolute after:inset-0 after:rounded-large"
          >
            <span>{link.label}</span>
            <Icon name="arrow-right" className="size-4.5" />
          </a>
        </div>
      </div>
    </article>
  );
}
