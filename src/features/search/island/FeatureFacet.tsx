import { useDeferredValue, useState } from 'react';
import type { ShownFacet } from '../../../domain/search/facet.ts';
import { matchingFeatures } from './facet-items.ts';
import { FacetChoices } from './FacetChoices.tsx';
import { FacetSection } from './FacetSection.tsx';
import { useAnswers, useCountFeatures } from './island-context.ts';
import { useListChoices } from './use-list-choices.ts';

/** Features that are more than this can be searched. */
const MANY = 12;

/** Features of which a car has all that are chosen (spec S3). They are fetched and counted once the filter is opened. */
export function FeatureFacet({ facet }: { facet: ShownFacet }) {
  const { name, label } = facet;
  const { items } = useAnswers();
  const { choices, toggle } = useListChoices(facet);
  const countFeatures = useCountFeatures();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text);
  const isCounted = items[name] !== undefined;
  const found = matchingFeatures(choices, typed);
  return (
    <FacetSection
      label={label}
      isOpen={isCounted}
      isEmpty={isCounted && choices.length === 0}
      onOpen={countFeatures}
    >
      {choices.length > MANY && (
        <input
          type="search"
          aria-label="Search features"
          placeholder="Search features"
          autoComplete="off"
          className="field mb-2 px-3 text-base"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {isCounted ? (
        <FacetChoices kind="checkbox" field={name} label={label} choices={found} onChoose={toggle} />
      ) : (
        <p className="text-sm text-ink-soft">Counting features…</p>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {isCounted && choices.length > 0 && found.length === 0 && 'No feature has these words.'}
      </p>
    </FacetSection>
  );
}
