import { ASSISTANT_PATHS } from '../../domain/assistant/assistant-paths.ts';
import { advertisedPage, type CertificateText } from '../../domain/compliance/certificate.ts';
import { checkSite } from '../../domain/compliance/check-site.ts';
import type { VehicleImage } from '../../domain/vehicle/vehicle.ts';
import type { Tenant } from '../../tenant/schema.ts';
import type { SiteFile } from '../publish/site-files.ts';
import { indexedPrices } from './indexed-prices.ts';
import { inventoryPrices } from './inventory-prices.ts';
import { ownPictures } from './own-pictures.ts';
import type { PageFacts } from '../../domain/compliance/page-facts.ts';
import { factsOf, type FactsText } from './read-facts.ts';
import { readSitePages, type ReadPage } from './read-site.ts';
import { stockFilePrices } from './stock-file-prices.ts';

/** A site that was built: its files, and what is known of its vehicles beside them. */
export type BuiltSite = {
  tenant: Tenant;
  release: string;
  siteFolder: string;
  stateFolder: string;
  files: readonly SiteFile[];
  /** The dealer's day, YYYY-MM-DD. */
  day: string;
  /** Dollars that the history proves as former prices, by the address of the vehicle's page. */
  provenWas: ReadonlyMap<string, number>;
  /** The dealer's own pictures as the build prepared them, by their names in the settings and texts. */
  pictures: Readonly<Record<string, VehicleImage>>;
  /** Facts of pages that were read when they were rendered, by the hash of their bytes. */
  facts?: ReadonlyMap<string, FactsText>;
};

/** The facts of pages, one page at a time; what each advertised is added to `advertised`, as JSON. */
function* factsOfPages(pages: readonly ReadPage[], advertised: string[]): Generator<PageFacts> {
  for (const { text, sha256 } of pages) {
    const facts = factsOf(text);
    advertised.push(JSON.stringify(advertisedPage(facts, sha256)));
    yield facts;
  }
}

/** Reads a built site, its pages and its search index, and holds it against the rules of law (spec P3). */
export async function checkRelease({
  tenant,
  release,
  siteFolder,
  stateFolder,
  files,
  day,
  provenWas,
  pictures,
  facts,
}: BuiltSite): Promise<CertificateText> {
  const read = await readSitePages(siteFolder, files, stateFolder, facts);
  const pages: string[] = [];
  const rules = checkSite(
    {
      day,
      pages: factsOfPages(read, pages),
      indexed: new Map(indexedPrices(siteFolder).map(({ path, price }) => [path, price])),
      files: new Map([
        [ASSISTANT_PATHS.inventory, inventoryPrices(siteFolder)],
        ...stockFilePrices(siteFolder, files),
      ]),
      provenWas,
      pictures: ownPictures(pictures, files, tenant.compliance.picture_licences),
      showsRights: tenant.law.statutory_facts,
    },
    tenant.compliance,
  );
  return {
    tenant: tenant.slug,
    dealer: tenant.site.name,
    release,
    from: day,
    day,
    rules,
    pages,
  };
}
