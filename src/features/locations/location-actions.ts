import type { LocationSettings } from '../../domain/location/location-settings.ts';
import type { LocationType } from '../../domain/location/location.ts';

const BY_TYPE = {
  sales: 'Contact Us',
  used: 'Contact Us',
  service: 'Book a Service',
  parts: 'Parts Enquiry',
} satisfies Record<LocationType, string>;

/** The words on a location's button: by its type, or the same everywhere where the tenant says so (spec L2). */
export function locationActionLabel(type: LocationType, buttons: LocationSettings['buttons']): string {
  return buttons === 'send-enquiry' ? 'Send Enquiry' : BY_TYPE[type];
}
