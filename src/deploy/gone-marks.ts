import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addressOf } from './addresses.ts';

const VEHICLE_PAGE = /^cars\/[^/]+\.html$/;
/** The heading of a vehicle that is gone (src/features/vehicle/GoneVehicle.astro). */
const GONE_HEADING = /<h1[^>]* data-gone=/;

/** The addresses of vehicles that are gone, whose pages say so, among the files of a release. `folder` is absolute. */
export async function goneAddresses(folder: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const page of paths.filter((each) => VEHICLE_PAGE.test(each)))
    if (GONE_HEADING.test(await readFile(path.join(folder, page), 'utf8'))) found.push(addressOf(page));
  return found;
}
