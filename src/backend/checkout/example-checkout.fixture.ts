import type { ReservationAnswer } from '../../api/read-reservation.ts';
import type { Offer } from '../../api/read-offer.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleBackend, exampleHandover, NOW } from '../example-backend.fixture.ts';
import { ANSWERS } from '../leads/example-form.fixture.ts';
import type { Store } from '../store/store.ts';
import { createSiteDirectory } from '../tenants/site-directory.ts';
import { toSiteRelease, type SiteRelease } from '../tenants/site-release.ts';

/** What a dealer sets whose vehicles are reserved online. */
export const CHECKOUT_SETTINGS = {
  switches: { reserve: true },
  payment: { type: 'demo' },
  vehicle_page: { actions: ['reserve', 'call'] },
  site: {
    name: 'Example Cars',
    url: 'https://www.example.com.au',
    licence: { number: 'MD012345' },
    phone: '02 5550 0100',
    email: 'sales@example.com.au',
  },
} satisfies Partial<TenantInput>;

/** A dealer whose vehicles are reserved online; `price` is that of its one vehicle. */
export const checkoutSite = (
  { price = 28_490, ...vehicle }: Partial<Parameters<typeof exampleVehicle>[0]> = {},
  tenant: Partial<TenantInput> = {},
): SiteRelease =>
  toSiteRelease(
    exampleHandover({
      tenant: {
        leads: { forms: ['enquiry'] },
        ...CHECKOUT_SETTINGS,
        ...tenant,
      },
      stock: {
        ...exampleHandover().stock,
        vehicles: [exampleVehicle({ price, price_type: 'drive_away', ...vehicle })],
      },
    }),
  );

/** The form of the checkout, agreed to at a price. */
export const reserveForm = (price: number | string = 28_490, values: Record<string, string> = {}) => ({
  form: 'reserve',
  values: { ...personOf(ANSWERS), seen_price: String(price), ...values },
  car_id: 'v1',
  url: 'https://www.example.com.au/cars/v1/checkout',
  filled_in: 12_000,
});

function personOf({ message, ...person }: typeof ANSWERS): Record<string, string> {
  void message;
  return person;
}

/** A dealer's backend over a store, with what a shopper does there; its clock, price and stock can be moved. */
export async function openCheckout(
  open: () => Promise<Store>,
  changes: Parameters<typeof exampleBackend>[1] = {},
) {
  let now = NOW;
  const sites = [checkoutSite()];
  const made = await exampleBackend(undefined, {
    store: await open(),
    sites: {
      ...createSiteDirectory({ shared: async () => ({ sites, problems: [] }), clock: () => now }),
      byHost: () => Promise.resolve(sites[0]),
      all: () => Promise.resolve(sites),
    },
    clock: () => now,
    ...changes,
  });
  const { ask, post } = made;
  const postPlain = (path: string, body: string, origin = 'https://www.example.com.au', referer = '') =>
    ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        ...(referer !== '' && { referer }),
      },
      body,
    });
  return {
    ...made,
    reserve: (price?: number, key = 'k1', peer = '203.0.113.9') =>
      ask('/api/leads', {
        method: 'POST',
        peer,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(reserveForm(price)),
      }),
    /** The same from a browser without scripts. */
    reservePlain: (price: string) => {
      const fields = { form: 'reserve', url: '/checkout', ...reserveForm(price).values };
      const page = 'https://www.example.com.au/cars/v1/checkout';
      return postPlain('/api/leads', String(new URLSearchParams(fields)), undefined, page);
    },
    postPlain,
    offer: async () => (await ask('/api/checkout/offer?car_id=v1')).json() as Offer,
    reservation: async (id: string) => (await ask(`/api/checkout/holds/${id}`)).json() as ReservationAnswer,
    cancel: (id: string) => post(`/api/checkout/holds/${id}/cancel`, { confirm: 'cancel' }),
    /** The button that leads on to the page of the provider. */
    pressPay: (next: string) => ask(next, { method: 'POST' }),
    demo: (id: string, action: string) => postPlain(`/api/payments/${id}/demo`, `action=${action}`),
    reservedOnPage: async () =>
      ((await ask('/api/cars/v1/view.json')).json() as { car_fields: { reserved: boolean } }).car_fields
        .reserved,
    reprice: (price: number) => void (sites[0] = checkoutSite({ price })),
    sell: () => void (sites[0] = checkoutSite({ status: 'sold', sold: true })),
    wait: (milliseconds: number) => void (now += milliseconds),
  };
}
