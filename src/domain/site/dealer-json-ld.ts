import type { OpeningHoursSpecification, WithContext } from 'schema-dts';
import { locationTab } from '../location/location-type.ts';
import type { Location, LocationType, OpeningHour, SpecialHours } from '../location/location.ts';
import { phoneHref } from '../location/phone.ts';
import { WEEKDAY_NAMES } from '../location/weekly-hours.ts';
import { canonicalUrl } from '../address/canonical.ts';
import type { DealerNode } from './json-ld.ts';
import type { SiteSettings } from './site-settings.ts';

const SCHEMA_TYPES = {
  sales: 'AutoDealer',
  used: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
} as const satisfies Record<LocationType, DealerNode['@type']>;

type Site = Pick<SiteSettings, 'name' | 'url' | 'licence'>;

/** A location as a schema.org AutoDealer, AutoRepair or AutoPartsStore, for a script element of its own; `route` is that of the places' pages. */
export function dealerJsonLd(location: Location, site: Site, route: string): WithContext<DealerNode> {
  return { '@context': 'https://schema.org', ...dealerNode(location, site, route) };
}

/**
 * A location for use inside another object. It carries the motor dealer licence, hours in the location's own time, and
 * no rating: search engines count a dealer's stars for itself as spam.
 */
export function dealerNode(location: Location, site: Site, route: string): DealerNode {
  const { address, phone, email } = location;
  const { lat, long } = address;
  return {
    '@type': SCHEMA_TYPES[locationTab(location)],
    '@id': canonicalUrl(site.url, `/#${location.slug}`),
    name: location.name,
    url: canonicalUrl(site.url, `/${route}/${location.slug}`),
    parentOrganization: { '@type': 'Organization', name: site.name, url: canonicalUrl(site.url, '/') },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    ...(phone && { telephone: phoneHref(phone).slice('tel:'.length) }),
    ...(email && { email }),
    ...(lat !== undefined &&
      long !== undefined && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
    identifier: {
      '@type': 'PropertyValue',
      name: site.licence.label,
      value: location.dealer_license_number ?? site.licence.number,
    },
    openingHoursSpecification: weeklySpecification(location.opening_hours),
    specialOpeningHoursSpecification: location.special_hours.map(specialSpecification),
  };
}

function weeklySpecification(hours: readonly OpeningHour[]): OpeningHoursSpecification[] {
  const times = hours.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open && close ? { weekday, open, close } : [],
  );
  const byTimes = Map.groupBy(times, ({ open, close }) => `${open}-${close}`);
  return [...byTimes.values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap(({ weekday }) => WEEKDAY_NAMES[weekday] ?? []),
    opens: days[0]!.open,
    closes: days[0]!.close,
  }));
}

function specialSpecification({
  date,
  status,
  start_hour: start,
  end_hour: end,
}: SpecialHours): OpeningHoursSpecification {
  const isOpen = status === 'Open' && start && end;
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    // Equal times are how schema.org says closed.
    opens: isOpen ? start : '00:00',
    closes: isOpen ? end : '00:00',
  };
}
