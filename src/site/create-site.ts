import { textVideos } from '../domain/content/text-videos.ts';
import { footerPlaces } from '../domain/site/footer-places.ts';
import { siteShell } from '../domain/site/site-shell.ts';
import { accountPages } from './account-pages.ts';
import { assistantFiles } from './assistant-files.ts';
import { brandPages } from './brand-pages.ts';
import { checkoutPage } from './checkout-page.ts';
import { contentParts } from './content-plans.ts';
import { garagePlans } from './garage-pages.ts';
import { gonePages } from './gone-pages.ts';
import { homePage } from './home-page.ts';
import { laterListingPages } from './later-listing-pages.ts';
import { leadPages } from './lead-pages.ts';
import { listingPages } from './listing-pages.ts';
import { locationPages } from './location-pages.ts';
import { locatorPage } from './locator-page.ts';
import { lostPage } from './lost-page.ts';
import { modelPages } from './model-pages.ts';
import { createModelViews } from './model-views.ts';
import { reachFiles } from './reach-files.ts';
import { reviewSitePages } from './review-site-pages.ts';
import { onlinePaymentPage } from './online-payment-page.ts';
import { promotionPage } from './promotion-page.ts';
import { savedSearchPages } from './saved-search-pages.ts';
import type { SiteInput } from './site-input.ts';
import { siteParts } from './site-parts.ts';
import { sitePreview } from './site-preview.ts';
import { textPages } from './text-pages.ts';
import { vehiclePages } from './vehicle-pages.ts';

/**
 * What a dealer's site consists of (docs/decisions/0002-layout.md). For each kind of page `pages` says which
 * there are, each with its key, and `plan` what one of them shows. Pure: all that is read is in the input, and nothing is
 * shared with another site, so that one process can plan many. Throws when the search index cannot be read back.
 */
export function createSite(input: SiteInput) {
  const parts = siteParts(input);
  const views = createModelViews(parts);
  const content = contentParts(parts);
  const laterListings = laterListingPages(parts);
  const leads = leadPages(parts, content);
  const texts = textPages(content, leads.hasForm);
  return {
    tenant: parts.tenant,
    shell: siteShell(
      parts.tenant,
      {
        ...input.look,
        navigation: parts.navigation,
        places: footerPlaces(parts.tenant, parts.isPage),
      },
      textVideos(input.texts),
      sitePreview(parts),
    ),
    home: () => homePage(parts, texts.articlesFor),
    lost: () => lostPage(parts),
    listings: listingPages(parts, laterListings),
    laterListings,
    vehicles: vehiclePages(parts, texts.articlesFor),
    gone: gonePages(parts),
    models: modelPages(parts, views),
    brands: brandPages(parts, views),
    locations: locationPages(parts),
    locator: locatorPage(parts),
    leads,
    account: accountPages(parts),
    garage: garagePlans(parts),
    reviews: reviewSitePages(parts),
    savedSearches: savedSearchPages(parts),
    checkout: checkoutPage(parts, leads),
    onlinePayment: onlinePaymentPage(parts),
    promotion: promotionPage(parts),
    /** The tenant's own texts (spec P1), but for those that stand above a form. */
    texts,
    /** What assistants read beside the pages (spec P5). */
    assistants: assistantFiles(parts, texts),
    /** What advertising platforms and readers of feeds fetch (spec P7, P8). */
    reach: reachFiles(parts),
    pictureOf: parts.pictureOf,
  };
}

/** The plan of a dealer's site. */
export type Site = ReturnType<typeof createSite>;
