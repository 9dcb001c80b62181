import { AutoGaugeAnswerSchema } from '../../api/gauge-vehicle.ts';
import { GAUGE_VEHICLE, LIST_SIMILAR, READ_DISCLAIMER, VIEW_VEHICLE } from '../../api/routes.ts';
import { SimilarIdsSchema, VehicleSlugSchema } from '../../api/list-similar.ts';
import { DisclaimerAnswerSchema, DisclaimerQuestionSchema } from '../../api/read-disclaimer.ts';
import {
  VehicleViewAnswerSchema,
  ViewQuestionSchema,
  type VehicleViewAnswer,
} from '../../api/view-vehicle.ts';
import { lenderOffer } from '../../domain/finance/lender-offers.ts';
import { resolveFinance } from '../../domain/finance/resolve-finance.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { isAvailable } from '../../domain/vehicle/availability.ts';
import { hasFinance } from '../../domain/vehicle/eligibility.ts';
import { similarVehicles } from '../../domain/vehicle/similar-vehicles.ts';
import type { Backend } from '../backend.ts';
import { reservationOfVehicle } from '../checkout-store/find-reservations.ts';
import { countView } from '../store/count-view.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { defineCall, type BackendApp } from './define-call.ts';

const notFound = 'No vehicle has this address.';

function freshFields(
  { vehicles, gone }: SiteRelease,
  slug: string,
): VehicleViewAnswer['car_fields'] | undefined {
  const vehicle = vehicles.get(slug);
  if (vehicle) {
    const { slug: ofPage, price = 0, status, sold, reserved } = vehicle;
    return { slug: ofPage, price, status, sold, reserved };
  }
  // Its page is still up for a while, and must not sell what is gone.
  const left = gone.get(slug);
  return left && { status: 'gone', sold: left.sold };
}

/** The small print of a vehicle's finance figures; undefined where its page shows none (spec C1, C9). */
function disclaimerOf({ vehicles, tenant }: SiteRelease, id: string, now: Date): string | undefined {
  const vehicle = vehicles.get(id);
  if (!tenant.switches.finance || !vehicle || !hasFinance(vehicle) || !isAvailable(vehicle)) return undefined;
  const rules = resolveFinance(tenant.finance);
  const thisYear = Number(localTime(now, tenant.site.time_zone).day.slice(0, 4));
  return (rules.credit ? lenderOffer(vehicle, rules, thisYear)?.disclaimer : undefined) ?? rules.disclaimer;
}

/** The calls about one vehicle, answered from the stock of the release (spec K1, K10, K15, K16). */
export function defineVehicleCalls(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  const params = VehicleSlugSchema;
  defineCall(
    app,
    backend,
    {
      call: VIEW_VEHICLE,
      summary: 'What is newer of a vehicle than its page, and how often the page was looked at.',
      params,
      query: ViewQuestionSchema,
      answer: VehicleViewAnswerSchema,
      notFound,
    },
    async ({ params: { slug } }, context) => {
      const site = context.get('site');
      const car_fields = freshFields(site, slug);
      if (!car_fields) return undefined;
      const vehicle = site.vehicles.get(slug);
      const reservation = vehicle && (await reservationOfVehicle(store, site.slug, vehicle.id, clock()));
      // The person who asks by the id has not looked at the page.
      const views = vehicle && vehicle.slug !== slug ? 0 : await countView(store, site.slug, slug);
      return { views, car_fields: reservation ? { ...car_fields, reserved: true } : car_fields };
    },
  );
  defineCall(
    app,
    backend,
    {
      call: GAUGE_VEHICLE,
      summary: 'Where the price of a vehicle stands in its market, as the feed knows it.',
      params,
      answer: AutoGaugeAnswerSchema,
      notFound,
    },
    ({ params: { slug } }, context) => {
      const vehicle = context.get('site').vehicles.get(slug);
      if (!vehicle) return undefined;
      const { autograb_data: data, price } = vehicle;
      return data && isAvailable(vehicle) ? { ...data, listing_price: price } : {};
    },
  );
  defineCall(
    app,
    backend,
    {
      call: LIST_SIMILAR,
      summary: 'The ids of vehicles like one.',
      params,
      answer: SimilarIdsSchema,
      notFound,
    },
    ({ params: { slug } }, context) => {
      const site = context.get('site');
      const vehicle = site.vehicles.get(slug) ?? site.gone.get(slug);
      return vehicle && { ids: similarVehicles(vehicle, site.similar()).map(({ id }) => id) };
    },
  );
  defineCall(
    app,
    backend,
    {
      call: READ_DISCLAIMER,
      summary: "The small print of a vehicle's finance figures.",
      params: DisclaimerQuestionSchema,
      answer: DisclaimerAnswerSchema,
      notFound: 'No vehicle of this id has finance figures.',
    },
    ({ params: { car_id } }, context) => {
      const disclaimer = disclaimerOf(context.get('site'), car_id, new Date(clock()));
      return disclaimer === undefined ? undefined : { disclaimer };
    },
  );
}
