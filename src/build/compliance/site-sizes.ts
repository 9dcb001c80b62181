import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../publish/site-files.ts';
import { letterSizes, type SizeOf } from './letter-sizes.ts';

/** The sizes of the style sheets that were read last: a process builds many sites, and those of one code share them. */
let last: { sheets: string; sizeOf: SizeOf } = { sheets: '', sizeOf: letterSizes([]) };

/** How large letters are by the style sheets of a site. All of them are there before its first page is: they are of the code. */
export async function siteSizes(siteFolder: string): Promise<SizeOf> {
  const files = listFiles(siteFolder).filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(files.map((file) => readFile(path.join(siteFolder, file), 'utf8')));
  const all = sheets.join('\0');
  if (last.sheets !== all) last = { sheets: all, sizeOf: letterSizes(sheets) };
  return last.sizeOf;
}
