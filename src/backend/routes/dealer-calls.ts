import {
  GeocodeAnswerSchema,
  GeocodeQuestionSchema,
  type GeocodeAnswer,
} from '../../api/geocode-postcode.ts';
import {
  COUNT_SALES,
  GEOCODE_POSTCODE,
  LOOK_UP_MODEL,
  PRICE_DELIVERY,
  REVEAL_PHONE,
} from '../../api/routes.ts';
import { SalesCountSchema } from '../../api/count-sales.ts';
import { ModelAnswerSchema, ModelQuestionSchema } from '../../api/look-up-model.ts';
import { DeliveryPriceSchema, DeliveryQuestionSchema } from '../../api/price-delivery.ts';
import { PhoneRevealedSchema, PhoneRevealSchema } from '../../api/reveal-phone.ts';
import type { CostsSettings } from '../../domain/costs/costs-settings.ts';
import { deliveryRegion, type DeliveryPrice } from '../../domain/costs/delivery.ts';
import { monthOf, soldInMonth } from '../../domain/site/sales-counter.ts';
import { findModel } from '../../domain/model/find-model.ts';
import type { Backend } from '../backend.ts';
import type { PostcodePlace } from '../../domain/location/postcode-places.ts';
import { boughtSince } from '../checkout-store/find-reservations.ts';
import { findPostcode } from '../geocode/find-postcode.ts';
import { recordReveal } from '../store/count-view.ts';
import { defineCall, type BackendApp } from './define-call.ts';

/** Milliseconds of 31 days and the hour that a clock is put back. */
const MONTH_MS = (31 * 24 + 1) * 3_600_000;

/** 'Parramatta NSW'. */
const placeName = ({ localities, state }: PostcodePlace): string => `${localities[0]} ${state}`;

/** The price of the dealer's region with a postcode, and what the place is called; undefined where none has it. */
async function priceDelivery(
  postcode: string,
  regions: CostsSettings['delivery'],
): Promise<DeliveryPrice | undefined> {
  const region = deliveryRegion(postcode, regions);
  const place = region && (await findPostcode(postcode));
  return place ? { ...region, place: placeName(place) } : region;
}

async function geocode(postcode: string): Promise<GeocodeAnswer> {
  const place = await findPostcode(postcode.trim());
  if (!place) return { status: 'ZERO_RESULTS', results: [] };
  const { lat, lng } = place;
  const formatted_address = `${placeName(place)} ${place.postcode}`;
  return { status: 'OK', results: [{ geometry: { location: { lat, lng } }, formatted_address }] };
}

/** The calls about the dealer, answered from the settings and a table of postcodes (spec K6, K7, K17, K18). */
export function defineDealerCalls(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  defineCall(
    app,
    backend,
    {
      call: PRICE_DELIVERY,
      summary: 'What a delivery to a postcode costs.',
      query: DeliveryQuestionSchema,
      answer: DeliveryPriceSchema,
      notFound: 'The dealer has no price for a delivery to this postcode.',
    },
    ({ query: { postcode } }, context) => priceDelivery(postcode, context.get('site').tenant.costs.delivery),
  );
  defineCall(
    app,
    backend,
    {
      call: COUNT_SALES,
      summary: 'How many vehicles the dealer sold this month, by the stock and by the desk.',
      answer: SalesCountSchema,
      notFound: 'The site counts no sales.',
    },
    async (_, context) => {
      const { tenant, slug, vehicles, gone } = context.get('site');
      const counter = tenant.home.sales_counter;
      if (counter?.source !== 'sold') return undefined;
      const month = monthOf(new Date(clock()), counter.time_zone);
      const sold = soldInMonth(vehicles.values(), gone.values(), month, counter.time_zone);
      for (const { vehicle, at } of await boughtSince(store, slug, clock() - MONTH_MS))
        if (monthOf(new Date(at), counter.time_zone) === month) sold.add(vehicle);
      return { month, sold: sold.size };
    },
  );
  defineCall(
    app,
    backend,
    {
      call: REVEAL_PHONE,
      summary: "Records that a shopper had the dealer's number shown.",
      body: PhoneRevealSchema,
      answer: PhoneRevealedSchema,
    },
    async ({ body }, context) => {
      await recordReveal(store, context.get('site').slug, body, clock());
      return { recorded: true };
    },
  );
  defineCall(
    app,
    backend,
    {
      call: LOOK_UP_MODEL,
      summary: 'A model by its name, with its colours and variants.',
      query: ModelQuestionSchema,
      answer: ModelAnswerSchema,
      notFound: 'No model, or more than one, has this name.',
    },
    ({ query: { name } }, context) => {
      const { list, brands } = context.get('site').tenant.models;
      return findModel(list, brands, name);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: GEOCODE_POSTCODE,
      summary: 'Where an Australian postcode is.',
      query: GeocodeQuestionSchema,
      answer: GeocodeAnswerSchema,
    },
    ({ query: { postal_code } }) => geocode(postal_code),
  );
}
