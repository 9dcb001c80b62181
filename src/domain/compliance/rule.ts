import type { PageFacts } from './page-facts.ts';

/** Where a rule is written: its name, and an address where it or an account of it can be read. */
export type RuleSource = { called: string; url: string };

/** What a rule has against a page: where, what is there, and what mends it. */
export type Finding = { address: string; element: string; found: string; wayOut: string };

/** What a finding does to a build: it stops it, it is told, or nobody looks for it. */
export const LEVELS = ['refuse', 'warn', 'off'] as const;
export type Level = (typeof LEVELS)[number];

/** What the rules see of a published site beside its pages. */
export type SiteFacts = {
  /** The day on which it is advertised, YYYY-MM-DD. */
  day: string;
  /** Dollars in the search index, by the address of the vehicle's page; undefined for a vehicle without a price. */
  indexed: ReadonlyMap<string, number | undefined>;
  /** Dollars in other files for programs, such as the inventory, by file and address. */
  files: ReadonlyMap<string, ReadonlyMap<string, number | undefined>>;
  /** Dollars that the history proves a vehicle was offered for before its price of today, by address. */
  provenWas: ReadonlyMap<string, number>;
  /** Pictures of the dealer's own that the site has, those of vehicles apart: name in the tenant's folder or address, file, and by what right. */
  pictures: readonly { name: string; file: string; licence: string | undefined }[];
  /** True if pages of used vehicles are to show rights under the law. */
  showsRights: boolean;
};

/** A published site as the rules see it. Its pages are gone through once: of a large one, all of them at once are 100 MB. */
export type CheckedSite = SiteFacts & { pages: Iterable<PageFacts> };

/** A rule at work on one site. */
export type RuleAtWork = {
  /** What it has against a page; it is shown each page of the site once. */
  page?: (page: PageFacts) => Finding[];
  /** What it has against the site, now that it has seen all pages. */
  site?: () => Finding[];
};

/** A rule of law, held against what is published. */
export type LawRule = {
  /** Its name in settings and certificates. */
  id: string;
  title: string;
  source: RuleSource;
  level: Exclude<Level, 'off'>;
  /** The day on which it comes into force, where that is ahead or lately past; a finding is told before. */
  from?: string;
  begin: (site: SiteFacts) => RuleAtWork;
};
