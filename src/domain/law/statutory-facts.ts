import type { AustralianState } from '../location/australian-state.ts';
import { formatKilometres } from '../text/format.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { COOLING_OFF_LAWS } from './cooling-off-laws.ts';
import { knownState, STATE_NAMES } from './known-state.ts';
import { isFresh } from './law-source.ts';
import type { TitledSource } from './law-source.ts';
import { statutoryWarranty } from './statutory-warranty.ts';
import type { OpenQuestion, StatutoryWarranty } from './statutory-warranty.ts';
import { WARRANTY_LAWS } from './warranty-laws.ts';

/** One line about the law; `verdict` says whether the right is there, and `source` where that is. */
export type StatutoryFact = {
  topic: 'Statutory warranty' | 'Cooling-off period' | 'Consumer guarantees';
  verdict: 'applies' | 'none' | 'unknown';
  text: string;
  source: TitledSource;
};

const ACCC = {
  title: 'ACCC: cars for sale or rental',
  url: 'https://www.accc.gov.au/business/specific-products-and-activities/cars-sale-or-rental',
  checked: '2026-11-26',
};

/** The Australian Consumer Law, by whether a vehicle is used. */
const CONSUMER_GUARANTEES = {
  used: 'Anything you buy from a dealer is covered by the Australian Consumer Law, whatever its age or warranty.',
  unused:
    "The Australian Consumer Law applies on top of the manufacturer's warranty: the vehicle must be of acceptable quality, fit for the purpose you told us and as described, with parts and repairs available.",
};

const QUESTIONS = {
  'build date': 'the build date',
  'first registration': 'the date of its first registration',
  kilometres: 'the kilometres',
  price: 'the price',
  class: 'whether the law counts it as a commercial vehicle',
} satisfies Record<OpenQuestion, string>;

/**
 * The lines about statutory warranty, cooling-off and consumer guarantees for a vehicle sold in a state on `today` (YYYY-MM-DD); none
 * for sold vehicles, an unknown state, and facts not checked for a year. What a missing figure leaves open is said to be unknown, and
 * what no source settles, as cooling-off on a demonstrator in Victoria, is left out.
 */
export function statutoryFacts(vehicle: Vehicle, state: string | undefined, today: string): StatutoryFact[] {
  const code = knownState(state);
  if (!code || !isAvailable(vehicle)) return [];
  const facts = [warrantyFact(vehicle, code, today), coolingOffFact(vehicle, code), guaranteesFact(vehicle)];
  return facts.flatMap((fact) => (fact && isFresh(fact.source, today) ? [fact] : []));
}

const guaranteesFact = ({ car_type: type }: Vehicle): StatutoryFact => ({
  topic: 'Consumer guarantees',
  verdict: 'applies',
  text: CONSUMER_GUARANTEES[type === 'used' ? 'used' : 'unused'],
  source: ACCC,
});

function warrantyFact(vehicle: Vehicle, state: AustralianState, today: string): StatutoryFact | undefined {
  const law = WARRANTY_LAWS[state];
  const unused = vehicle.car_type === 'used' ? undefined : law?.unused?.[vehicle.item_type];
  if (!law || (vehicle.car_type !== 'used' && !unused)) return undefined;
  const warranty = unused
    ? ({ kind: 'applies', term: unused.term } as const)
    : statutoryWarranty(vehicle, law, today);
  if (!warranty) return undefined;
  const text = warrantyText(warranty, STATE_NAMES[state]);
  const { source } = unused ?? law;
  return { topic: 'Statutory warranty', verdict: warranty.kind, text, source };
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
      // Classes are for the law to say; a listing never has them.
      const isOfLaw = warranty.needs.includes('class');
      return `Under the law of ${place} it depends on ${inWords(needs)}${isOfLaw ? '' : ", which we don't have listed"}. Ask us.`;
    }
  }
}

function coolingOffFact(vehicle: Vehicle, state: AustralianState): StatutoryFact | undefined {
  const { [vehicle.car_type]: law } = COOLING_OFF_LAWS[state];
  if (!law?.items.includes(vehicle.item_type)) return undefined;
  return {
    topic: 'Cooling-off period',
    verdict: law.has ? 'applies' : 'none',
    text: law.text,
    source: law.source,
  };
}

function inWords(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

/** For the build's report: one line for each source of the states given that is too old for its facts to be shown on `today`. */
export function staleLaws(states: readonly AustralianState[], today: string): string[] {
  return states.flatMap((state) =>
    (['warranty', 'cooling-off'] as const).flatMap((topic) =>
      sourcesOf(state, topic).flatMap((source) =>
        isFresh(source, today)
          ? []
          : [
              `${topic} law of ${state}: last checked ${source.checked}, so it is not shown; compare it with ${source.url} and write the day into src/domain/law/${topic}-laws.ts`,
            ],
      ),
    ),
  );
}

/** The sources of a law, each address once. */
export function sourcesOf(state: AustralianState, topic: 'warranty' | 'cooling-off'): TitledSource[] {
  const warranty = WARRANTY_LAWS[state];
  const sources =
    topic === 'warranty'
      ? [
          ...(warranty ? [warranty.source] : []),
          ...Object.values(warranty?.unused ?? {}).map(({ source }) => source),
        ]
      : Object.values(COOLING_OFF_LAWS[state]).map(({ source }) => source);
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}
