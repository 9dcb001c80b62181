import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ASSISTANT_PATHS } from '../../domain/assistant/assistant-paths.ts';

/** What the law check needs of the inventory. */
const Inventory = z.object({
  vehicles: z.array(z.object({ url: z.string(), price: z.number().optional() })),
});

/** Dollars in the inventory of a built site, by the address of the vehicle's page; empty where the site has none. */
export function inventoryPrices(siteFolder: string): Map<string, number | undefined> {
  const file = path.join(siteFolder, ASSISTANT_PATHS.inventory);
  if (!existsSync(file)) return new Map();
  const { vehicles } = Inventory.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(vehicles.map(({ url, price }) => [decodeURI(new URL(url).pathname), price]));
}
