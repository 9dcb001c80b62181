/** Stops the letters of one search of whoever is signed in (spec A6, A12); the answer is the garage as it is then. */
export const STOP_SEARCH = { method: 'POST', path: '/api/garage/searches/{id}/stop' } as const;

/** A thing of a garage, by its id. */
export type GarageThing = { id: string };
export type ToStop = { confirm: 'stop' };
