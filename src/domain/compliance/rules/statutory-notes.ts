import { isFresh } from '../../law/law-source.ts';
import { knownState } from '../../law/known-state.ts';
import { COOLING_OFF_LAWS } from '../../law/cooling-off-laws.ts';
import { WARRANTY_LAWS } from '../../law/warranty-laws.ts';
import type { ItemType } from '../../vehicle/vehicle-words.ts';
import type { PageFacts } from '../page-facts.ts';
import type { LawRule } from '../rule.ts';

/** What structured data calls a vehicle, as the tables of law do. */
const KINDS: Record<string, ItemType> = { Car: 'car', Motorcycle: 'motorcycle' };

function dueTopics({ vehicle }: PageFacts): string[] {
  const state = knownState(vehicle?.state);
  const item = KINDS[vehicle?.kind ?? ''];
  if (!vehicle || vehicle.isSold || vehicle.condition !== 'used' || !state || !item) return [];
  const warranty = WARRANTY_LAWS[state];
  const isCovered = warranty !== undefined && (item in warranty.tiers || warranty.without.includes(item));
  return [
    ...(isCovered ? ['Statutory warranty'] : []),
    ...(COOLING_OFF_LAWS[state].used.items.includes(item) ? ['Cooling-off period'] : []),
  ];
}

/** The page of a used vehicle tells of statutory warranty and cooling-off, from sources that were looked at within a year. */
export const statutoryNotes: LawRule = {
  id: 'statutory-notes',
  title: 'Used vehicles tell of warranty and cooling-off, as the law was within the last year',
  source: {
    called:
      'Motor dealer laws of the states; Queensland asks for a word where there is no statutory warranty',
    url: 'https://www.qld.gov.au/law/your-rights/consumer-rights-complaints-and-scams/buying-products-and-services/buying-and-selling-a-car',
  },
  level: 'warn',
  begin: ({ day, showsRights }) =>
    showsRights
      ? {
          page: (page) =>
            dueTopics(page).flatMap((topic) => {
              const told = page.rights.find((right) => right.topic === topic);
              const isDated = told?.checked !== undefined;
              const found =
                told === undefined
                  ? `nothing on ${topic.toLowerCase()}`
                  : !isDated
                    ? `${topic.toLowerCase()} without the day on which its source was looked at`
                    : isFresh({ checked: told.checked ?? '' }, day)
                      ? undefined
                      : `${topic.toLowerCase()} as it was on ${told.checked}, more than a year before ${day}`;
              return found === undefined
                ? []
                : [
                    {
                      address: page.address,
                      element: 'rights under the law',
                      found,
                      wayOut:
                        'Compare the tables in src/domain/law with their sources and write the day into them.',
                    },
                  ];
            }),
        }
      : {},
};
