import { marks } from '../../../components/ui/page-marks.ts';
import type { EarlyMarks } from './early-choices.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import { queryPlaceholder } from '../../../domain/search/query-example.ts';
import { cleanQuery } from '../../../domain/search/search-url.ts';
import { prepareReading } from '../../../services/search/search-client.ts';
import { useIslandData } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';

/** A free text over the list's cars; every letter searches. */
export function QueryBox() {
  const { stockNoun, example } = useIslandData();
  const { state, setQuery } = useSearchState();
  const asked = state.query ?? '';
  const [typed, setTyped] = useState(asked);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the island woke stays, and use-search-address searches for it.
  useLayoutEffect(() => setTyped((now) => input.current?.value || now), []);
  // Back, forward and a removed chip change the text from outside; a space at its end is the shopper's own.
  const last = useRef(asked);
  useEffect(() => {
    if (last.current !== asked) setTyped((now) => (cleanQuery(now) === asked ? now : asked));
    last.current = asked;
  }, [asked]);
  return (
    <form
      // Not `get`: pressed before the island is awake, it would load the list anew without what was typed and chosen.
      method="dialog"
      role="search"
      aria-label={`These ${stockNoun}`}
      className="needs-script relative mb-5"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <label htmlFor={id} className="sr-only">{`Search these ${stockNoun}`}</label>
      <input
        ref={input}
        id={id}
        {...marks<EarlyMarks>({ field: 'query' })}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={256}
        className="field pl-11 text-base"
        placeholder={queryPlaceholder(example, `Search these ${stockNoun}`)}
        value={typed}
        onFocus={() => void prepareReading()}
        onChange={(event) => {
          setTyped(event.target.value);
          setQuery(cleanQuery(event.target.value));
        }}
      />
      <Icon name="search" className="pointer-events-none absolute top-3.5 left-4 size-4.5 text-ink-soft" />
    </form>
  );
}
