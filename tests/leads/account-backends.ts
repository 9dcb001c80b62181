import path from 'node:path';
import {
  exampleHost,
  publishExamples,
  startBackend,
  type BackendProcess,
  type SiteReply,
} from '../../src/backend/commands/backend-process.fixture.ts';
import { CHECKOUT_SETTINGS } from '../../src/backend/checkout/example-checkout.fixture.ts';
import { exampleVehicle } from '../../src/domain/vehicle/example-vehicle.fixture.ts';

/** Dealers and vehicles: few vehicles, so that many shoppers want each. */
const DEALERS = 2;
const VEHICLES = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6'];
export const PRICE = 25_990;

/** A shopper by number, with a phone, a mailbox, a network address and a dealer of their own. */
export type ShopperPlace = {
  number: number;
  dealer: string;
  phone: string;
  email: string;
  vehicles: readonly string[];
};

export const shopperPlace = (number: number): ShopperPlace => ({
  number,
  dealer: `dealer-${number % DEALERS}`,
  phone: `+614${String(number).padStart(8, '0')}`,
  email: `shopper-${number}@example.com`,
  vehicles: VEHICLES,
});

/** A backend that shoppers ask; undefined is what is answered when it is gone. */
export type AccountServer = {
  /** Sends JSON, or where `form` is given what an HTML form sends. */
  send: (
    shopper: ShopperPlace,
    path: string,
    sent: { json?: unknown; form?: Record<string, string>; cookie?: string; key?: string },
  ) => Promise<SiteReply | undefined>;
  read: (shopper: ShopperPlace, path: string, cookie?: string) => Promise<SiteReply | undefined>;
  /** The last code that was shown for a shopper's mobile. */
  codeOf: (shopper: ShopperPlace) => string | undefined;
  kill: () => Promise<void>;
};

const headersOf = ({ number, dealer }: ShopperPlace, cookie = ''): Record<string, string> => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  origin: `https://${exampleHost(dealer)}`,
  ...(cookie && { cookie }),
});

/**
 * Backends as `npm run backend` starts them, one after the other over the same folder, for dealers whose shoppers sign in,
 * keep vehicles and searches, and reserve. Emails go to the mail server at `mailUrl`, codes to the standard output.
 */
export async function accountBackends(
  folder: string,
  mailUrl: string,
): Promise<{ file: string; start: () => Promise<AccountServer> }> {
  const folders = await publishExamples(folder, {
    slugs: Array.from({ length: DEALERS }, (_, number) => `dealer-${number}`),
    delivery: {
      destinations: [{ type: 'file', name: 'yard', format: 'json', pace: 100 }],
      auto_reply: false,
    },
    // Nothing here has a proof of work.
    tenant: {
      ...CHECKOUT_SETTINGS,
      account: { codes: { hour: 100_000, day: 100_000, unproven_share: 1 } },
      saved_searches: {},
    },
    vehicles: VEHICLES.map((id) => exampleVehicle({ id, price: PRICE, price_type: 'drive_away' })),
  });
  const environment = { FORECOURT_TRUSTED_PROXIES: '127.0.0.1', FORECOURT_SMTP_URL: mailUrl };
  const start = async () => serverOf(await startBackend(folders, environment));
  return { file: path.join(folders.data, 'leads.sqlite'), start };
}

function serverOf({ ask, onLine, kill }: BackendProcess): AccountServer {
  const codes = new Map<string, string>();
  onLine((line) => {
    const [, dealer, code, ending] = /^(\S+): (\d{6}) is the code .* ends in (\d{3})$/.exec(line) ?? [];
    if (code !== undefined) codes.set(`${dealer} ${ending}`, code);
  });
  return {
    kill,
    codeOf: ({ dealer, phone }) => codes.get(`${dealer} ${phone.slice(-3)}`),
    read: (shopper, asked, cookie) =>
      ask({ path: asked, headers: headersOf(shopper, cookie), host: exampleHost(shopper.dealer) }).catch(
        () => undefined,
      ),
    send: (shopper, asked, { json, form, cookie, key }) =>
      ask({
        path: asked,
        method: 'POST',
        host: exampleHost(shopper.dealer),
        headers: {
          ...headersOf(shopper, cookie),
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: form ? String(new URLSearchParams(form)) : JSON.stringify(json),
      }).catch(() => undefined),
  };
}
