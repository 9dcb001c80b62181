import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDERS = 20;
const BYTES = 2_048;

/**
 * Writes a site of `count` files whose every page differs from the same page of another `edition`, with some hashed
 * files and some pages that only this edition has.
 */
export async function writeExampleSite(folder: string, edition: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const section = path.join(folder, `section-${index % FOLDERS}`);
    const name = index % 50 === 0 ? `only-${edition}-${index}.html` : `page-${index}.html`;
    await mkdir(section, { recursive: true });
    await writeFile(path.join(section, name), `${edition} ${index} `.padEnd(BYTES, edition));
  }
  await mkdir(path.join(folder, '_astro'), { recursive: true });
  await writeFile(path.join(folder, '_astro', `app.${edition}.js`), `/* ${edition} */`);
  await writeFile(path.join(folder, 'index.html'), `<h1>${edition}</h1>`);
}
