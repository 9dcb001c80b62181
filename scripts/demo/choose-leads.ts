import { LEAD_VIEWS, leadKey } from './gallery.ts';
import type { LeadView } from './gallery.ts';
import type { PhotoSet } from './photo-sets.ts';

/** A vehicle that needs a first picture: the sets that show its kind, and where among them it would begin (0 to 1). */
export type LeadSubject = { sets: readonly PhotoSet[]; wish: number };

export type ChosenLead = { set: PhotoSet; view: LeadView };

/** How often one lead picture may stand in a dealer's stock. */
export const MAX_LEADS = 6;

/** What a choice costs: a picture seen nearby or too often is worse than any view, a plain view worse than three-quarter. */
const COSTS = { seenNearby: 1000, tooOften: 1000, view: 40, sameVehicleNearby: 6, use: 3, wish: 1 };
const MAX_ROUNDS = 60;

type Option = ChosenLead & { key: string; viewCost: number; wishCost: number };

function optionsOf({ sets, wish }: LeadSubject): Option[] {
  return sets.flatMap((set, at) =>
    LEAD_VIEWS.flatMap((view, rank) =>
      set.views.has(view)
        ? [
            {
              set,
              view,
              key: leadKey({ set, view }),
              viewCost: rank * COSTS.view,
              wishCost: ((at / sets.length - wish + 1) % 1) * COSTS.wish,
            },
          ]
        : [],
    ),
  );
}

/** Picks for one vehicle after another, and counts how often each picture is in use. */
function openChoice(subjects: readonly LeadSubject[], neighbours: readonly ReadonlySet<number>[]) {
  const options = subjects.map(optionsOf);
  const chosen: (Option | undefined)[] = subjects.map(() => undefined);
  const uses = new Map<string, number>();
  const addUse = (option: Option | undefined, by: 1 | -1): void => {
    if (option) uses.set(option.key, (uses.get(option.key) ?? 0) + by);
  };
  const trouble = (at: number, { key }: Option): number => {
    const nearby = [...neighbours[at]!].filter((other) => chosen[other]?.key === key).length;
    const tooOften = Math.max(0, (uses.get(key) ?? 0) + 1 - MAX_LEADS);
    return nearby * COSTS.seenNearby + tooOften * COSTS.tooOften;
  };
  const cost = (at: number, option: Option): number => {
    const same = [...neighbours[at]!].filter((other) => chosen[other]?.set === option.set).length;
    const use = (uses.get(option.key) ?? 0) * COSTS.use;
    return trouble(at, option) + option.viewCost + option.wishCost + same * COSTS.sameVehicleNearby + use;
  };
  const put = (at: number, option: Option | undefined): void => {
    addUse(chosen[at], -1);
    chosen[at] = option;
    addUse(option, 1);
  };
  const choose = (at: number): void => {
    put(at, undefined);
    const priced = options[at]!.map((option) => ({ option, price: cost(at, option) }));
    const [best] = priced.toSorted((one, other) => one.price - other.price);
    put(at, best?.option);
  };
  /** Moves one neighbour aside where that lets a vehicle be shown from a better view; true when it did. */
  const makeRoom = (at: number): boolean => {
    const now = chosen[at];
    if (!now || now.viewCost === 0) return false;
    return options[at]!.filter(({ viewCost }) => viewCost < now.viewCost).some((better) => {
      const inTheWay = [...neighbours[at]!].filter((other) => chosen[other]?.key === better.key);
      const [only] = inTheWay;
      if (only === undefined || inTheWay.length > 1) return false;
      const before = chosen[only]!;
      put(at, better);
      choose(only);
      const after = chosen[only]!;
      const isBetter = !isTroubled(only) && !isTroubled(at) && after.viewCost <= before.viewCost;
      if (!isBetter) {
        put(only, before);
        put(at, now);
      }
      return isBetter;
    });
  };
  const isTroubled = (at: number): boolean => {
    const option = chosen[at];
    if (!option) return false;
    addUse(option, -1);
    const found = trouble(at, option) > 0;
    addUse(option, 1);
    return found;
  };
  return { chosen, choose, isTroubled, makeRoom };
}

/**
 * The first picture of each vehicle, undefined for one without sets: none that a neighbour has, none more than MAX_LEADS
 * times, the three-quarter view before others. `neighbours` holds, for each vehicle, those it stands near in any list. The
 * same subjects give the same pictures. Where a kind has too few pictures for its neighbours, some are seen twice.
 */
export function chooseLeads(
  subjects: readonly LeadSubject[],
  neighbours: readonly ReadonlySet<number>[],
): (ChosenLead | undefined)[] {
  const { chosen, choose, isTroubled, makeRoom } = openChoice(subjects, neighbours);
  // Who has least to choose from chooses first.
  const order = [...subjects.keys()].toSorted(
    (one, other) => subjects[one]!.sets.length - subjects[other]!.sets.length || one - other,
  );
  for (const at of order) choose(at);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const troubled = order.filter(isTroubled);
    if (troubled.length === 0) break;
    // Those around make room first, from another end each time.
    const start = (round * 7) % troubled.length;
    for (const at of [...troubled.slice(start), ...troubled.slice(0, start)]) {
      choose(at);
      for (const other of neighbours[at]!) if (isTroubled(other)) choose(other);
    }
  }
  for (let round = 0; round < MAX_ROUNDS; round += 1) if (!order.filter(makeRoom).length) break;
  return chosen.map((option) => option && { set: option.set, view: option.view });
}
