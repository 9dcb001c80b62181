import { type FormEvent, useId, useRef, useState } from 'react';
import { parsePostcode, UNKNOWN_POSTCODE } from '../../../domain/location/distance.ts';
import type { NamedPlace } from '../../../domain/location/find-place.ts';
import type { ShownFacet } from '../../../domain/search/facet.ts';
import { NEAR, RADII, readNear, readWithin, WITHIN } from '../../../domain/search/near.ts';
import { findHere, findNearPlace } from '../../../services/search/search-client.ts';
import { FacetSection } from './FacetSection.tsx';
import { useNear } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';

const UNKNOWN_PLACE = "We don't know that suburb. Check the spelling, or try its postcode.";
const UNANSWERED = "We couldn't look that up. Please try again.";

/** The place of a typed text. Throws an Error with the words for the shopper. */
async function placeOf(text: string): Promise<NamedPlace> {
  const isPostcode = /^[\d\s]+$/.test(text);
  const postcode = isPostcode ? parsePostcode(text) : undefined;
  if (postcode?.kind === 'invalid') throw new Error(postcode.message);
  const place = await findNearPlace(text).catch(() => {
    throw new Error(UNANSWERED);
  });
  if (!place) throw new Error(isPostcode ? UNKNOWN_POSTCODE : UNKNOWN_PLACE);
  return place;
}

/** A postcode or suburb, or where the browser is, and a radius about it where cars stand at several places (spec L8). */
export function DistanceFacet({ facet, isOpen }: { facet: ShownFacet; isOpen: boolean }) {
  const { state, setNear, clear } = useSearchState();
  const { isUnknown } = useNear();
  const { near = '', within } = state;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const radius = useRef<HTMLSelectElement>(null);
  const [problem, setProblem] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const words = problem || (isUnknown ? UNKNOWN_PLACE : '');

  async function look(find: () => Promise<NamedPlace>, isTyped: boolean): Promise<void> {
    setIsAsking(true);
    try {
      const place = await find();
      if (field.current) field.current.value = place.name;
      setNear(place.name, readWithin(radius.current?.value ?? ''));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : UNANSWERED);
      if (isTyped) field.current?.focus();
    } finally {
      setIsAsking(false);
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = readNear(field.current?.value ?? '');
    if (text !== '') return void look(() => placeOf(text), true);
    setProblem('');
    if (near !== '') clear(NEAR);
  }

  return (
    <FacetSection label={facet.label} isOpen={isOpen || near !== ''}>
      {/* Until the island wakes the browser sends the form to the list's own address. */}
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <div>
          <label htmlFor={`${id}-place`} className="mb-1 block text-sm">
            Postcode or suburb
          </label>
          <div className="flex gap-2">
            <input
              key={near}
              ref={field}
              id={`${id}-place`}
              type="text"
              name={NEAR}
              defaultValue={near}
              autoComplete="postal-code"
              maxLength={60}
              className="field min-w-0 grow px-3 text-base"
              aria-invalid={words !== '' || undefined}
              aria-describedby={`${id}-problem`}
            />
            <button type="submit" className="button button-quiet shrink-0 px-4" disabled={isAsking}>
              Go
            </button>
          </div>
        </div>
        <p id={`${id}-problem`} role="alert" className="text-sm font-semibold text-danger empty:hidden">
          {words}
        </p>
        {!facet.isOnePlace && (
          <div>
            <label htmlFor={`${id}-radius`} className="mb-1 block text-sm">
              How far
            </label>
            <select
              ref={radius}
              id={`${id}-radius`}
              name={WITHIN}
              autoComplete="off"
              className="field w-full px-3 text-base"
              value={within ?? ''}
              disabled={near === ''}
              onChange={({ target }) => setNear(near, readWithin(target.value))}
            >
              <option value="">Any distance</option>
              {[...new Set([...RADII, ...(within === undefined ? [] : [within])])]
                .toSorted((a, b) => a - b)
                .map((kilometres) => (
                  <option key={kilometres} value={kilometres}>
                    {`Within ${kilometres} km`}
                  </option>
                ))}
            </select>
          </div>
        )}
        <button
          type="button"
          className="link inline-flex min-h-11 w-fit cursor-pointer items-center text-sm"
          disabled={isAsking}
          onClick={() => void look(findHere, false)}
        >
          Use my location
        </button>
      </form>
    </FacetSection>
  );
}
