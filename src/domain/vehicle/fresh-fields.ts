import { isJsonObject } from '../text/json-object.ts';
import { realPrice } from './real-price.ts';

/** What may have changed about a vehicle since its page was built; what is absent has not, or was not said. */
export type FreshFields = {
  /** Dollars; 0 where the platform shows no price any more. */
  price?: number;
  status?: string;
  sold?: boolean;
  reserved?: boolean;
};

/** What `GET {api}/cars/{slug}/view.json` answers, as far as it can be used (spec V18, K10). */
export type VehicleView = { views: number | undefined; fields: FreshFields };

/** Above it cents are lost; a number as large is none of a vehicle. */
const GREATEST_AMOUNT = Number.MAX_SAFE_INTEGER / 100;

/** A number of a JSON answer, written as one or as text; undefined for anything negative or out of all proportion. */
function amountOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= GREATEST_AMOUNT ? number : undefined;
}

/**
 * Reads an answer of `view.json`: how often the page was looked at, and the fields that are fresher than the page (spec
 * V18). Whatever is no such answer is empty; nothing is thrown.
 */
export function readVehicleView(answer: unknown): VehicleView {
  if (!isJsonObject(answer)) return { views: undefined, fields: {} };
  const given = isJsonObject(answer['car_fields']) ? answer['car_fields'] : {};
  const price = amountOf(given['price']);
  const { status, sold, reserved } = given;
  return {
    views: amountOf(answer['views']),
    fields: {
      ...(price !== undefined && { price: realPrice(price) ?? 0 }),
      ...(typeof status === 'string' && { status }),
      ...(typeof sold === 'boolean' && { sold }),
      ...(typeof reserved === 'boolean' && { reserved }),
    },
  };
}
