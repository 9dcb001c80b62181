import type { GarageSection } from '../../domain/garage/garage-sections.ts';
import type { ImageSettings } from '../../domain/picture/image-settings.ts';

/** What the pages of a garage need of the tenant. */
export type GarageViewSettings = {
  sections: readonly GarageSection[];
  /** Where an empty part leads; missing where the site has no such page. */
  links: { stock: string; testDrive?: string; tradeIn?: string; contact?: string; savedSearch?: string };
  /** What the dealer's vehicles are called. */
  stock: string;
  /** The button that books a visit: 'Book a Test Drive'. */
  visit: string;
  /** True if vehicles are reserved online. */
  reserves: boolean;
  /** Minutes before an appointment until which it can be changed. */
  noticeMinutes: number;
  /** What is agreed to by someone who wants reminders; missing where the dealer sends no mail. */
  reminderConsent?: string;
  /** IANA zone of the dealer. */
  timeZone: string;
  images: ImageSettings;
};
