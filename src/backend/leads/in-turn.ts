/** Does work of one name one after the other; work of other names goes on beside it. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Turns for the same attempt of a form: a double click sends it twice at once, and the second must meet the answer of the
 * first rather than use up its quota.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (last.get(name) === turn) last.delete(name);
    }
  };
}
