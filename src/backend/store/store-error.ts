import { ExpectedError } from '../../command-line/expected-error.ts';

/** The store of leads cannot be used: its message names the place, what is wrong with it and the way out. */
export class StoreError extends ExpectedError {
  override readonly name = 'StoreError';

  constructor(place: string, wrong: string, wayOut: string, options?: ErrorOptions) {
    super(`The store of leads ${place} ${wrong}. ${wayOut}`, options);
  }
}
