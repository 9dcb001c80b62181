import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StockFigures } from './rails/stock-figures.ts';
import { writeWhole } from './write-whole.ts';

const fileOf = (stateFolder: string): string => path.join(stateFolder, 'last-good.json');

/** The figures of the stock that was last published, or the file they should stand in when it is damaged. */
export type LastGood =
  { figures: StockFigures | undefined; damaged?: never } | { figures?: never; damaged: string };

/** The figures of the stock that was last published; undefined when none was. */
export async function readLastGood(stateFolder: string): Promise<LastGood> {
  const file = fileOf(stateFolder);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { figures: undefined };
    throw error;
  }
  try {
    return { figures: StockFigures.parse(JSON.parse(text)) };
  } catch {
    return { damaged: file };
  }
}

/** Remembers the figures of stock that has been published; the next feed is held against them. */
export async function recordLastGood(stateFolder: string, figures: StockFigures): Promise<void> {
  await mkdir(stateFolder, { recursive: true });
  await writeWhole(fileOf(stateFolder), JSON.stringify(figures));
}
