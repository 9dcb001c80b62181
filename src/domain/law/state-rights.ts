import type { AustralianState } from '../location/australian-state.ts';
import { formatCount, formatDollars, formatKilometres } from '../text/format.ts';
import { NOUN_OF_ITEM } from '../trade/kind-words.ts';
import type { ItemType } from '../vehicle/vehicle-words.ts';
import { COOLING_OFF_LAWS } from './cooling-off-laws.ts';
import { isFresh, type TitledSource } from './law-source.ts';
import { WARRANTY_LAWS, type WarrantyLaw, type WarrantyTier } from './warranty-laws.ts';

/** A line about the law of a state that holds for used vehicles of every licensed dealer, and where it is written. */
export type StateRight = {
  topic: 'Statutory warranty' | 'Cooling-off period';
  text: string;
  source: TitledSource;
};

function tierWords({ years, kilometres, price, term }: WarrantyTier): string {
  const limits = [
    years === undefined ? '' : `up to ${years} years old`,
    kilometres && 'under' in kilometres ? `under ${formatKilometres(kilometres.under)}` : '',
    kilometres && 'atMost' in kilometres ? `at most ${formatKilometres(kilometres.atMost)}` : '',
    price && 'over' in price ? `over ${formatDollars(price.over)}` : '',
    price && 'atLeast' in price ? `${formatDollars(price.atLeast)} or more` : '',
  ].filter((limit) => limit !== '');
  const months = term.months === 1 ? '1 month' : `${formatCount(term.months)} months`;
  return `${limits.join(', ') || 'others'}: ${months} or ${formatKilometres(term.kilometres)}, whichever comes first`;
}

function warrantyText(
  { tiers, without, agedFromRegistration }: WarrantyLaw,
  item: ItemType,
): string | undefined {
  const known = tiers[item];
  if (without.includes(item)) return `The law gives none on ${NOUN_OF_ITEM[item]}.`;
  if (!known) return undefined;
  const age = agedFromRegistration ? ' The age counts from the first registration.' : '';
  return `Used ${NOUN_OF_ITEM[item]} ${known.map(tierWords).join('; ')}.${age}`;
}

/**
 * What the law of a state gives to the buyer of a used vehicle of these kinds on `today` (YYYY-MM-DD); nothing of laws that
 * were not checked for a year, and nothing of kinds that are not known.
 */
export function stateRights(state: AustralianState, items: readonly ItemType[], today: string): StateRight[] {
  const warranty = WARRANTY_LAWS[state];
  const coolingOff = COOLING_OFF_LAWS[state].used;
  const warranties = items.flatMap((item) => (warranty && warrantyText(warranty, item)) ?? []);
  const rights: StateRight[] = [
    ...(warranty && warranties.length > 0
      ? [{ topic: 'Statutory warranty' as const, text: warranties.join(' '), source: warranty.source }]
      : []),
    ...(items.some((item) => coolingOff.items.includes(item))
      ? [{ topic: 'Cooling-off period' as const, text: coolingOff.text, source: coolingOff.source }]
      : []),
  ];
  return rights.filter(({ source }) => isFresh(source, today));
}
