import type { BackendAddress } from '../../build/publish/hand-over.ts';
import { GivenUpEmailsSchema, type GivenUpEmail } from '../../api/list-given-up-emails.ts';
import { LIST_GIVEN_UP_EMAILS } from '../../api/routes.ts';
import type { NightEntry } from '../night-entry.ts';
import { readNights } from '../tenant-nights.ts';

/** Milliseconds that the backend has to answer. */
const TIMEOUT_MS = 15_000;

/** The emails that the backend has given up, for the tenants of a night. */
export type GivenUpEmails = {
  /** Those of a tenant that no night before told, with what its nights have kept in `stateFolder`. */
  untold: (tenant: string, stateFolder: string, night: string) => Promise<NightEntry['givenUp']>;
  /** Why they are not known, in a sentence; undefined where they are, and where nobody was asked. */
  problem: () => string | undefined;
};

/** Asks a backend once in a night, at the first tenant; `patience` in milliseconds. Without a backend there are none. */
export function givenUpEmails(
  backend: BackendAddress | undefined,
  patience: number = TIMEOUT_MS,
): GivenUpEmails {
  let asked: Promise<GivenUpEmail[]> | undefined;
  let problem: string | undefined;

  async function ask({ url, token }: BackendAddress): Promise<GivenUpEmail[]> {
    const address = new URL(LIST_GIVEN_UP_EMAILS.path, url);
    const unknown = (why: string): GivenUpEmail[] => {
      problem = `Which emails to dealers were given up is not known: the backend at ${address.origin} ${why}.`;
      return [];
    };
    try {
      const answer = await fetch(address, {
        method: LIST_GIVEN_UP_EMAILS.method,
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (answer.ok) {
        const { data } = GivenUpEmailsSchema.safeParse(await answer.json());
        return data?.letters ?? unknown('answered what this code does not read');
      }
      await answer.body?.cancel();
      return unknown(`answered ${answer.status}`);
    } catch {
      return unknown('gave no answer');
    }
  }

  return {
    untold: async (tenant, stateFolder, night) => {
      if (!backend) return undefined;
      asked ??= ask(backend);
      const own = (await asked).filter((email) => email.tenant === tenant);
      if (own.length === 0) return undefined;
      // A night that is run again tells what it told: the person who stopped it may not have been told.
      const before = (await readNights(stateFolder)).filter((entry) => entry.night !== night);
      const told = new Set(before.flatMap(({ givenUp = [] }) => givenUp.map((email) => email.night)));
      const untold = own.filter((email) => !told.has(email.night));
      return untold.length === 0
        ? undefined
        : untold.map(({ night: ofNight, at, reason }) => ({ night: ofNight, at, reason }));
    },
    problem: () => problem,
  };
}
