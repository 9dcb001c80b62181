import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import unpackWoff2 from 'woff2-encoder/decompress';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { FONTS, type SiteSettings } from '../../domain/site/site-settings.ts';
import { openCheckedCache } from '../../stock/checked-cache.ts';
import { writeWhole } from '../../stock/write-whole.ts';

/** Without the extended part, a Škoda would lose its first letter. */
const PARTS = ['latin', 'latin-ext'];

type Font = SiteSettings['font'];

/** The file of the list that the renderer reads. */
const LIST = 'fonts.conf';

/** Fonts of one folder under one name: their own say a weight, which the renderer would take for what is asked. */
const named = ([font, folder]: readonly [Font, string]): string =>
  [
    `<dir>${escapeMarkup(folder)}</dir>`,
    `<match target="scan"><test name="file" compare="contains"><string>${escapeMarkup(folder)}</string></test>`,
    `<edit name="family" mode="assign"><string>${font}</string></edit></match>`,
  ].join('');

/** A list of fonts for fontconfig that knows these folders and none of the machine's own. */
const fontList = (folders: readonly (readonly [Font, string])[], cacheFolder: string): string =>
  [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig>${folders.map(named).join('')}<cachedir>${escapeMarkup(path.join(cacheFolder, 'cache'))}</cachedir></fontconfig>`,
    '',
  ].join('\n');

/** The folder of a font as OpenType, unpacked unless it is there. */
async function unpackedFont(font: Font, cacheFolder: string): Promise<string> {
  const packed = await Promise.all(
    PARTS.map(async (part) => {
      const name = `@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`;
      return { part, bytes: await readFile(fileURLToPath(import.meta.resolve(name))) };
    }),
  );
  const hash = createHash('sha256');
  for (const { bytes } of packed) hash.update(bytes);
  const folder = path.join(cacheFolder, `${font}-${hash.digest('hex').slice(0, 8)}`);
  const cache = openCheckedCache(folder);
  for (const { part, bytes } of packed) {
    if (!(await cache.find(part))) await cache.keep(part, await unpackWoff2(bytes));
  }
  return folder;
}

/**
 * Makes the fonts of the sites, each under the name that the settings have for it, the only ones that pictures of this process
 * are drawn in, so that they look the same on every machine, also on one without fonts. The renderer reads the list once, when
 * it draws its first letter, so it has those of all sites that the process may build.
 */
export async function useShareFonts(cacheFolder: string): Promise<void> {
  const folders = await Promise.all(
    FONTS.map(async (font) => [font, await unpackedFont(font, cacheFolder)] as const),
  );
  const list = path.join(cacheFolder, LIST);
  await writeWhole(list, fontList(folders, cacheFolder));
  process.env['FONTCONFIG_FILE'] = list;
}
