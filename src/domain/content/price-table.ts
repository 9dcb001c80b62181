import type { ContentSettings } from './content-settings.ts';

export type CappedPrices = ContentSettings['capped_prices'];

/** Services of several models as one table: a line for each distance, a column for each model. */
export type PriceTable = {
  models: string[];
  /** `prices` are dollars in the order of the models; undefined where a model has no service at that distance. */
  rows: { km: number; months: number; prices: (number | undefined)[] }[];
};

/** The table of what services cost at most, by kilometres (spec P1). */
export function priceTable(models: CappedPrices): PriceTable {
  const distances = [...new Set(models.flatMap(({ services }) => services.map(({ km }) => km)))];
  const serviceAt = (model: CappedPrices[number], km: number) =>
    model.services.find((service) => service.km === km);
  return {
    models: models.map(({ model }) => model),
    rows: distances
      .toSorted((one, other) => one - other)
      .map((km) => ({
        km,
        months: Math.max(...models.map((model) => serviceAt(model, km)?.months ?? 0)),
        prices: models.map((model) => serviceAt(model, km)?.price),
      })),
  };
}
