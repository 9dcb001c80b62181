import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { Hotspot } from '../../src/domain/vehicle/vehicle.ts';
import { fileURLToPath } from 'node:url';
import { cabinsOf, photoSetsOf } from './photo-sets.ts';
import type { Cabin, PhotoSet } from './photo-sets.ts';

const SpinFile = z.object({ hotspots: z.array(Hotspot) });

const InteriorFile = z.object({
  hotspots: z.array(
    z.object({ id: z.string(), description: z.string(), posX: z.number(), posY: z.number() }),
  ),
});

/** A vehicle photographed all round, or its cabin: picture paths in the tenant's folder, and points to explain. */
export type Spin = { frames: string[]; hotspots: z.output<typeof Hotspot>[] };
type Interior = { image: string; hotspots: z.output<typeof Hotspot>[] };

/** The pictures that the demo dealers share; refresh.ts lays those of a dealer's stock beside its feed. */
export const SHARED_PICTURES = fileURLToPath(new URL('../../tenants/_pictures', import.meta.url));

/** The pictures that all demo dealers share, and what a demo tenant's photos folder holds. */
export type TenantMedia = {
  photoSets: PhotoSet[];
  cabins: Cabin[];
  /** By the stem of the photo set that shows the same vehicle. */
  spins: Map<string, Spin>;
  interiors: Interior[];
  /** Clips of vehicles, made of the frames of a spin or of the stills of a set, by its stem; paths in the tenant's folder. */
  clips: Map<string, string>;
  /** A sample of a history report. */
  report: string | undefined;
};

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).sort();

async function readSpin(folder: string, name: string): Promise<[stem: string, spin: Spin]> {
  const inSpin = path.join(folder, 'photos', 'spins', name);
  const frames = (await namesIn(inSpin)).filter((file) => file.endsWith('.webp'));
  const { hotspots } = SpinFile.parse(JSON.parse(await readFile(path.join(inSpin, 'hotspots.json'), 'utf8')));
  return [name, { frames: frames.map((file) => `photos/spins/${name}/${file}`), hotspots }];
}

async function readInterior(folder: string, file: string): Promise<Interior> {
  const text = await readFile(path.join(folder, 'photos', 'interior', file), 'utf8');
  const { hotspots } = InteriorFile.parse(JSON.parse(text));
  return {
    image: `photos/interior/${file.replace(/\.json$/, '.webp')}`,
    // A panorama is one frame.
    hotspots: hotspots.map(({ id, description, posX, posY }) => ({
      id,
      description,
      positions: [{ frame: 0, posX, posY }],
    })),
  };
}

/** Reads the names of a tenant's pictures, its spins and its panoramas; sorted, so that every machine agrees. */
export async function readTenantMedia(folder: string): Promise<TenantMedia> {
  const clips = (await namesIn(path.join(folder, 'videos'))).filter((file) => file.endsWith('.webm'));
  const reports = (await namesIn(path.join(folder, 'documents'))).filter((file) => file.endsWith('.pdf'));
  const shared = await namesIn(SHARED_PICTURES);
  const spins = await namesIn(path.join(folder, 'photos', 'spins'));
  const interiors = (await namesIn(path.join(folder, 'photos', 'interior'))).filter((file) =>
    file.endsWith('.json'),
  );
  return {
    photoSets: photoSetsOf(shared),
    cabins: cabinsOf(shared),
    spins: new Map(await Promise.all(spins.map((name) => readSpin(folder, name)))),
    clips: new Map(clips.map((file) => [path.parse(file).name, `videos/${file}`])),
    report: reports.map((file) => `documents/${file}`)[0],
    interiors: await Promise.all(interiors.map((file) => readInterior(folder, file))),
  };
}
