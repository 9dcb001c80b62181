import type { StatePack } from './state-head.ts';

/** Under this share of bytes that are still needed a pack is written anew. */
const MIN_SHARE = 0.5;
/** Packs of a tenant; beyond, the smallest are joined. */
const MAX_PACKS = 12;

/** Packs that stay as they are, and files (by SHA-256) that must be packed now. */
export type ChosenPacks = { kept: StatePack[]; missing: string[] };

const bytesOf = (files: StatePack['files']): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * What is to be sent so that every needed file is in a pack: pure. Packs of which little is needed any more are given up,
 * and the smallest where there are many, so that what is stored stays below about twice what is needed.
 */
export function choosePacks(packs: readonly StatePack[], needed: ReadonlySet<string>): ChosenPacks {
  const useful = packs.filter(({ files }) => {
    const live = bytesOf(files.filter(({ sha256 }) => needed.has(sha256)));
    return live > 0 && live >= MIN_SHARE * bytesOf(files);
  });
  const largest = [...useful].sort((a, b) => bytesOf(b.files) - bytesOf(a.files)).slice(0, MAX_PACKS);
  const kept = useful.length > MAX_PACKS ? largest.slice(0, MAX_PACKS / 2) : useful;
  const there = new Set(kept.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
  return { kept, missing: [...needed].filter((sha256) => !there.has(sha256)) };
}
