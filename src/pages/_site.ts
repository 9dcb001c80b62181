import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logoHref, tenant, themeHref } from 'virtual:tenant';
import { takeGivenStock } from '../build/handover/site-handover.ts';
import { readIndexFiles, SEARCH_FOLDER } from '../domain/search/index-files.ts';
import { readCoast } from '../domain/location/coast.ts';
import coast from '../domain/location/coast.txt?raw';
import { readPostcodeTable } from '../domain/location/postcode-places.ts';
import postcodeTable from '../domain/location/postcodes.tsv?raw';
import { readSnapshot, SNAPSHOT_FILE } from '../domain/vehicle/snapshot.ts';
import { createSite } from '../site/create-site.ts';
import { readTexts } from '../tenant/content/texts-file.ts';
import { buildVariable, type BuildVariable } from './_build-variable.ts';
import type { SiteInput } from '../site/site-input.ts';

/**
 * True if a preview is rendered, by FORECOURT_PREVIEW: the lines of what is wrong with the tenant's files, as a JSON list.
 * Not set, what is rendered may be published.
 */
function previewOf(environment: Readonly<Record<string, string | undefined>>): SiteInput['preview'] {
  const given = environment['FORECOURT_PREVIEW'];
  return given === undefined ? undefined : { problems: JSON.parse(given) };
}

const variable = (name: BuildVariable): string => buildVariable(process.env, name, tenant.slug);

const snapshotFile = path.join(variable('FORECOURT_STATE'), SNAPSHOT_FILE);

// Never imported: as a module the snapshot would join the module graph, and any change of it render every page.
const held = takeGivenStock(snapshotFile) ?? {
  stock: readSnapshot(snapshotFile, (file) => readFileSync(file, 'utf8')),
  writtenDocuments: undefined,
};

/** The site of this build. The one place where pages read anything of the world outside. */
export const site = createSite({
  tenant,
  look: { themeHref, logoHref },
  texts: readTexts(variable('FORECOURT_STATE')),
  preview: previewOf(process.env),
  ...held,
  indexFiles: () =>
    readIndexFiles((address) => readFileSync(path.join(variable('FORECOURT_STATE'), SEARCH_FOLDER, address))),
  mapData: { places: readPostcodeTable(postcodeTable), coast: readCoast(coast) },
  now: new Date(variable('FORECOURT_NOW')),
  code: variable('FORECOURT_CODE'),
  // Set in processes that render parts of a site (src/build/render/render-process.ts).
  hasKeys: process.env['FORECOURT_PART'] === undefined,
  digest: (text) => hash('sha1', text, 'base64url'),
});
