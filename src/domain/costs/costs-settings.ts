import * as z from 'zod';
import { COST_LIMITS } from './cost-inputs.ts';

const litres = z.number().min(COST_LIMITS.litresPer100Km.min).max(COST_LIMITS.litresPer100Km.max);
const wattHours = z.number().min(COST_LIMITS.wattHoursPerKm.min).max(COST_LIMITS.wattHoursPerKm.max);
const postcode = z.string().regex(/^\d{4}$/, "a postcode of 4 digits, in quotes: '0800'");

/** What a vehicle costs to run and to bring home (spec V8, V9). */
export const CostsSettings = z.strictObject({
  /** Vehicles that burn fuel. */
  fuel: z
    .strictObject({
      /** Dollars a litre, until a shopper says otherwise. */
      price_per_litre: z
        .number()
        .min(COST_LIMITS.pricePerLitre.min)
        .max(COST_LIMITS.pricePerLitre.max)
        .default(1.7),
      /** Kilometres driven a week. */
      weekly_kilometres: z
        .number()
        .min(COST_LIMITS.weeklyKilometres.min)
        .max(COST_LIMITS.weeklyKilometres.max)
        .default(250),
      /** Litres for 100 km where a vehicle's own figure is not known, by its kind. Electric ones are compared with it where the stock has fewer than five of that kind. */
      litres_per_100km: z
        .strictObject({
          /** Cars that carry people, and utes. */
          car: litres.default(10),
          /** Delivery vans. */
          van: litres.default(12),
          /** Light and medium rigid trucks. */
          truck: litres.default(25),
          /** Motorcycles and scooters. */
          motorcycle: litres.default(5.5),
        })
        .prefault({}),
    })
    .prefault({}),
  /** Vehicles that are charged. */
  electricity: z
    .strictObject({
      /** Cents for a kilowatt hour. */
      cents_per_kwh: z.number().min(COST_LIMITS.centsPerKwh.min).max(COST_LIMITS.centsPerKwh.max).default(30),
      /** Watt hours a kilometre where a vehicle's own figure is not known, by its kind. */
      watt_hours_per_km: z
        .strictObject({
          /** Cars that carry people, and utes. */
          car: wattHours.default(180),
          /** Delivery vans. */
          van: wattHours.default(280),
          /** Light and medium rigid trucks. */
          truck: wattHours.default(900),
          /** Motorcycles and scooters. */
          motorcycle: wattHours.default(70),
        })
        .prefault({}),
    })
    .prefault({}),
  /** Where the dealer delivers, and for how much; the first region with the postcode counts. */
  delivery: z
    .array(
      z.strictObject({
        /** As a shopper knows it: 'Greater Brisbane'. */
        name: z.string().min(1),
        /** Dollars. */
        price: z.number().nonnegative(),
        /** First and last postcode of each stretch. */
        postcodes: z
          .array(
            z
              .strictObject({
                /** First postcode. */
                from: postcode,
                /** Last postcode, itself included. */
                to: postcode,
              })
              .refine(({ from, to }) => from <= to, 'from must not be greater than to'),
          )
          .min(1),
      }),
    )
    .default([]),
});
export type CostsSettings = z.output<typeof CostsSettings>;
