import { STOCK_CONDITIONS, type StockCondition } from './stock-conditions.ts';
import { stockExclusion } from './stock-exclusion.ts';
import { saleStateText, stockGroup, type StockGroup } from './stock-group.ts';
import type { StockRuleSettings } from './stock-rule-settings.ts';
import type { Vehicle } from './vehicle.ts';

export type StockRule = {
  name: string;
  /** What the rule shows, for the dealer's manual. */
  sentence: string;
  groups: readonly StockGroup[];
  conditions: readonly StockCondition[];
};

const STANDARD = ['in_stock', 'coming_soon', 'sold-lately'] as const;

/**
 * The 15 base rules of a tenant's stock (spec S10); the place in the list is the tenant's `stock.mode`. Every rule
 * shows only vehicles marked for the website, and the tenant's exclusions (spec S11) come on top.
 */
export const STOCK_RULES: readonly StockRule[] = [
  {
    name: 'standard',
    sentence: 'In stock, coming soon, and sold within the last few days.',
    groups: STANDARD,
    conditions: [],
  },
  {
    name: 'in-stock',
    sentence: 'In stock only: nothing that is still to come, nothing sold.',
    groups: ['in_stock'],
    conditions: [],
  },
  {
    name: 'available',
    sentence: 'In stock and coming soon, nothing sold.',
    groups: ['in_stock', 'coming_soon'],
    conditions: [],
  },
  {
    name: 'in-stock-and-sold',
    sentence: 'In stock and lately sold, nothing that is still to come.',
    groups: ['in_stock', 'sold-lately'],
    conditions: [],
  },
  {
    name: 'all-sold',
    sentence: 'The standard rule, and every sold vehicle the feed still holds.',
    groups: [...STANDARD, 'sold-before'],
    conditions: [],
  },
  {
    name: 'priced',
    sentence: 'The standard rule, vehicles with a price only.',
    groups: STANDARD,
    conditions: ['priced'],
  },
  {
    name: 'pictured',
    sentence: 'The standard rule, vehicles with a photo only.',
    groups: STANDARD,
    conditions: ['pictured'],
  },
  {
    name: 'priced-and-pictured',
    sentence: 'The standard rule, vehicles with both a price and a photo only.',
    groups: STANDARD,
    conditions: ['priced', 'pictured'],
  },
  {
    name: 'unreserved',
    sentence: 'In stock and coming soon, nothing sold and nothing reserved.',
    groups: ['in_stock', 'coming_soon'],
    conditions: ['unreserved'],
  },
  { name: 'new', sentence: 'The standard rule, new vehicles only.', groups: STANDARD, conditions: ['new'] },
  {
    name: 'new-and-demo',
    sentence: 'The standard rule, new and demo vehicles only.',
    groups: STANDARD,
    conditions: ['new-or-demo'],
  },
  {
    name: 'used',
    sentence: 'The standard rule, used vehicles only.',
    groups: STANDARD,
    conditions: ['used'],
  },
  {
    name: 'used-and-demo',
    sentence: 'The standard rule, used and demo vehicles only.',
    groups: STANDARD,
    conditions: ['used-or-demo'],
  },
  {
    name: 'certified',
    sentence: 'The standard rule, certified used vehicles only.',
    groups: STANDARD,
    conditions: ['used', 'certified'],
  },
  {
    name: 'everything',
    sentence: 'Every vehicle, whatever its status, long sold ones too.',
    groups: [...STANDARD, 'sold-before', 'other'],
    conditions: [],
  },
];

type RuleSettings = Pick<StockRuleSettings, 'mode' | 'sold_days' | 'exclude'>;

/** True if a site shows a vehicle; `reason` is for the dealer's report. */
export type StockDecision = { shown: true } | { shown: false; reason: string };

/**
 * True if a site shows a vehicle on the day `today`, YYYY-MM-DD: marked for the website, not excluded, and what the
 * tenant's base rule lets through (spec S10, S11). Throws a RangeError for a mode outside 0 to 14.
 */
export function stockDecision(vehicle: Vehicle, settings: RuleSettings, today: string): StockDecision {
  const reason =
    (vehicle.show_on_dealer_website ? undefined : 'not marked for the website (show_on_dealer_website)') ??
    stockExclusion(vehicle, settings.exclude) ??
    ruleRefusal(vehicle, settings, today);
  return reason === undefined ? { shown: true } : { shown: false, reason };
}

function ruleRefusal(vehicle: Vehicle, settings: RuleSettings, today: string): string | undefined {
  const rule = STOCK_RULES[settings.mode];
  if (!rule) throw new RangeError(`stock.mode is ${settings.mode}; expected a whole number from 0 to 14`);
  if (!rule.groups.includes(stockGroup(vehicle, settings.sold_days, today))) {
    return `${saleStateText(vehicle, today)}; rule '${rule.name}' does not show it`;
  }
  const failed = rule.conditions.find((condition) => !STOCK_CONDITIONS[condition].holds(vehicle));
  return failed && `${STOCK_CONDITIONS[failed].otherwise}; rule '${rule.name}' does not show it`;
}

/** For how many days a sold car stays on the site (spec S10); undefined where the rule keeps none or all of them. */
export function soldDaysKept({
  mode,
  sold_days,
}: Pick<StockRuleSettings, 'mode' | 'sold_days'>): number | undefined {
  const groups = STOCK_RULES[mode]?.groups ?? [];
  return groups.includes('sold-lately') && !groups.includes('sold-before') ? sold_days : undefined;
}
