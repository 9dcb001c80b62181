import { buildVehicle } from './build-vehicle.ts';
import type { VehiclePlan } from './build-vehicle.ts';
import { chooseLeads } from './choose-leads.ts';
import type { DemoDealer, StockGroup } from './demo-dealer.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { changeByEdges, placeEdges } from './edges.ts';
import type { PlacedEdges } from './edges.ts';
import type { Lead } from './gallery.ts';
import { neighboursIn, openingLists } from './list-neighbours.ts';
import type { PhotoSet } from './photo-sets.ts';
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

/** A vehicle that is planned but for its pictures. */
type Draft = {
  sets: readonly PhotoSet[];
  wish: number;
  build: (lead: Lead | undefined) => DemoVehicle;
};

function draftsOf(dealer: DemoDealer, media: TenantMedia, today: string): Draft[] {
  const planned = dealer.stock.flatMap((group, at) =>
    modelsOf(group, `${dealer.slug}/${at}`).map((model) => ({ group, model })),
  );
  return planned.map(({ group, model }, index) => {
    const seed = `${dealer.slug}/${group.car_type}/${index}`;
    const plan = (): {
      plan: Omit<VehiclePlan, 'lead'>;
      random: ReturnType<typeof seededRandom>;
      wish: number;
    } => {
      const random = seededRandom(seed);
      const badge = random.pick(model.badges);
      const location = random.pick(group.locations);
      const wish = random.next();
      const { car_type } = group;
      return {
        plan: { dealer, index, model, badge, car_type, location, cabins: media.cabins, today },
        random,
        wish,
      };
    };
    const { plan: first, wish } = plan();
    const variants = first.badge.pictures ?? model.pictures;
    return {
      sets: media.photoSets.filter(({ variant }) => variants.includes(variant)),
      wish,
      build: (lead) => {
        const { plan: again, random } = plan();
        return buildVehicle({ ...again, lead }, random);
      },
    };
  });
}

/** The sets that a vehicle may be shown by: the one that turns where an edge says that it turns. */
function setsOf({ sets }: Draft, id: string, { spinStems }: PlacedEdges): readonly PhotoSet[] {
  const stem = spinStems.get(id);
  return stem === undefined ? sets : sets.filter((set) => set.stem === stem);
}

/** A first picture for each draft, told apart from those nearby in every list, and facing left and right in turn. */
function leadsOf(drafts: readonly Draft[], vehicles: readonly DemoVehicle[], placed: PlacedEdges) {
  const places = new Map(vehicles.map(({ id }, at) => [id, at]));
  // A second record of a vehicle is no card of its own.
  const lists = openingLists(
    changeByEdges(vehicles, placed).filter(({ id }) => places.has(id)),
    placed.context.today,
  );
  const near = neighboursIn(lists);
  const neighbours = vehicles.map(
    ({ id }) => new Set([...(near.get(id) ?? [])].flatMap((other) => places.get(other) ?? [])),
  );
  const subjects = drafts.map((draft, at) => ({ ...draft, sets: setsOf(draft, vehicles[at]!.id, placed) }));
  const leads = chooseLeads(subjects, neighbours);
  const threeQuarter = (lists[0] ?? []).filter((id) => leads[places.get(id)!]?.view === 'front34');
  const mirrored = new Set(threeQuarter.filter((_, at) => at % 2 === 1));
  return leads.map((lead, at) => lead && { ...lead, mirrored: mirrored.has(vehicles[at]!.id) });
}

/** A dealer's vehicles on that day (YYYY-MM-DD), edges included: the same every time, but for the dates. */
export function demoStock(dealer: DemoDealer, media: TenantMedia, today: string): DemoVehicle[] {
  const drafts = draftsOf(dealer, media, today);
  const firstOf = ([set]: readonly PhotoSet[]): Lead | undefined =>
    set && { set, view: 'front34', mirrored: false };
  const sketched = drafts.map((draft) => draft.build(firstOf(draft.sets)));
  const stems = new Map(drafts.map(({ sets }, at) => [sketched[at]!.id, sets.map(({ stem }) => stem)]));
  const placed = placeEdges(sketched, dealer.edges, { today, media, stems });
  const leads = leadsOf(drafts, sketched, placed);
  return changeByEdges(
    drafts.map((draft, at) => draft.build(leads[at])),
    placed,
  );
}
