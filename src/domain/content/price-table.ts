import type { ContentSettings } from './content-settings.ts';

export type CappedPrices = ContentSettings['capped_prices'];

/** Services of several models as one table: a line for each distance, a column for each model. */
export type PriceTable = {
  models: string[];
  /** `prices` are dollars in the order of the models; undefined where a model has no service at that distance. */
  rows: { km: number; months: number; prices: (number | undefined)[] }[];
};

/** The table of what services cost at most, by kilometres; services due after other months have lines of their own (spec P1). */
export function priceTable(models: CappedPrices): PriceTable {
  const all = models.flatMap(({ services }) => services.map(({ km, months }) => ({ km, months })));
  const due = all
    .filter(({ km, months }, at) => all.findIndex((one) => one.km === km && one.months === months) === at)
    .toSorted((one, other) => one.km - other.km || one.months - other.months);
  return {
    models: models.map(({ model }) => model),
    rows: due.map(({ km, months }) => ({
      km,
      months,
      prices: models.map(
        ({ services }) => services.find((one) => one.km === km && one.months === months)?.price,
      ),
    })),
  };
}
