import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import unpackWoff2 from 'woff2-encoder/decompress';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import type { SiteSettings } from '../../domain/site/site-settings.ts';
import { openCheckedCache } from '../../stock/checked-cache.ts';
import { writeWhole } from '../../stock/write-whole.ts';

/** Without the extended part, a Škoda would lose its first letter. */
const PARTS = ['latin', 'latin-ext'];

/** A list of fonts for fontconfig that knows one folder and none of the machine's own. */
const fontList = (folder: string): string =>
  [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${escapeMarkup(folder)}</dir><cachedir>${escapeMarkup(path.join(folder, 'cache'))}</cachedir></fontconfig>`,
    '',
  ].join('\n');

/**
 * Makes a site's font the only one that pictures of this process are drawn in, so that they look the same on every
 * machine, also on one without fonts. The renderer reads the list when it draws its first letter: a process has one font.
 */
export async function useShareFont(font: SiteSettings['font'], cacheFolder: string): Promise<void> {
  const packed = await Promise.all(
    PARTS.map(async (part) => {
      const name = `@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`;
      return { part, bytes: await readFile(fileURLToPath(import.meta.resolve(name))) };
    }),
  );
  const hash = createHash('sha256');
  for (const { bytes } of packed) hash.update(bytes);
  const folder = path.join(cacheFolder, `${font}-${hash.digest('hex').slice(0, 8)}`);
  const cache = await openCheckedCache(folder);
  for (const { part, bytes } of packed) {
    if (!(await cache.find(part))) await cache.keep(part, await unpackWoff2(bytes));
  }
  const list = path.join(cacheFolder, `${path.basename(folder)}.conf`);
  await writeWhole(list, fontList(folder));
  process.env['FONTCONFIG_FILE'] = list;
}
