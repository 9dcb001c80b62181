import { createHash } from 'node:crypto';
import { logoHref, tenant, themeCss } from 'virtual:tenant';
import type { VehicleCard } from '../../domain/vehicle/vehicle-card.ts';

const digestOf = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');

// What every page shows or loads but Astro's own hashes do not see: the tenant, and scripts only a browser runs.
const layoutDigest = digestOf([tenant, themeCss, logoHref, process.env.FORECOURT_CODE]);

/**
 * The key under which a rendered page may be used again: everything the page shows must be in `parts`, today's words
 * included. Same key, same page (docs/decisions/0021-keys-of-pages.md).
 */
export function pageKey(...parts: unknown[]): string {
  return digestOf([layoutDigest, ...parts]);
}

/** A digest as a number below 2^48, so that digests of many things can be added up whatever their order. */
export function digestNumber(value: unknown): number {
  return parseInt(createHash('sha1').update(JSON.stringify(value)).digest('hex').slice(0, 12), 16);
}

const cardDigests = new WeakMap<VehicleCard, string>();

/** Cards as a part of a key; each card is digested once a build, because it stands in about ten lists. */
export function cardsKey(cards: readonly VehicleCard[]): string[] {
  return cards.map((card) => {
    const known = cardDigests.get(card);
    if (known !== undefined) return known;
    const digest = digestOf(card);
    cardDigests.set(card, digest);
    return digest;
  });
}
