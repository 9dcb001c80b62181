import type { CheckedRule } from './check-site.ts';
import type { PageFacts } from './page-facts.ts';

/** What a page advertised: the prices and rates that a buyer could read on it. */
export type AdvertisedPage = {
  address: string;
  /** The hash of the page's bytes: what was advertised can be compared with a copy. */
  sha256: string;
  prices: { of: string; amount?: number; label: string; was?: number }[];
  rates: { words: string; comparison?: string }[];
};

/** What is kept of a check: which pages, against which rules, with what result. */
export type Certificate = {
  tenant: string;
  dealer: string;
  release: string;
  /** The first and the last day on which it was checked, YYYY-MM-DD; the rules are held as of the last. */
  from: string;
  day: string;
  /** The name of the bill of materials of the code that built the release last. */
  bill?: string;
  rules: CheckedRule[];
  pages: AdvertisedPage[];
};

/** A certificate whose pages are JSON already: those of a large site are held as texts, of which the next step writes a file. */
export type CertificateText = Omit<Certificate, 'pages'> & { pages: readonly string[] };

/** What a page advertised, each price once. */
export function advertisedPage({ address, prices, rates }: PageFacts, sha256: string): AdvertisedPage {
  const own = new Map<string, AdvertisedPage['prices'][number]>();
  for (const { of, amount, label, was } of prices) {
    if (own.has(of)) continue;
    const price: AdvertisedPage['prices'][number] =
      amount === undefined ? { of, label } : { of, amount, label };
    if (was !== undefined) price.was = was;
    own.set(of, price);
  }
  const stated = new Map(
    rates.map(({ words, comparison }) => [
      `${words} ${comparison?.words}`,
      { words, ...(comparison && { comparison: comparison.words }) },
    ]),
  );
  return { address, sha256, prices: [...own.values()], rates: [...stated.values()] };
}

/** True if nothing that stops a publication was found. */
export const isClean = ({ rules }: Pick<Certificate, 'rules'>): boolean =>
  rules.every(({ level, findings }) => level !== 'refuse' || findings.length === 0);
