import { buildVehicle } from './build-vehicle.ts';
import type { DemoDealer, StockGroup } from './demo-dealer.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { applyEdges } from './edges.ts';
import { seededRandom } from './seeded-random.ts';
import type { TenantMedia } from './tenant-media.ts';

/** Models in turn, so that each is in stock before one is there twice; a drawn order, so that the list looks like a yard. */
function modelsOf(group: StockGroup, seed: string): StockGroup['models'] {
  const random = seededRandom(seed);
  const rounds = Math.ceil(group.count / group.models.length);
  return Array.from({ length: rounds }, () => random.sample(group.models, group.models.length))
    .flat()
    .slice(0, group.count);
}

/** A dealer's vehicles on that day (YYYY-MM-DD), edges included: the same every time, but for the dates. */
export function demoStock(dealer: DemoDealer, media: TenantMedia, today: string): DemoVehicle[] {
  const planned = dealer.stock.flatMap((group, at) =>
    modelsOf(group, `${dealer.slug}/${at}`).map((model) => ({ group, model })),
  );
  const vehicles = planned.map(({ group, model }, index) => {
    const random = seededRandom(`${dealer.slug}/${group.car_type}/${index}`);
    const sets = media.photoSets.filter(({ stem }) => model.photo && stem.startsWith(`${model.photo}-`));
    return buildVehicle(
      {
        dealer,
        index,
        model,
        badge: random.pick(model.badges),
        car_type: group.car_type,
        location: random.pick(group.locations),
        photos: sets.length > 0 ? random.pick(sets) : undefined,
        today,
      },
      random,
    );
  });
  return applyEdges(vehicles, dealer.edges, { today, media });
}
