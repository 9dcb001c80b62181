import type { SalesCounterSettings } from './sales-counter-settings.ts';
import type { Payload } from '../vehicle/payload.ts';
import type { VehicleCard } from '../vehicle/vehicle-card.ts';

/** A vehicle as a row of the home page's table of weights; masses in kg, absent where they are not known. */
export type WeightRow = {
  card: VehicleCard;
  gvm?: number | undefined;
  licence?: string | undefined;
  body?: string | undefined;
  payload?: number | undefined;
};

/** A worked payload of the home page: the vehicle's card, and what the crew and the load are, in kg. */
export type WeighbridgeTicket = Payload & { card: VehicleCard; crew: number; load: number };

/** How many vehicles were sold in a month, as the home page counts on from. */
export type HomeSales = {
  source: SalesCounterSettings['source'];
  count: number;
  /** YYYY-MM. */
  month: string;
  timeZone: string;
  substantiation: string;
};
