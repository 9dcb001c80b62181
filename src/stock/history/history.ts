import * as z from 'zod';
import { isAnotherModel, type ModelOf } from './identity.ts';
import type { DatedPrice } from '../read/read-nested.ts';

/** A line of a tenant's history; `vehicle` is its identity key, dates are YYYY-MM-DD, prices dollars. */
export const HistoryEvent = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('seen'),
    date: z.string(),
    vehicle: z.string(),
    /** The make, model and year that have the number from this day on. */
    of: z.strictObject({ make: z.string(), model: z.string(), year: z.number().optional() }).optional(),
  }),
  z.strictObject({
    event: z.literal('price'),
    date: z.string(),
    vehicle: z.string(),
    price: z.number() /** True if a correction of the dealer's said so, and not the feed. */,
    overridden: z.literal(true).optional(),
  }),
  z.strictObject({ event: z.literal('sold'), date: z.string(), vehicle: z.string() }),
  z.strictObject({ event: z.literal('gone'), date: z.string(), vehicle: z.string() }),
]);
export type HistoryEvent = z.output<typeof HistoryEvent>;

export type VehicleHistory = {
  /** The day of its first event. */
  firstSeen: string;
  /** Oldest first; each from its day until the next one's. */
  prices: DatedPrice[];
  state: 'seen' | 'sold' | 'gone';
  of?: ModelOf;
  /** The day it was first found sold. */
  soldOn?: string;
};

/** What a feed says of a vehicle today. */
export type Sighting = {
  key: string;
  of?: ModelOf;
  price: number | undefined;
  sold: boolean;
  /** True if the price is a correction of the dealer's. */
  isOverridden?: boolean | undefined;
  /** Prices asked before, as the feed gives them, oldest first. */
  priceHistory: readonly DatedPrice[];
};

/** What events come to, by vehicle, on top of what is known, which is changed. */
export function foldHistory(
  events: Iterable<HistoryEvent>,
  histories = new Map<string, VehicleHistory>(),
): Map<string, VehicleHistory> {
  for (const event of events) addEvent(histories, event);
  return histories;
}

/** True if another vehicle has the number of a history now; a VIN is of one vehicle, whatever a feed calls it. */
export const isReusedBy = (
  history: VehicleHistory | undefined,
  key: string,
  of: ModelOf | undefined,
): boolean =>
  history?.of !== undefined && of !== undefined && !key.startsWith('vin:') && isAnotherModel(history.of, of);

function addEvent(histories: Map<string, VehicleHistory>, event: HistoryEvent): void {
  const before = histories.get(event.vehicle);
  const isReused = event.event === 'seen' && isReusedBy(before, event.vehicle, event.of);
  const known = isReused ? undefined : before;
  const history: VehicleHistory = known ?? { firstSeen: event.date, prices: [], state: 'seen' };
  histories.set(event.vehicle, history);
  if (event.event === 'price') {
    history.prices.push({ date: event.date, price: event.price });
    return;
  }
  history.state = event.event;
  if (event.event === 'seen' && event.of) history.of = event.of;
  if (event.event === 'sold') history.soldOn = event.date;
  else if (event.event === 'seen') delete history.soldOn;
}

function priceEvent({ key, price, isOverridden }: Sighting & { price: number }, date: string): HistoryEvent {
  return { event: 'price', date, vehicle: key, price, ...(isOverridden && { overridden: true }) };
}

function firstEvents(sighting: Sighting, today: string): HistoryEvent[] {
  const { key, of, price, sold, priceHistory } = sighting;
  const before = priceHistory.filter(({ date }) => date <= today);
  const events: HistoryEvent[] = [
    { event: 'seen', date: before[0]?.date ?? today, vehicle: key, ...(of && { of }) },
  ];
  for (const { date, price: asked } of before)
    events.push({ event: 'price', date, vehicle: key, price: asked });
  if (price !== undefined && before.at(-1)?.price !== price)
    events.push(priceEvent({ ...sighting, price }, today));
  if (sold) events.push({ event: 'sold', date: today, vehicle: key });
  return events;
}

function laterEvents(history: VehicleHistory, sighting: Sighting, today: string): HistoryEvent[] {
  const { key, of, price, sold } = sighting;
  if (isReusedBy(history, key, of)) return firstEvents(sighting, today);
  const events: HistoryEvent[] = [];
  if (history.of === undefined && of && history.state === 'seen' && !sold)
    events.push({ event: 'seen', date: today, vehicle: key, of });
  const state = sold ? 'sold' : 'seen';
  // A sold vehicle that vanished and comes back sold is the same sale.
  const isSameSale = sold && history.state === 'gone' && history.soldOn !== undefined;
  if (history.state !== state && !isSameSale) events.push({ event: state, date: today, vehicle: key });
  if (price !== undefined && history.prices.at(-1)?.price !== price)
    events.push(priceEvent({ ...sighting, price }, today));
  return events;
}

/** What has happened since the history was last written, as today's sightings (YYYY-MM-DD) show it. */
export function newEvents(
  histories: ReadonlyMap<string, VehicleHistory>,
  sightings: readonly Sighting[],
  today: string,
): HistoryEvent[] {
  const present = new Set(sightings.map(({ key }) => key));
  const events = sightings.flatMap((sighting) => {
    const history = histories.get(sighting.key);
    return history ? laterEvents(history, sighting, today) : firstEvents(sighting, today);
  });
  for (const [vehicle, { state }] of histories) {
    if (state !== 'gone' && !present.has(vehicle)) events.push({ event: 'gone', date: today, vehicle });
  }
  return events;
}
