import { listingHref } from '../search/listing-href.ts';
import { capitalised, type StockNoun } from '../search/listing-words.ts';
import type { Link } from './link.ts';
import { directionsHref } from '../location/directions.ts';
import { groupLocations } from '../location/location-groups.ts';
import type { LocationSettings } from '../location/location-settings.ts';
import { dealerLicenceWords } from '../location/licence-words.ts';
import type { Location } from '../location/location.ts';
import { openingHoursSummary } from '../location/opening-hours-summary.ts';
import { displayPhone, phoneHref } from '../location/phone.ts';
import { weeklyHours } from '../location/weekly-hours.ts';
import { addressLine } from '../location/address-line.ts';

/** A location as the footer shows it. All of it reads the same on every day, since it is on every page. */
export type FooterPlace = {
  name: string;
  href: string;
  address: string;
  /** The days it is open, in one line. */
  hours: string;
  /** What a dealership of a group says of itself beside (spec P2); undefined where the footer shows a few places. */
  dealership?: {
    phone: Link | undefined;
    week: { label: string; text: string }[];
    licence: string | undefined;
    links: Link[];
  };
};

/** The places of a footer, with how many there are beyond them. */
export type FooterPlaces = { places: readonly FooterPlace[]; all: Link | undefined };

/** Places in the footer before a link to all of them takes over. */
const FEW = 3;

type FooterSite = {
  locations: readonly Location[];
  location: Pick<LocationSettings, 'route' | 'hours' | 'footer'>;
  site: { stock_noun: StockNoun };
};

/** What the footer says of the dealer's places (spec P2): a few of them, or each as a dealership of its own. */
export function footerPlaces(
  { locations, location: { route, hours, footer }, site }: FooterSite,
  isPage: (href: string) => boolean,
): FooterPlaces {
  const groups = groupLocations(locations);
  const shown = footer === 'few' ? groups.slice(0, FEW) : groups;

  function dealership(place: Location): NonNullable<FooterPlace['dealership']> {
    const { slug, phone } = place;
    const links = [
      { label: 'Contact Us', href: `/contact-us/${slug}` },
      { label: `${capitalised(site.stock_noun)} in stock`, href: listingHref(slug) },
      { label: 'Get Directions', href: directionsHref(place) },
    ];
    return {
      phone: phone ? { label: displayPhone(phone), href: phoneHref(phone) } : undefined,
      week: weeklyHours(place, hours).map(({ label, text }) => ({ label, text })),
      licence: dealerLicenceWords(place),
      links: links.filter(({ href }) => isPage(href)),
    };
  }

  const places = shown
    .flatMap((group) => group.tabs.slice(0, 1))
    .map(({ location: place }): FooterPlace => ({
      name: place.name,
      href: `/${route}/${place.slug}`,
      address: addressLine(place.address),
      hours: openingHoursSummary(place, hours),
      ...(footer === 'all' && { dealership: dealership(place) }),
    }));
  const isCut = groups.length > shown.length;
  return { places, all: isCut ? { label: `All ${groups.length} locations`, href: `/${route}` } : undefined };
}
