import type { LawSettings } from '../law/law-settings.ts';
import { knownState } from '../law/known-state.ts';
import { staleLaws } from '../law/statutory-facts.ts';
import type { AustralianState } from '../location/australian-state.ts';
import type { Location } from '../location/location.ts';
import { plainText } from '../text/plain-text.ts';
import { hasPrice, isAvailable } from '../vehicle/availability.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { bannedPriceWords, priceWording } from './price-wording.ts';

/** Warnings of one kind that are listed one by one; a whole feed may be of one mistake. */
const MAX_LISTED = 5;

/** Comments that point at the price of their page: 'the price on this page', 'the advertised price', 'at the price shown'. */
const PRICE_SPOKEN_OF =
  /\b(?:(?:the|this|our|its) (?:advertised|listed|displayed|shown) price|price (?:on (?:this|the) (?:page|site|website|ad|advertisement)|(?:shown|advertised|listed|displayed|above)(?: here| on| above)?)\b)/i;

type Settings = {
  price: PriceSettings;
  law: Pick<LawSettings, 'statutory_facts'>;
  locations: readonly Location[];
};

/**
 * What the build's report says about the law on `today` (YYYY-MM-DD): prices whose words their state does not allow or
 * that do not say what they include (spec D4), comments with banned words or that speak of a price the page does not have, and facts of law nobody checked for a year.
 */
export function legalWarnings(vehicles: readonly Vehicle[], settings: Settings, today: string): string[] {
  const places = new Map(settings.locations.map((location) => [location.slug, location.address.state]));
  const stateOf = ({ location_slug: slug, state }: Vehicle): AustralianState | undefined =>
    (slug === undefined ? undefined : places.get(slug)) ?? knownState(state);
  const wordings = new Set<string>();
  const untyped: { name: string; problem: string }[] = [];
  const comments = new Set<string>();
  const states = new Set<AustralianState>();
  for (const vehicle of vehicles) {
    if (!isAvailable(vehicle)) continue;
    const state = stateOf(vehicle);
    if (state) states.add(state);
    const wording = priceWording(vehicle, settings.price, state);
    if (wording.kind === 'problem') {
      if (vehicle.price_type === undefined)
        untyped.push({ name: vehicle.stocknum ?? vehicle.id, problem: wording.problem });
      else wordings.add(wording.problem);
    }
    if (!hasPrice(vehicle) && PRICE_SPOKEN_OF.test(plainText(vehicle.dealercomments ?? '')))
      comments.add(
        `stock no. ${vehicle.stocknum ?? vehicle.id}: its comments speak of the price on its page, which shows none; give the price or change the comments in the feed`,
      );
    const [banned] = bannedPriceWords(plainText(vehicle.dealercomments ?? ''), state);
    if (banned) {
      comments.add(
        `stock no. ${vehicle.stocknum ?? vehicle.id}: its comments say '${banned}', which ${state} does not allow beside a price; change the comments in the feed`,
      );
    }
  }
  const stale = settings.law.statutory_facts ? staleLaws([...states], today) : [];
  return [...untypedWarnings(untyped), ...firstOf(wordings), ...firstOf(comments), ...stale];
}

/** One line, however many prices of a feed do not say what they include: they are of one mistake. */
function untypedWarnings(untyped: readonly { name: string; problem: string }[]): string[] {
  const [first, ...others] = untyped;
  if (!first) return [];
  if (others.length === 0) return [first.problem];
  const names = untyped.slice(0, MAX_LISTED).map(({ name }) => name);
  const more = untyped.length - names.length;
  return [
    `price_type is missing of ${untyped.length} vehicles (stock no. ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}), so nobody ` +
      'can tell what their prices include; give drive_away, estimated_drive_away or excluding_government_charges in the feed, or one for ' +
      'all in feed.defaults.price_type',
  ];
}

function firstOf(warnings: ReadonlySet<string>): string[] {
  const lines = [...warnings];
  const more = lines.length - MAX_LISTED;
  return more > 0 ? [...lines.slice(0, MAX_LISTED), `${more} more of the last kind`] : lines;
}
