import * as z from 'zod';
import { goneStage } from '../../domain/vehicle/gone-vehicle.ts';
import type { StockRuleSettings } from '../../domain/vehicle/stock-rule-settings.ts';
import { identityKey } from './identity.ts';
import { matchModels } from './match-vehicles.ts';
import { RememberedVehicle } from './remembered-vehicle.ts';

/** A vehicle that is no longer shown, with the first day without it, YYYY-MM-DD. */
export const LeftVehicle = RememberedVehicle.extend({ goneOn: z.string() });
export type LeftVehicle = z.output<typeof LeftVehicle>;

/** A vehicle whose address changed, as slugs; `on` is the day, YYYY-MM-DD. */
export const MovedAddress = z.strictObject({ from: z.string(), to: z.string(), on: z.string() });
export type MovedAddress = z.output<typeof MovedAddress>;

/** Addresses of vehicles that were published once and are not any more. */
export type LeftAddresses = { gone: LeftVehicle[]; moved: MovedAddress[] };

type Published = { vehicles?: RememberedVehicle[] | undefined } & {
  gone?: LeftVehicle[] | undefined;
  moved?: MovedAddress[] | undefined;
};

/**
 * The addresses that the next publication leaves behind: of vehicles that went or changed their address since `last`, and
 * those of earlier days whose time has not run out. `soldKeys` are the identities of vehicles that the feed calls sold. A
 * vehicle that comes back, and an address that another vehicle takes, are left out. No redirect leads to another one.
 */
export function leftAddresses(
  last: Published,
  now: readonly RememberedVehicle[],
  soldKeys: ReadonlySet<string>,
  settings: Pick<StockRuleSettings, 'gone_page_days' | 'gone_redirect_days'>,
  today: string,
): LeftAddresses {
  const live = new Set(now.map(({ slug }) => slug));
  const since = matchModels(last.vehicles ?? [], now);
  const earlier = matchModels(last.gone ?? [], now);
  const went = since.gone.map((vehicle): LeftVehicle => ({ ...vehicle, goneOn: today }));
  const gone = [...went, ...earlier.gone]
    .map((vehicle) => (soldKeys.has(identityKey(vehicle)) ? { ...vehicle, sold: true } : vehicle))
    .filter(({ slug, goneOn }) => !live.has(slug) && goneStage(goneOn, settings, today) !== 'nothing');

  const movedNow = new Map(
    [...since.pairs, ...earlier.pairs].flatMap(({ before, now: { slug } }) =>
      before.slug === slug ? [] : [[before.slug, { from: before.slug, to: slug, on: today }] as const],
    ),
  );
  const kept = (last.moved ?? []).filter(({ from }) => !movedNow.has(from));
  const targets = new Set([...live, ...gone.map(({ slug }) => slug)]);
  const moved = [
    ...movedNow.values(),
    ...kept.map((one) => ({ ...one, to: movedNow.get(one.to)?.to ?? one.to })),
  ].filter(
    ({ from, to, on }) =>
      !targets.has(from) && targets.has(to) && goneStage(on, settings, today) !== 'nothing',
  );
  return { gone, moved };
}
