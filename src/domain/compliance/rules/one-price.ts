import type { CheckedSite, Finding, LawRule } from '../rule.ts';

type Place = { address: string; element: string; amount: number | undefined };

/** Everywhere that the site states the price of a vehicle, by the address of the vehicle. */
function placesOf({ pages, indexed, files }: CheckedSite): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  const add = (of: string, place: Place): void => {
    const known = places.get(of);
    if (known) known.push(place);
    else places.set(of, [place]);
  };
  const sold = new Set(pages.flatMap(({ address, vehicle }) => (vehicle?.isSold ? [address] : [])));
  // What a subscription costs a week is no price of the vehicle, which programs are told.
  const weekly = new Set(
    pages.flatMap(({ prices }) => prices.flatMap(({ of, label }) => (/^a week\b/.test(label) ? [of] : []))),
  );
  for (const { address, prices, printed, vehicle } of pages) {
    for (const { of, place, amount } of prices) add(of, { address, element: place, amount });
    if (!vehicle || weekly.has(address)) continue;
    add(address, { address, element: 'structured data', amount: vehicle.amount });
    add(address, { address, element: 'paper and PDF', amount: printed });
  }
  const own = new Set(
    pages.flatMap(({ address, vehicle }) => (vehicle && !weekly.has(address) ? [address] : [])),
  );
  for (const of of own) {
    if (indexed.has(of)) add(of, { address: 'search index', element: of, amount: indexed.get(of) });
    for (const [file, amounts] of files)
      if (amounts.has(of)) add(of, { address: file, element: of, amount: amounts.get(of) });
  }
  // A sold vehicle says so in the place of a price.
  for (const of of sold) places.delete(of);
  return places;
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
  check: (site) => {
    const findings: Finding[] = [];
    for (const [of, places] of placesOf(site)) {
      const amounts = [...new Set(places.map(({ amount }) => amount))];
      const [first] = places;
      const other = places.find(({ amount }) => amount !== first?.amount);
      if (amounts.length < 2 || !first || !other) continue;
      findings.push({
        address: other.address,
        element: other.element,
        found: `${said(other.amount)} for ${of}, and ${said(first.amount)} at ${first.address}, ${first.element}`,
        wayOut: 'Build the whole site again; all places are made from one figure of the feed.',
      });
    }
    for (const { address, prices } of site.pages)
      for (const { place, amount, shown } of prices)
        if (amount !== shown)
          findings.push({
            address,
            element: place,
            found: `programs read ${said(amount)} and people ${said(shown)}`,
            wayOut: 'Build the whole site again; both are made from one figure of the feed.',
          });
    return findings;
  },
};
