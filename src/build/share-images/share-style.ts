import type { SiteSettings } from '../../domain/site/site-settings.ts';
import type { ThemeColours } from './theme-colours.ts';

/** How the share images of a site look. */
export type ShareStyle = { colours: ThemeColours; font: SiteSettings['font'] };
