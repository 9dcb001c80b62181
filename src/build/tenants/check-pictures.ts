import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findPicture, PictureError } from '../../stock/pictures/pictures-file.ts';
import { isLocalPicture } from '../../stock/pictures/pictures-named.ts';
import { pictureSettings } from '../../tenant/between-settings.ts';
import type { Tenant } from '../../tenant/schema.ts';
import type { TenantProblem } from '../../tenant/tenant-error.ts';

/** Pixels: below this a picture across a phone is blurred. */
const MIN_WIDTH = 640;

async function lookAt(picture: string, folder: string): Promise<{ reason: string } | { width: number }> {
  try {
    const { file } = await findPicture(picture, folder);
    const { width } = await sharp(file).metadata();
    return { width };
  } catch (error) {
    return { reason: error instanceof PictureError ? error.message : 'no picture that can be read' };
  }
}

/**
 * What is worth a look among the pictures of the settings: those that are missing or unreadable, which a build leaves out,
 * and those too small to be sharp.
 */
export async function pictureWarnings(tenant: Tenant, folder: string): Promise<string[]> {
  const named = pictureSettings(tenant).filter(({ picture }) => isLocalPicture(picture));
  const lines = await Promise.all(
    named.map(async ({ path: setting, picture }) => {
      const found = await lookAt(picture, folder);
      if ('reason' in found)
        return `${setting}: ${picture} is left out: ${found.reason}. Put the picture there, or name another.`;
      return found.width < MIN_WIDTH && setting.startsWith('home.')
        ? `${setting}: ${picture} is ${found.width} pixels wide and will be blurred. Give one of at least 1280.`
        : undefined;
    }),
  );
  return lines.filter((line) => line !== undefined);
}

const SCRIPT = /<script\b|\son[a-z]+\s*=|javascript:/i;

/** Names the program in the text of a drawing; undefined for a picture without one. */
async function drawingFault(text: string): Promise<Pick<TenantProblem, 'found' | 'wayOut'> | undefined> {
  const [script] = SCRIPT.exec(text) ?? [];
  if (script !== undefined && text.includes('<svg')) {
    const line = text.slice(0, text.search(SCRIPT)).split('\n').length;
    return {
      found: `a script: ${script.trim()} in line ${line}`,
      wayOut: 'take the script out of the file; a picture runs none',
    };
  }
  const found = JSON.stringify(text.slice(0, 40));
  const again = 'save the drawing as SVG again';
  return Promise.try(() => sharp(Buffer.from(text)).metadata()).then(
    ({ format }) => (format === 'svg' ? undefined : { found, wayOut: again }),
    (error: unknown) => {
      const [, place] = /(?:\(null\):|line )(\d+)/.exec(String(error)) ?? [];
      return {
        found,
        wayOut: place === undefined ? again : `look at line ${place} of the file, or ${again}`,
      };
    },
  );
}

/** A logo or favicon that is no SVG picture, which browsers would show nothing of, or that has a script. */
export async function checkDrawings(folder: string): Promise<TenantProblem[]> {
  const found = await Promise.all(
    ['logo.svg', 'favicon.svg'].map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      const fault = await drawingFault(text);
      return fault === undefined
        ? []
        : {
            path: name,
            expected: 'an SVG drawing: <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">…</svg>',
            ...fault,
          };
    }),
  );
  return found.flat();
}
