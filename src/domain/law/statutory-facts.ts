import type { AustralianState } from '../location/australian-state.ts';
import { formatKilometres } from '../text/format.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { COOLING_OFF_LAWS } from './cooling-off-laws.ts';
import { knownState, STATE_NAMES } from './known-state.ts';
import { isFresh } from './law-source.ts';
import type { LawSource } from './law-source.ts';
import { statutoryWarranty } from './statutory-warranty.ts';
import type { OpenQuestion, StatutoryWarranty } from './statutory-warranty.ts';
import { WARRANTY_LAWS } from './warranty-laws.ts';

/** One line about the law; `verdict` says whether the right is there, and `source` where that is. */
export type StatutoryFact = {
  topic: 'Statutory warranty' | 'Cooling-off period' | 'Consumer guarantees';
  verdict: 'applies' | 'none' | 'unknown';
  text: string;
  source: LawSource;
};

const CONSUMER_GUARANTEES: StatutoryFact = {
  topic: 'Consumer guarantees',
  verdict: 'applies',
  text: 'The Australian Consumer Law applies to what a dealer sells, whatever its age, kilometres or warranty.',
  source: {
    url: 'https://consumerprotection.wa.gov.au/publications/do-i-have-fix-it-dealers-guide-used-car-warranty',
    checked: '2026-11-21',
  },
};

const QUESTIONS = {
  'build date': 'the build date',
  'first registration': 'the date of its first registration',
  kilometres: 'the kilometres',
  price: 'the price',
  class: 'whether the law counts it as a commercial vehicle',
} satisfies Record<OpenQuestion, string>;

/**
 * The lines about statutory warranty, cooling-off and consumer guarantees for a used vehicle sold in a state on `today`
 * (YYYY-MM-DD); none for new, demonstrator and sold vehicles, an unknown state, and facts not checked for a year. What a
 * missing figure leaves open is said to be unknown.
 */
export function statutoryFacts(vehicle: Vehicle, state: string | undefined, today: string): StatutoryFact[] {
  const code = knownState(state);
  if (!code || vehicle.car_type !== 'used' || !isAvailable(vehicle)) return [];
  const facts = [warrantyFact(vehicle, code, today), coolingOffFact(vehicle, code), CONSUMER_GUARANTEES];
  return facts.flatMap((fact) => (fact && isFresh(fact.source, today) ? [fact] : []));
}

function warrantyFact(vehicle: Vehicle, state: AustralianState, today: string): StatutoryFact | undefined {
  const law = WARRANTY_LAWS[state];
  const warranty = law && statutoryWarranty(vehicle, law, today);
  if (!warranty) return undefined;
  const text = warrantyText(warranty, STATE_NAMES[state]);
  return { topic: 'Statutory warranty', verdict: warranty.kind, text, source: law.source };
}

function warrantyText(warranty: StatutoryWarranty, place: string): string {
  switch (warranty.kind) {
    case 'applies': {
      const { months, kilometres } = warranty.term;
      const time = months === 1 ? '1 month' : `${months} months`;
      return `${time} or ${formatKilometres(kilometres)} after the sale, whichever comes first, under the law of ${place}.`;
    }
    case 'none':
      return `No statutory warranty: this vehicle is outside what the law of ${place} covers.`;
    case 'unknown': {
      const needs = warranty.needs.map((need) => QUESTIONS[need]);
      return `Unknown: under the law of ${place} it depends on ${inWords(needs)}. Please ask us.`;
    }
  }
}

function coolingOffFact(vehicle: Vehicle, state: AustralianState): StatutoryFact | undefined {
  const { items, has, text, source } = COOLING_OFF_LAWS[state];
  if (!items.includes(vehicle.item_type)) return undefined;
  return { topic: 'Cooling-off period', verdict: has ? 'applies' : 'none', text, source };
}

function inWords(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

/** For the build's report: one line for each fact of the states given that is too old to be shown on `today`. */
export function staleLaws(states: readonly AustralianState[], today: string): string[] {
  return states.flatMap((state) =>
    (['warranty', 'cooling-off'] as const).flatMap((topic) => {
      const source = (topic === 'warranty' ? WARRANTY_LAWS[state] : COOLING_OFF_LAWS[state])?.source;
      if (!source || isFresh(source, today)) return [];
      return [
        `${topic} law of ${state}: last checked ${source.checked}, so it is not shown; compare it with ${source.url} and write the day into src/domain/law/${topic}-laws.ts`,
      ];
    }),
  );
}
