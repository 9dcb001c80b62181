import type { Handover } from '../../api/hand-over-release.ts';
import { siteHosts } from '../../domain/platform/shared-names.ts';
import type { GoneVehicle } from '../../domain/vehicle/gone-vehicle.ts';
import { yardZone } from '../../domain/location/yard-clock.ts';
import { buildSimilarIndex, type SimilarIndex } from '../../domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { Tenant } from '../../tenant/schema.ts';

/** A published site as the backend sees it. */
export type SiteRelease = {
  slug: string;
  /** Names that it is asked by: that of its address, and `<slug>.localhost`. */
  hosts: readonly string[];
  tenant: Tenant;
  release: string;
  /** When it was built, or found unchanged, in milliseconds. */
  builtAt: number;
  /** When its files were made, in milliseconds: a build that finds it unchanged makes none. */
  madeAt: number;
  /** By the id and by the slug, which are never alike for two vehicles. */
  vehicles: ReadonlyMap<string, Vehicle>;
  gone: ReadonlyMap<string, GoneVehicle>;
  similar: () => SimilarIndex;
  pages: ReadonlySet<string>;
  forms: ReadonlyMap<string, string>;
  headers: Readonly<Record<string, string>>;
};

/** The zone by whose clock the yard of a vehicle goes. */
export const vehicleZone = ({ tenant, vehicles }: SiteRelease, vehicle: string): string =>
  yardZone(tenant, vehicles.get(vehicle)?.location_slug);

const byIdAndSlug = <V extends { id: string; slug: string }>(vehicles: readonly V[]): Map<string, V> =>
  new Map([
    ...vehicles.map((vehicle) => [vehicle.slug, vehicle] as const),
    ...vehicles.map((vehicle) => [vehicle.id, vehicle] as const),
  ]);

/**
 * A release ready to answer from. Settings that a build of an older code left out get their defaults. Throws an Error that
 * names the first setting this code does not know or take.
 */
export function toSiteRelease(handover: Handover): SiteRelease {
  const parsed = Tenant.safeParse(handover.settings);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const setting = issue?.path.map(String).join('.') || 'the settings';
    throw new Error(
      `${setting}: ${issue?.message}. Bring backend and build to the same version of the code, then build ${handover.tenant}.`,
    );
  }
  const { vehicles, gone } = handover.stock;
  let similar: SimilarIndex | undefined;
  return {
    slug: handover.tenant,
    hosts: siteHosts({ slug: handover.tenant, url: parsed.data.site.url }),
    tenant: parsed.data,
    release: handover.release,
    builtAt: Date.parse(handover.built_at),
    madeAt: Date.parse(handover.made_at ?? handover.built_at),
    vehicles: byIdAndSlug(vehicles),
    gone: byIdAndSlug(gone),
    similar: () => (similar ??= buildSimilarIndex(vehicles)),
    pages: new Set(handover.pages),
    forms: new Map(Object.entries(handover.forms)),
    headers: handover.headers,
  };
}
