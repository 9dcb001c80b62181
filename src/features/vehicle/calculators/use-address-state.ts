import { useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds of rest before the address is written: browsers refuse more than some hundred changes in half a minute. */
const REST = 250;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes into the address what waits to be, so that it says what the page shows. */
export function writeAddress(): void {
  clearTimeout(timer);
  for (const write of waiting) write();
  waiting.clear();
}

/**
 * State that a shared address holds. It begins at `start`, as the page was built, then takes what the address says, and
 * writes changes back without a new entry in the history. `read` and `write` leave foreign parameters alone.
 */
export function useAddressState<State>(
  start: State,
  read: (parameters: URLSearchParams) => State,
  write: (state: State, previous: URLSearchParams) => URLSearchParams,
): [State, (update: (state: State) => State) => void] {
  const [state, setState] = useState(start);
  const latest = useRef(start);
  const writer = useRef(write);
  writer.current = write;
  const { current: save } = useRef(() => {
    const query = writer.current(latest.current, new URLSearchParams(location.search)).toString();
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  });

  const take = (next: State): void => {
    latest.current = next;
    setState(next);
  };
  // Once, after hydration: the first render must be what the page was built with. Before the effects that hand on early input.
  useLayoutEffect(() => {
    take(read(new URLSearchParams(location.search)));
  }, []);

  const change = (update: (state: State) => State): void => {
    take(update(latest.current));
    waiting.add(save);
    clearTimeout(timer);
    timer = setTimeout(writeAddress, REST);
  };
  return [state, change];
}
