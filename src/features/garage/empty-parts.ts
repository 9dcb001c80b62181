import type { IconName } from '../../components/ui/icon-shapes.ts';
import type { GarageSection } from '../../domain/garage/garage-sections.ts';
import type { Garage } from '../../domain/garage/garage.ts';
import type { GarageViewSettings } from './garage-settings.ts';

/** An empty part of a garage: what it is for, and where it begins. */
export type EmptyPart = {
  section: GarageSection;
  icon: IconName;
  title: string;
  text: string;
  label: string;
  href: string;
};

type Way = Omit<EmptyPart, 'section' | 'href'> & { href: string | undefined };

function wayOf(section: GarageSection, { links, stock, visit, reserves }: GarageViewSettings): Way {
  switch (section) {
    case 'appointments':
      return {
        icon: 'calendar',
        title: 'Appointments',
        text: 'Book a time to see one. You can move or cancel it here.',
        label: visit,
        href: links.testDrive,
      };
    case 'reservations':
      return {
        icon: 'clock',
        title: 'Reservations',
        text: "Reserve a vehicle online and see how long we're holding it.",
        label: 'Find one to reserve',
        href: reserves ? links.stock : undefined,
      };
    case 'enquiries':
      return {
        icon: 'message',
        title: 'Enquiries',
        text: 'Track your questions and our replies.',
        label: 'Ask us a question',
        href: links.contact,
      };
    case 'trade-ins':
      return {
        icon: 'rotate',
        title: 'Trade-in values',
        text: 'Find out what yours may be worth and keep the estimate.',
        label: 'Value your vehicle',
        href: links.tradeIn,
      };
    // The dealer begins these.
    // It begins where it is: its form is on the page.
    case 'vehicles':
      return { icon: 'tools', title: 'My vehicles', text: '', label: '', href: undefined };
    case 'watchlist':
      return {
        icon: 'heart',
        title: 'Watchlist',
        text: 'Save the ones you like and find them on every device.',
        label: `See all ${stock}`,
        href: links.stock,
      };
    case 'searches':
      return {
        icon: 'search',
        title: 'Saved searches',
        text: 'Get an email when the one you want arrives.',
        label: 'Save a search',
        href: links.savedSearch,
      };
  }
}

/** How many things a part holds. */
export function countOf(section: GarageSection, garage: Garage): number {
  const { appointments, reservations, enquiries, trade_ins, vehicles, cars, searches } = garage;
  const parts = {
    appointments,
    reservations,
    enquiries,
    'trade-ins': trade_ins,
    vehicles,
    watchlist: cars,
    searches,
  };
  return parts[section].length;
}

/** The parts of a page that have nothing in them and lead somewhere, in their order. */
export function emptyParts(garage: Garage, settings: GarageViewSettings): EmptyPart[] {
  return settings.sections
    .filter((section) => countOf(section, garage) === 0)
    .flatMap((section) => {
      const { href, ...way } = wayOf(section, settings);
      return href === undefined ? [] : [{ ...way, section, href }];
    });
}
