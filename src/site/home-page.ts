import type { BlogCard } from '../domain/content/content-view.ts';
import { groupLocations, type LocationGroup } from '../domain/location/location-groups.ts';
import type { Location } from '../domain/location/location.ts';
import type { Listing } from '../domain/search/plan-listings.ts';
import type { VehicleImage } from '../domain/vehicle/vehicle.ts';
import { latestCards, type LatestCards } from './latest-cards.ts';
import type { SiteParts } from './site-parts.ts';

/** What the home page shows beside the settings. */
export type HomePlan = {
  description: string;
  heroImage: VehicleImage | undefined;
  storyImage: VehicleImage | undefined;
  latest: LatestCards;
  listings: readonly Listing[];
  groups: LocationGroup[];
  /** The locations in the page's structured data. */
  primary: Location[];
  /** The newest articles (spec D14). */
  articles: BlogCard[];
};

/** The plan of the home page. */
export function homePage(site: SiteParts, articlesFor: () => BlogCard[]): HomePlan {
  const { home, locations, site: dealer } = site.tenant;
  return {
    description: dealer.tagline || home.hero.text || `${home.hero.title} at ${dealer.name}.`,
    heroImage: site.pictureOf(home.hero.image),
    storyImage: site.pictureOf(home.story.image),
    latest: latestCards(site, home.latest_count),
    listings: site.listings,
    groups: groupLocations(locations),
    articles: articlesFor(),
    primary: locations.filter((location) => location.primary),
  };
}
