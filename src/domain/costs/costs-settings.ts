import * as z from 'zod';

const postcode = z.string().regex(/^\d{4}$/, "a postcode of 4 digits, in quotes: '0800'");

/** What a vehicle costs to run and to bring home (spec V8, V9). */
export const CostsSettings = z.strictObject({
  fuel: z
    .strictObject({
      /** Dollars a litre, until a shopper says otherwise. */
      price_per_litre: z.number().min(0).max(10).default(1.7),
      /** Kilometres driven a week. */
      weekly_kilometres: z.number().min(0).max(5000).default(250),
      /** Litres for 100 km where the vehicle's own figure is not known; electric cars are compared with it too. */
      litres_per_100km: z.number().min(0).max(100).default(10),
    })
    .prefault({}),
  electricity: z
    .strictObject({
      /** Cents for a kilowatt hour. */
      cents_per_kwh: z.number().min(0).max(500).default(30),
      /** Watt hours a kilometre where the vehicle's own figure is not known. */
      watt_hours_per_km: z.number().min(0).max(1000).default(180),
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
              .strictObject({ from: postcode, to: postcode })
              .refine(({ from, to }) => from <= to, 'from must not be greater than to'),
          )
          .min(1),
      }),
    )
    .default([]),
});
export type CostsSettings = z.output<typeof CostsSettings>;
