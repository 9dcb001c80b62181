import type { SyntheticEvent } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { Icon } from '../../../components/ui/Icon.tsx';
import { useIslandData } from './island-context.ts';

/** The address has what is chosen, and is in step with the search: the link takes it over once someone comes near it. */
function takeSearch({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of new URLSearchParams(link.search)) if (name === 'list') asked.set(name, value);
  link.search = asked.toString();
}

/** Leads to the form that asks to be told of what is new for the search as it is now (spec A12). */
export function TellMe() {
  const { tellMe } = useIslandData();
  return tellMe === undefined ? null : (
    <a
      href={tellMe}
      className="button button-quiet"
      rel="nofollow"
      onFocus={takeSearch}
      onPointerEnter={takeSearch}
    >
      <Icon name="mail" className="size-5" />
      Email Me New Matches
    </a>
  );
}

/** The same below a list that has cars; an empty one has it in its card. */
export function TellMeBelow() {
  const { tellMe } = useIslandData();
  const { results } = useInstantSearch();
  if (tellMe === undefined || results.nbHits === 0) return null;
  return (
    <p className="mt-8 flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-large bg-raised p-5">
      Not the right one yet?
      <TellMe />
    </p>
  );
}
