import type { PageFacts } from '../page-facts.ts';
import { WITHOUT_CHARGES } from '../without-charges.ts';
import type { Finding, LawRule, SiteFacts } from '../rule.ts';

type Place = { address: string; element: string; amount: number | undefined };

/** A place, and whether it is the vehicle's own page that states there what programs and printers are told. */
type StatedPlace = Place & { isOwn: boolean };

/** Where the pages of a site state the prices of its vehicles, by the address of the vehicle. */
class PricePlaces {
  /** For each vehicle the first place of each amount: many pages state the same. */
  readonly #stated = new Map<string, StatedPlace[]>();
  readonly #own = new Set<string>();
  readonly #sold = new Set<string>();
  /** Vehicles with a price a week, which is no price of the vehicle that programs are told. */
  readonly #weekly = new Set<string>();

  addPage({ address, prices, printed, vehicle }: PageFacts): void {
    for (const { of, place, amount, label } of prices) {
      if (/^a week\b/.test(label)) this.#weekly.add(of);
      this.#add(of, address, place, amount, false);
    }
    if (!vehicle) return;
    this.#own.add(address);
    if (vehicle.isSold) this.#sold.add(address);
    // Programs are told no price that is not the total.
    const isBefore = prices.some(({ of, label }) => of === address && WITHOUT_CHARGES.test(label));
    if (vehicle.amount !== undefined || !isBefore)
      this.#add(address, address, 'structured data', vehicle.amount, true);
    this.#add(address, address, 'paper and PDF', printed, true);
  }

  #add(of: string, address: string, element: string, amount: number | undefined, isOwn: boolean): void {
    const known = this.#stated.get(of);
    if (known?.some((each) => each.amount === amount && each.isOwn === isOwn)) return;
    const place = { address, element, amount, isOwn };
    if (known) known.push(place);
    else this.#stated.set(of, [place]);
  }

  /** The places of each vehicle, those of the index and of files for programs behind those of the pages. */
  *all({ indexed, files }: Pick<SiteFacts, 'indexed' | 'files'>): Generator<[of: string, Place[]]> {
    for (const [of, stated] of this.#stated) {
      // A sold vehicle says so in the place of a price.
      if (this.#sold.has(of)) continue;
      const isWeekly = this.#weekly.has(of);
      const places: Place[] = isWeekly ? stated.filter(({ isOwn }) => !isOwn) : [...stated];
      if (this.#own.has(of) && !isWeekly) {
        if (indexed.has(of)) places.push({ address: 'search index', element: of, amount: indexed.get(of) });
        for (const [file, amounts] of files)
          if (amounts.has(of)) places.push({ address: file, element: of, amount: amounts.get(of) });
      }
      yield [of, places];
    }
  }
}

const said = (amount: number | undefined): string => (amount === undefined ? 'no price' : `$${amount}`);

/** One price for a vehicle, wherever it is stated; of two the buyer may ask for the lower one. */
export const onePrice: LawRule = {
  id: 'one-price',
  title: 'A vehicle has one price everywhere',
  source: {
    called: 'Australian Consumer Law, section 47',
    url: 'https://www.accc.gov.au/content/index.phtml/itemId/816389',
  },
  level: 'refuse',
  begin: (site) => {
    const places = new PricePlaces();
    const unlike: Finding[] = [];
    return {
      page: (page) => {
        places.addPage(page);
        for (const { place, amount, shown } of page.prices)
          if (amount !== shown)
            unlike.push({
              address: page.address,
              element: place,
              found: `programs read ${said(amount)} and people ${said(shown)}`,
              wayOut: 'Build the whole site again; both are made from one figure of the feed.',
            });
        return [];
      },
      site: () => {
        const findings: Finding[] = [];
        for (const [of, [first, ...others]] of places.all(site)) {
          const other = others.find(({ amount }) => amount !== first?.amount);
          if (!first || !other) continue;
          findings.push({
            address: other.address,
            element: other.element,
            found: `${said(other.amount)} for ${of}, and ${said(first.amount)} at ${first.address}, ${first.element}`,
            wayOut: 'Build the whole site again; all places are made from one figure of the feed.',
          });
        }
        return [...findings, ...unlike];
      },
    };
  },
};
