import type { ImageSettings } from '../../domain/picture/image-settings.ts';
import type { CardSettings, PriceSettings } from '../../domain/vehicle/card-settings.ts';

/** What the pages of kept cars need of the tenant. */
export type SavedSettings = {
  card: CardSettings;
  price: PriceSettings;
  images: ImageSettings;
  /** Name of the dealer's time zone, 'Australia/Sydney': which day it is there decides tags. */
  timeZone: string;
};
