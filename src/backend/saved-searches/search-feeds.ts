import type { Context } from 'hono';
import { SEARCH_FEEDS } from '../../api/saved-searches.ts';
import { savedSearchHref, searchHref } from '../../domain/saved-search/saved-search.ts';
import { vehicleEntry } from '../../domain/reach/vehicle-entry.ts';
import { atomDocument, rssDocument, type Feed, type FeedEntry } from '../../domain/text/feed-documents.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { takeCall } from '../guard/quotas.ts';
import { Refused } from '../refused.ts';
import type { BackendApp } from '../routes/define-call.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { releaseSearch } from './release-search.ts';
import { searchSettings } from './search-forms.ts';

/** Vehicles of a feed, the newest first. */
const MAX_ENTRIES = 50;
/** Seconds for which a reader need not ask again. */
const FRESH_SECONDS = 900;

const FORMATS = {
  rss: { type: 'application/rss+xml; charset=utf-8', document: rssDocument },
  atom: { type: 'application/atom+xml; charset=utf-8', document: atomDocument },
} as const;

function entryOf(vehicle: Vehicle, { tenant, builtAt }: SiteRelease): FeedEntry {
  const created = new Date(vehicle.created_at ?? '');
  const at = Number.isNaN(created.getTime()) ? new Date(builtAt) : created;
  return vehicleEntry(vehicle, tenant, at.toISOString());
}

function feedOf(context: Context<BackendEnv>, format: keyof typeof FORMATS): Feed {
  const site = context.get('site');
  const { site: dealer } = site.tenant;
  const search = releaseSearch(site).read(new URL(context.req.url).searchParams);
  if (!search) throw new Refused(404, 'This list is no longer available.');
  const full = (path: string): string => new URL(path, dealer.url).href;
  return {
    title: `${search.label} | ${dealer.name}`,
    description: `${dealer.name}, ${dealer.licence.label} ${dealer.licence.number}`,
    href: full(searchHref(search)),
    selfHref: full(savedSearchHref(search, SEARCH_FEEDS[format])),
    author: dealer.name,
    at: new Date(site.builtAt).toISOString(),
    entries: releaseSearch(site)
      .find(search)
      .slice(0, MAX_ENTRIES)
      .map((vehicle) => entryOf(vehicle, site)),
  };
}

/** Any search as RSS and Atom, with names, prices and links of the release (spec A12). */
export function defineSearchFeeds(app: BackendApp, backend: Backend): void {
  for (const format of ['rss', 'atom'] as const)
    app.get(SEARCH_FEEDS[format], (context) => {
      searchSettings(context);
      takeCall(backend.takeToken, backend.quotas, context.get('client').address);
      const { type, document } = FORMATS[format];
      context.header('content-type', type);
      context.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
      return context.body(document(feedOf(context, format)));
    });
}
