import type { Offer } from '../../api/read-offer.ts';
import { NOT_RESERVABLE, takenWords } from '../../domain/checkout/reservation-words.ts';
import { latestEnd, type Reservation } from '../../domain/checkout/reservation.ts';
import { dealOf } from '../../domain/lead/reservation-summary.ts';
import { imageSource } from '../../domain/picture/image-host.ts';
import { formatKilometres } from '../../domain/text/format.ts';
import { isReservable } from '../../domain/vehicle/availability.ts';
import { priceNote } from '../../domain/vehicle/price-note.ts';
import { CAR_TYPE_WORDS } from '../../domain/vehicle/vehicle-words.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { priceOf } from '../leads/reservation-of-lead.ts';
import { vehicleZone, type SiteRelease } from '../tenants/site-release.ts';

const WIDTH = 640;

function factsOf({ car_type, km, stocknum, colour }: Vehicle): string[] {
  return [
    CAR_TYPE_WORDS[car_type],
    km ? formatKilometres(km) : '',
    colour ?? '',
    stocknum ? `Stock number ${stocknum}` : '',
  ].filter(Boolean);
}

/** A vehicle as its checkout shows it: its one price, what is in that, and whether it can be reserved (spec F9). */
export function offerOf(vehicle: Vehicle, reservation: Reservation | undefined, site: SiteRelease): Offer {
  const { tenant } = site;
  const price = priceOf(vehicle, site);
  const note = priceNote(vehicle, tenant);
  const image = vehicle.images[0];
  const taken =
    reservation &&
    takenWords(reservation, latestEnd(reservation, tenant.reserve), vehicleZone(site, vehicle.id));
  const words = taken ?? (isReservable(vehicle) && price ? undefined : NOT_RESERVABLE);
  return {
    is_free: words === undefined,
    ...(words !== undefined && { words }),
    vehicle: {
      slug: vehicle.slug,
      name: vehicle.name,
      ...(price && { price: price.dollars, price_words: price.words }),
      ...(price && note && { price_note: note }),
      ...(image && { image: imageSource(image.url, WIDTH, tenant.images) }),
      facts: factsOf(vehicle),
    },
    ...(price && {
      deal: dealOf(
        { vehicle: vehicle.name, price: price.dollars, label: price.label, fee: tenant.reserve.fee },
        vehicle.location_slug,
        tenant,
      ),
    }),
  };
}
