import { parseTenant } from '../../tenant/parse-tenant.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { preparePictures, type PreparedPictures } from './pictures.ts';

/** A build's step of pictures in words that one process can hand another. */
export type PictureNight = {
  tenant: TenantInput;
  /** The photos of each vehicle. */
  vehicles: string[][];
  tenantFolder: string;
  cacheFolder: string;
  outFolder: string;
  /** ISO 8601. */
  now: string;
  unit: number;
};

const vehicleOf = (images: string[], at: number): Vehicle =>
  exampleVehicle({ id: String(at), images: images.map((url) => ({ url })) });

/** Makes the pictures of a night. */
export const pictureNight = (
  { tenant, vehicles, now, ...folders }: PictureNight,
  onProgress: (text: string) => void,
): Promise<PreparedPictures> =>
  preparePictures({
    ...folders,
    tenant: parseTenant(tenant, 'tenant.ts'),
    vehicles: vehicles.map(vehicleOf),
    now: new Date(now),
    onProgress,
  });

// As a process of its own: node large-night.fixture.ts '<night as JSON>' ['<words that it kills itself after saying>'].
if (process.argv[1] === import.meta.filename) {
  const [, , job = '', last] = process.argv;
  await pictureNight(JSON.parse(job) as PictureNight, (text) => {
    if (text === last) process.kill(process.pid, 'SIGKILL');
  });
}
