import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FIND_LOCATION } from '../../api/find-location.ts';
import { HANDOVER_VERSION, type Handover } from '../../api/hand-over-release.ts';
import { SUBMIT_LEAD } from '../../api/routes.ts';
import { stockJson } from '../../domain/vehicle/snapshot.ts';
import { snapshotFile } from '../../stock/write-snapshot.ts';
import { SUCCESS_PATH } from '../../domain/lead/success-words.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { headerRules } from './headers-file.ts';
import type { Publication } from './publish-release.ts';
import type { SiteFile } from './site-files.ts';

/** Lists and vehicles hold no form of their own: theirs is the page that they link to. */
const WITHOUT_FORM = /^(cars|search)\//;
/** Calls whose answers are pages of the site. */
const ANSWERED = [SUBMIT_LEAD.path, FIND_LOCATION.path];
/** Filled in for browsers without scripts, like the pages with a form (spec F10). */
const FILLED = new Set<string>([SUCCESS_PATH]);

type Published = {
  tenant: Tenant;
  publication: Publication;
  files: readonly SiteFile[];
  /** The content security policy of its pages. */
  policy: string;
  siteFolder: string;
  stateFolder: string;
  builtAt: string;
  /** When the release was made, where this build has only confirmed it. */
  madeAt?: string;
};

const addressOf = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`.replace(/(?<=.)\/$/, '');

async function formPages(siteFolder: string, files: readonly string[]): Promise<Record<string, string>> {
  const forms: Record<string, string> = {};
  for (const file of files.filter((name) => !WITHOUT_FORM.test(name))) {
    const html = await readFile(path.join(siteFolder, file), 'utf8');
    const address = addressOf(file);
    if (FILLED.has(address) || ANSWERED.some((path) => html.includes(`action="${path}"`)))
      forms[address] = html;
  }
  return forms;
}

/** What is handed over, its stock as the JSON that the snapshot has: nobody here looks into it. */
export type HandoverText = Omit<Handover, 'stock'> & { stock: string };

/** What the backend is told of a publication. Throws where the snapshot that it was built from is no more. */
export async function handoverOf(published: Published): Promise<HandoverText> {
  const { tenant, publication, files, policy, siteFolder, stateFolder, builtAt, madeAt } = published;
  const pages = files
    .map((file) => file.path)
    .filter((file) => file.endsWith('.html') && file !== '404.html');
  const { changedSinceLast } = publication.manifest;
  return {
    version: HANDOVER_VERSION,
    tenant: tenant.slug,
    release: publication.release,
    built_at: builtAt,
    ...(madeAt !== undefined && { made_at: madeAt }),
    settings: tenant,
    stock: stockJson(snapshotFile(stateFolder), (file) => readFileSync(file, 'utf8')),
    pages: pages.map(addressOf),
    forms: await formPages(siteFolder, pages),
    headers: headerRules(policy, tenant.site)[0]?.set ?? {},
    changes: publication.unchanged ? { added: [], changed: [], removed: [] } : changedSinceLast,
  };
}
