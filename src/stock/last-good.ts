import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { StockFigures } from './guard-rails.ts';
import { writeWhole } from './pictures-cache.ts';

const LastGood = z.strictObject({ count: z.number(), medianPrice: z.number().optional() });

const fileOf = (stateFolder: string): string => path.join(stateFolder, 'last-good.json');

/** The figures of the stock that was last published; undefined when none was. Throws when the file is damaged. */
export async function readLastGood(stateFolder: string): Promise<StockFigures | undefined> {
  const file = fileOf(stateFolder);
  try {
    const { count, medianPrice } = LastGood.parse(JSON.parse(await readFile(file, 'utf8')));
    return { count, medianPrice };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    const wayOut = 'Delete it to publish once without comparing with the last stock.';
    throw new Error(`${file} is damaged: expected { "count", "medianPrice" }. ${wayOut}`, { cause });
  }
}

/** Remembers the figures of stock that has been published; the next feed is held against them. */
export async function recordLastGood(stateFolder: string, figures: StockFigures): Promise<void> {
  await mkdir(stateFolder, { recursive: true });
  const { count, medianPrice } = figures;
  await writeWhole(fileOf(stateFolder), JSON.stringify({ count, medianPrice }));
}
