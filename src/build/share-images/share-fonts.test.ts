import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FONTS } from '../../domain/site/site-settings.ts';
import { useShareFonts } from './share-fonts.ts';

let folder = '';
const listBefore = process.env['FONTCONFIG_FILE'];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
});
afterEach(async () => {
  if (listBefore === undefined) delete process.env['FONTCONFIG_FILE'];
  else process.env['FONTCONFIG_FILE'] = listBefore;
  await rm(folder, { recursive: true });
});

/** The tags of the tables in an OpenType file. */
const tagsOf = (font: Buffer): string[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16;
    return font.toString('latin1', entry, entry + 4);
  });

async function unpackedFonts(font: string): Promise<Map<string, Buffer>> {
  const [fonts = ''] = (await readdir(folder)).filter((name) => name.startsWith(`${font}-`));
  const files = (await readdir(path.join(folder, fonts))).sort();
  return new Map(
    await Promise.all(
      files.map(async (name) => [name, await readFile(path.join(folder, fonts, name))] as const),
    ),
  );
}

test.each(FONTS)(
  '%s is unpacked to OpenType with its axis of weight, the same bytes every time',
  async (font) => {
    await useShareFonts(folder);
    const unpacked = await unpackedFonts(font);
    expect([...unpacked.keys()].map((name) => name.split('.')[0])).toEqual(['latin-ext', 'latin']);
    for (const bytes of unpacked.values())
      expect(tagsOf(bytes)).toEqual(expect.arrayContaining(['cmap', 'fvar', 'glyf', 'gvar', 'loca']));
    await rm(folder, { recursive: true });
    await useShareFonts(folder);
    expect(await unpackedFonts(font)).toEqual(unpacked);
  },
);

test('the list for the renderer names the folders of the fonts and no other', async () => {
  await useShareFonts(folder);
  const list = await readFile(process.env['FONTCONFIG_FILE']!, 'utf8');
  expect(list.match(/<dir>[^<]*/g)).toEqual(
    FONTS.map((font) => expect.stringContaining(path.join(folder, `${font}-`))),
  );
});
