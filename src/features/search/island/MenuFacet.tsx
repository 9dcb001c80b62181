import type { ShownFacet } from '../../../domain/search/facet.ts';
import { FacetChoices } from './FacetChoices.tsx';
import { FacetSection } from './FacetSection.tsx';
import { facetChoices } from './facet-items.ts';
import { useAnswers, useIslandData } from './island-context.ts';
import { isOffered } from './offered-facets.ts';
import { useSearchState } from './use-search-state.ts';

/** A facet of which one value is chosen, or any (spec S2 menu). */
export function MenuFacet({ facet, isOpen }: { facet: ShownFacet; isOpen: boolean }) {
  const { name, label, step } = facet;
  const { items } = useAnswers();
  const { initial, weekly } = useIslandData();
  const { state, chooseMenu } = useSearchState();
  const chosen = state.menu?.[name];
  const choices = facetChoices(facet, items[name] ?? [], chosen === undefined ? [] : [chosen]);
  if (!isOffered(facet, initial) && choices.length < 2 && chosen === undefined) return null;
  const any = { value: '', label: 'Any', isChosen: chosen === undefined };
  return (
    <FacetSection label={label} isOpen={isOpen || chosen !== undefined}>
      <FacetChoices
        kind="radio"
        field={name}
        label={label}
        choices={[any, ...choices]}
        onChoose={(value) => chooseMenu(name, value)}
      />
      {/* Beside figures a week, and as large as they are (National Credit Code, section 164). */}
      {step && weekly && <p className="pt-2">{`${weekly.comparison}*`}</p>}
    </FacetSection>
  );
}
