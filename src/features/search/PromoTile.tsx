import { Icon } from '../../components/ui/Icon.tsx';
import { marks } from '../../components/ui/page-parts.ts';
import type { UiParts } from '../../components/ui/ui-parts.ts';
import type { VehicleParts } from '../../components/vehicle/vehicle-parts.ts';
import type { PromoCard } from '../../domain/search/listing-settings.ts';

/** A card of the dealer's own among the cars (spec S5). */
export function PromoTile({ promo }: { promo: PromoCard }) {
  const { expiry, node } = promo;
  const { title, text, link } = node;
  return (
    <article
      {...marks<VehicleParts>({ 'last-day': expiry })}
      {...marks<UiParts>({ offer: title })}
      className="relative flex h-full flex-col justify-end gap-3 rounded-large bg-band p-6 text-band-ink"
    >
      <h3 className="text-heading">{title}</h3>
      <p className="text-band-ink-soft">{text}</p>
      <a
        href={link.href}
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold after:absolute after:inset-0 after:rounded-large"
      >
        <span>{link.label}</span>
        <Icon name="arrow-right" className="size-4.5" />
      </a>
    </article>
  );
}
