import type { PriceSettings } from '../vehicle/card-settings.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import type { PricedVehicle } from '../vehicle/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { PriceType } from '../vehicle/vehicle-words.ts';
import { pricePolicy } from './price-policy.ts';

/** What may stand beside a price. A problem is for the build's report; its label, if any, is still true and may show. */
export type PriceWording =
  | { kind: 'no-price' }
  | { kind: 'label'; label: string }
  | { kind: 'problem'; label?: string; problem: string };

type LabelRule = { holds: (label: string) => boolean; expected: string };

/** What each label must say, so that a dealer's own words cannot turn one price into another. */
const LABEL_RULES = {
  drive_away: {
    holds: (label) => !/\b(excl\w*|plus|before|estimat\w*|indicativ\w*)\b/i.test(label),
    expected: 'words for a price with everything in it, such as Drive away',
  },
  estimated_drive_away: {
    holds: (label) => /\b(estimat\w*|indicativ\w*)\b/i.test(label),
    expected: 'a word that says it is an estimate, such as Estimated drive away',
  },
  excluding_government_charges: {
    holds: (label) => /\b(excl\w*|plus|before|without)\b/i.test(label),
    expected: 'words that say what is left out, such as Excl. government charges',
  },
} satisfies Record<PriceType, LabelRule>;

const TYPE_WORDS = {
  drive_away: 'a drive-away price',
  estimated_drive_away: 'an estimated drive-away price',
  excluding_government_charges: 'a price without government charges',
} satisfies Record<PriceType, string>;

/**
 * The label that a vehicle's price may carry for buyers in a state, or what is wrong with it (spec D4). An unknown state
 * is held to what all states share: a label that says what it means.
 */
export function priceWording(
  vehicle: PricedVehicle & Pick<Vehicle, 'car_type' | 'stocknum'>,
  settings: PriceSettings,
  state: string | undefined,
): PriceWording {
  const shown = priceDisplay(vehicle, settings);
  if (shown.kind !== 'price' && shown.kind !== 'reduced') return { kind: 'no-price' };
  const type = vehicle.price_type;
  const name = vehicle.stocknum ? `stock no. ${vehicle.stocknum}` : 'a vehicle';
  if (type === undefined) {
    return {
      kind: 'problem',
      problem: `${name}: price_type is missing, so nobody can tell what ${shown.text} includes; give drive_away, estimated_drive_away or excluding_government_charges in the feed`,
    };
  }
  const label = settings.labels[type];
  const rule: LabelRule = LABEL_RULES[type];
  if (!rule.holds(label)) {
    return {
      kind: 'problem',
      problem: `price.labels.${type} is '${label}': expected ${rule.expected}; change the label`,
    };
  }
  const policy = pricePolicy(state);
  const banned = policy?.banned.find(({ pattern }) => pattern.test(label));
  if (policy && banned) {
    return {
      kind: 'problem',
      problem: `price.labels.${type} is '${label}': ${policy.state} does not allow ${banned.called} in advertisements (${banned.source.url}); write ${banned.write}`,
    };
  }
  if (policy && !policy.allowed[vehicle.car_type].includes(type)) {
    const allowed = policy.allowed[vehicle.car_type].map((candidate) => TYPE_WORDS[candidate]).join(' or ');
    return {
      kind: 'problem',
      label,
      problem: `${name}: ${TYPE_WORDS[type]} on a ${vehicle.car_type} vehicle in ${policy.state}, where ${allowed} is expected (${policy.sources.at(-1)?.url}); change price and price_type in the feed`,
    };
  }
  return { kind: 'label', label };
}

/** For the build's report: words in a text for buyers in a state that its law does not allow beside a price. */
export function bannedPriceWords(text: string, state: string | undefined): string[] {
  return (pricePolicy(state)?.banned ?? []).flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []);
}
