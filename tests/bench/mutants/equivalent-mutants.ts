/** A mutant that no test can catch, because it changes nothing that can be seen. */
type EquivalentMutant = {
  file: string;
  /** The line it is on, as it is. */
  code: string;
  /** The line with the change in it. */
  changed: string;
  reason: string;
};

/** Known survivors, each with the reason why it is no gap in the tests. */
export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  {
    file: 'src/domain/finance/comparison-rate.ts',
    code: 'if (presentValue(loan, middle) + loan.feesAtStart > loan.credit) low = middle;',
    changed: 'if (presentValue(loan, middle) + loan.feesAtStart >= loan.credit) low = middle;',
    reason: 'The bisection ends at the same rate to the last digit whichever half an exact hit falls into.',
  },
  {
    file: 'src/domain/finance/clamp-inputs.ts',
    code: 'const dearest = dear.price_percent === false ? 0 : Math.ceil((price * dear.price_percent) / 100);',
    changed: 'const dearest = false ? 0 : Math.ceil((price * dear.price_percent) / 100);',
    reason: 'A percentage of false makes 0 dollars, which is never above the slider.',
  },
  {
    file: 'src/domain/finance/clamp-inputs.ts',
    code: 'const dearest = dear.price_percent === false ? 0 : Math.ceil((price * dear.price_percent) / 100);',
    changed:
      'const dearest = dear.price_percent === true ? 0 : Math.ceil((price * dear.price_percent) / 100);',
    reason: 'A percentage is never true, and false makes 0 dollars, which is never above the slider.',
  },
  {
    file: 'src/stock/feed/parse-json.ts',
    code: 'const mayBeTooLong = text.length > MAX_RECORD_BYTES;',
    changed: 'const mayBeTooLong = true;',
    reason: 'It only spares measuring records that a short document cannot hold.',
  },
  {
    file: 'src/stock/feed/parse-json.ts',
    code: 'const mayBeTooLong = text.length > MAX_RECORD_BYTES;',
    changed: 'const mayBeTooLong = text.length >= MAX_RECORD_BYTES;',
    reason: 'It only spares measuring: a document of the limit holds no record above it.',
  },
  {
    file: 'src/domain/price-policy/price-wording.ts',
    code: 'problem: `${name}: ${TYPE_WORDS[type]} on a ${vehicle.car_type} vehicle in ${policy.state}, where ${allowed} is expected (${policy.sources.at(-1)?.url}); change price and price_type in the feed`,',
    changed:
      'problem: `${name}: ${TYPE_WORDS[type]} on a ${vehicle.car_type} vehicle in ${policy.state}, where ${allowed} is expected (${policy.sources.at(-1).url}); change price and price_type in the feed`,',
    reason: 'Every policy has a source, as its own test asks; the mark is for the compiler.',
  },
  {
    file: 'src/domain/vehicle/real-price.ts',
    code: 'if (dollars === undefined || !(dollars > MAX_PLACEHOLDER_PRICE)) return undefined;',
    changed: 'if (false || !(dollars > MAX_PLACEHOLDER_PRICE)) return undefined;',
    reason: 'Undefined is not above the highest figure either; it is named for the compiler.',
  },
  {
    file: 'src/domain/search/gradual-change.ts',
    code: "return isStepwise(name, next.get(name) ?? previous.get(name) ?? '') ? name : undefined;",
    changed:
      'return isStepwise(name, next.get(name) ?? previous.get(name) ?? "Stryker was here!") ? name : undefined;',
    reason: 'One of the two addresses has the name, so the last text is never reached.',
  },
  {
    file: 'src/domain/search/gradual-change.ts',
    code: 'if (name === undefined || others.length > 0) return undefined;',
    changed: 'if (false || others.length > 0) return undefined;',
    reason: 'No name is no parameter either, and undefined is returned for it, too.',
  },
  {
    file: 'src/domain/search/listing-filter.ts',
    code: 'const types = CAR_TYPE_LISTINGS.find(({ path }) => path === listing.path)?.types ?? [];',
    changed:
      'const types = CAR_TYPE_LISTINGS.find(({ path }) => path === listing.path)?.types ?? ["Stryker was here"];',
    reason: 'Listings of this kind are made of that list, so one is always found.',
  },
  {
    file: 'src/domain/search/listing-filter.ts',
    code: 'const types = CAR_TYPE_LISTINGS.find(({ path }) => path === listing.path)?.types ?? [];',
    changed: 'const types = CAR_TYPE_LISTINGS.find(({ path }) => path === listing.path).types ?? [];',
    reason: 'Listings of this kind are made of that list, so one is always found.',
  },
  {
    file: 'src/domain/location/weekly-hours.ts',
    code: 'row.weekdays.every((weekday) => MONDAY_TO_FRIDAY.includes(weekday)),',
    changed: 'row.weekdays.some(weekday => MONDAY_TO_FRIDAY.includes(weekday)),',
    reason: 'Before lines are put together each is of one day.',
  },
  {
    file: 'src/domain/saved/stored-list.ts',
    code: "const stored: unknown = JSON.parse(text ?? '[]');",
    changed: 'const stored: unknown = JSON.parse(text ?? "");',
    reason: 'An empty text is no JSON, and what is none reads as no entries.',
  },
  {
    file: 'src/domain/vehicle/price-note.ts',
    code: 'if (!isLabelled || vehicle.price_type === undefined) return undefined;',
    changed: 'if (!isLabelled || false) return undefined;',
    reason: 'No sentence is kept under undefined; it is named for the compiler.',
  },
  {
    file: 'src/domain/finance/calculator-url.ts',
    code: "const word = parameters.get(FREQUENCY) ?? '';",
    changed: 'const word = parameters.get(FREQUENCY) ?? "Stryker was here!";',
    reason: 'Neither text names a frequency.',
  },
  {
    file: 'src/domain/spin/momentum.ts',
    code: 'if (!first || !last || last.time === first.time) return 0;',
    changed: 'if (!first && !last || last.time === first.time) return 0;',
    reason: 'A list has a first sample where it has a last one; both are asked for the compiler.',
  },
  {
    file: 'src/stock/feed/feed-overrides.ts',
    code: "const name = isWebAddress(source) ? (URL.parse(source)?.pathname ?? '') : source;",
    changed:
      'const name = isWebAddress(source) ? (URL.parse(source)?.pathname ?? "Stryker was here!") : source;',
    reason: 'Neither text ends in a format.',
  },
  {
    file: 'src/stock/history/with-history.ts',
    code: 'const turnedSold = history.soldOn !== undefined && history.soldOn > firstSeen ? history.soldOn : undefined;',
    changed: 'const turnedSold = true && history.soldOn > firstSeen ? history.soldOn : undefined;',
    reason: 'Undefined is not later than any day; it is asked for the compiler.',
  },
  {
    file: 'src/stock/maps/au-listings-cells.ts',
    code: "const found = pattern.exec(cell(record, column) ?? '')?.[1];",
    changed: 'const found = pattern.exec(cell(record, column) ?? "Stryker was here!")?.[1];',
    reason: 'Patterns of figures find none in either text.',
  },
  {
    file: 'src/stock/maps/au-listings.ts',
    code: "engine_size: (record) => /[1-9][\\d.]* L|\\d\\.\\d+ L/.exec(cell(record, 'Engine') ?? '')?.[0],",
    changed:
      'engine_size: (record) => /[1-9][\\d.]* L|\\d\\.\\d+ L/.exec(cell(record, \'Engine\') ?? "Stryker was here!")?.[0],',
    reason: 'Neither text has a size in it.',
  },
  {
    file: 'src/stock/maps/au-listings.ts',
    code: "drive: (record) => DRIVES[cell(record, 'DriveType') ?? ''],",
    changed: 'drive: (record) => DRIVES[cell(record, \'DriveType\') ?? "Stryker was here!"],',
    reason: 'Neither text is a drive.',
  },
  {
    file: 'src/stock/read/split-title.ts',
    code: "const folded = (text: string): string => text.toLowerCase().replace(/-/g, ' ');",
    changed: "const folded = (text: string): string => text.toUpperCase().replace(/-/g, ' ');",
    reason: 'Both sides of every comparison are folded.',
  },
  {
    file: 'src/stock/feed/csv-rows.ts',
    code: 'if (!isOpen && !text.includes(QUOTE)) return false;',
    changed: 'if (false) return false;',
    reason: 'It only spares looking at each character of a line without quotes.',
  },
  {
    file: 'src/stock/feed/csv-rows.ts',
    code: 'for (let at = 0, cellStart = isOpen ? -1 : 0; at < text.length; at++) {',
    changed: 'for (let at = 0, cellStart = isOpen ? +1 : 0; at < text.length; at++) {',
    reason:
      'A cell that is open at the beginning and closed by the first quote has no other quote right behind it.',
  },
  {
    file: 'src/stock/feed/csv-rows.ts',
    code: 'for (let at = 0, cellStart = isOpen ? -1 : 0; at < text.length; at++) {',
    changed: 'for (let at = 0, cellStart = isOpen ? -1 : 0; at <= text.length; at++) {',
    reason: 'What is behind the last character is no quote and no delimiter.',
  },
  {
    file: 'src/stock/feed/parse-csv.ts',
    code: "if (lines.length === 1 && lines[0]?.text?.includes('\\r')) {",
    changed: "if (lines.length === 1 && lines[0]?.text.includes('\\r')) {",
    reason: 'A first line that is too long to be read has been refused before.',
  },
  {
    file: 'src/stock/feed/parse-csv.ts',
    code: "if (lines.length === 1 && lines[0]?.text?.includes('\\r')) {",
    changed: "if (lines.length === 1 && lines[0].text?.includes('\\r')) {",
    reason: 'A list of one line has a first one; the mark is for the compiler.',
  },
  {
    file: 'src/stock/feed/parse-csv.ts',
    code: "if (lines[at]?.text?.trim() === '') {",
    changed: "if (lines[at].text?.trim() === '') {",
    reason: 'The loop ends before the last line; the mark is for the compiler.',
  },
  {
    file: 'src/domain/text/typed-figure.ts',
    code: "const [whole = '', ...rest] = text.replace(/(?!^-)[^\\d.]/g, '').split('.');",
    changed:
      "const [whole = \"Stryker was here!\", ...rest] = text.replace(/(?!^-)[^\\d.]/g, '').split('.');",
    reason: 'A divided text has a first part; the empty text is for the compiler.',
  },
  {
    file: 'src/domain/text/typed-figure.ts',
    code: 'while (head < most && previous[head] === text[head]) head++;',
    changed: 'while (head <= most && previous[head] === text[head]) head++;',
    reason: 'Only equal texts go one further, and nothing is inserted between them either way.',
  },
  {
    file: 'src/stock/read/column-errors.ts',
    code: "const mark = names.length === 1 ? /[;\\t|,]/.exec(names[0] ?? '')?.[0] : undefined;",
    changed:
      'const mark = names.length === 1 ? /[;\\t|,]/.exec(names[0] ?? "Stryker was here!")?.[0] : undefined;',
    reason: 'A list of one name has a first one; the empty text is for the compiler.',
  },
  {
    file: 'src/domain/spin/panorama.ts',
    code: 'const folded = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;',
    changed: 'const folded = (degrees: number): number => ((((degrees - 180) % 360) + 360) % 360) - 180;',
    reason: 'Half a turn forward and half a turn back lead to the same place.',
  },
  {
    file: 'src/domain/spin/panorama.ts',
    code: 'const round = Math.abs(ratio - 2) < 0.05;',
    changed: 'const round = Math.abs(ratio - 2) <= 0.05;',
    reason: 'No figure near 2 is 0.05 away from it to the last digit.',
  },
  {
    file: 'src/stock/read/read-date.ts',
    code: "const time = /^(\\d{2}:\\d{2}(?::\\d{2})?)(?:\\.\\d+)?\\s*(Z|[+-]\\d{2}:?\\d{2})?( UTC)?$/.exec(iso[4] ?? '');",
    changed:
      'const time = /^(\\d{2}:\\d{2}(?::\\d{2})?)(?:\\.\\d+)?\\s*(Z|[+-]\\d{2}:?\\d{2})?( UTC)?$/.exec(iso[4] ?? "Stryker was here!");',
    reason: 'Neither text is a time of day.',
  },
  {
    file: 'src/domain/finance/comparison-rate.ts',
    code: 'for (let halving = 0; halving < HALVINGS; halving++) {',
    changed: 'for (let halving = 0; halving <= HALVINGS; halving++) {',
    reason: 'One halving more moves the rate by far less than the hundredth it is rounded to.',
  },
  {
    file: 'src/domain/law/build-dates.ts',
    code: "const built = /^(\\d{4})-(0[1-9]|1[0-2])/.exec(month ?? '');",
    changed: 'const built = /^(\\d{4})-(0[1-9]|1[0-2])/.exec(month ?? "Stryker was here!");',
    reason: 'Neither text is a month.',
  },
  {
    file: 'src/stock/take-stock.ts',
    code: 'const { tenant, stateFolder, today, allow = [], onProgress = () => {} } = options;',
    changed:
      'const { tenant, stateFolder, today, allow = ["Stryker was here"], onProgress = () => {} } = options;',
    reason: 'No rail has that name.',
  },
  {
    file: 'src/domain/spin/vehicle-views.ts',
    code: "const first = views.find((view) => view === settings.default_view) ?? views[0] ?? 'gallery';",
    changed: 'const first = views.find((view) => view === settings.default_view) ?? views[0] ?? "";',
    reason: 'A vehicle without a spin and an interior has the gallery, so there is always a first view.',
  },
  {
    file: 'src/stock/history/last-good.ts',
    code: 'const ofLive = live === undefined ? undefined : await readFigures(fileOfRelease(stateFolder, live));',
    changed: 'const ofLive = false ? undefined : await readFigures(fileOfRelease(stateFolder, live));',
    reason: 'No release is called undefined, so that there is no such file.',
  },
  {
    file: 'src/stock/pictures/said-files.ts',
    code: '} catch {',
    changed: '} catch {}',
    reason: 'What returns nothing returns undefined.',
  },
  {
    file: 'src/domain/vehicle/licence-class.ts',
    code: "export function licenceClass(gvm: number | undefined, drive = ''): LicenceClass | undefined {",
    changed:
      'export function licenceClass(gvm: number | undefined, drive = "Stryker was here!"): LicenceClass | undefined {',
    reason: 'Neither text begins with the count of wheels.',
  },
  {
    file: 'src/domain/vehicle/licence-class.ts',
    code: 'if (gvm === undefined || !(gvm > 0)) return undefined;',
    changed: 'if (false || !(gvm > 0)) return undefined;',
    reason: 'Undefined is not above 0 either; the comparison with undefined is for the compiler.',
  },
];
