/**
 * What every call answers that it cannot do: words for a person, and the id under which the log knows the request. The
 * status says which kind of refusal it is.
 */
export type Refusal = { error: string; request_id?: string };

export const REFUSAL_EXAMPLE: Refusal = {
  error: 'No vehicle has this address.',
  request_id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
};
