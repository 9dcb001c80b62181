import { personalForms, type PersonalForm } from './page-form.ts';
import { CAR_TYPES, type CarType } from '../vehicle/vehicle-words.ts';
import { PAGE_MARKS } from './page-marks.ts';
import { claimsDone, sentencesOf } from './claims-done.ts';
import { inside, placeOf, toldOf, wordsOf, type PageElement, type PageText } from './page-text.ts';
import { rateFigures, type RateFigure } from './rate-figure.ts';
import { printedPrice, placeOfWords, statedPrices, type StatedPrice } from './stated-price.ts';

/** A sentence that a rule may have something against. */
export type Statement = { place: string; words: string };

/** A vehicle as the structured data of its own page states it. */
export type StatedVehicle = {
  condition: CarType;
  /** 'car', 'motorcycle', 'caravan' or 'truck', as the page's structured data calls it. */
  kind: string;
  /** The state of the yard that sells it. */
  state?: string;
  amount?: number;
  isSold: boolean;
};

/** What the rules of law need of a page: a few hundred bytes of its hundred thousand, so that they can be kept. */
export type PageFacts = {
  address: string;
  /** What a licence of a motor dealer is called on it, with the number. */
  licence?: string;
  prices: StatedPrice[];
  /** Dollars on paper and in the PDF. */
  printed?: number;
  vehicle?: StatedVehicle;
  rates: RateFigure[];
  forms: PersonalForm[];
  /** Sentences with words that some state bars beside a price. */
  charges: Statement[];
  /** Sentences that shorten the name of a credit licence. */
  shortened: Statement[];
  /** True if a credit licence is written out with its number. */
  hasCreditLicence: boolean;
  /** What is said of rights under the law: topics, and the day on which the source was looked at (YYYY-MM-DD). */
  rights: { topic: string; checked?: string }[];
  /** Figures of sales that the clock makes up, without a record that proves them. */
  unprovenSales: Statement[];
  /** Sentences that say a check or a preparation was done: of a vehicle that has not come, or of all in one list. */
  claims: (Statement & { isAwaited: boolean })[];
  /** What a computer decides or works out for the visitor on it. */
  decides: ('valuation' | 'price gauge' | 'repayment estimate')[];
  /** True if it says that computers decide. */
  disclosesDecisions: boolean;
};

/** 'Dealer licence MVD 990217', 'LMCT 99217'; a licence to give credit is another one. */
const LICENCE =
  /(?<!credit )(?:licen[cs]e|\bLMCT\b|\bMVD\b|\bMD\b|\bDL\b|\bMRB\b)[^\n]{0,40}?\d{3,}[^\n]{0,80}/i;
/** Sentences of a kind; the words alone are looked for first, as most pages have none and whole sentences take longer. */
type Sentences = { words: RegExp; sentence: RegExp };
// A sentence is looked at from its beginning alone, not again from each of its letters.
const CHARGES: Sentences = {
  words: /\b(?:on[\s-]?roads?|orcs?)\b/i,
  sentence: /(?<![^.!?\n])[^.!?\n]*\b(?:on[\s-]?roads?|orcs?)\b[^.!?\n]*/gi,
};
const SHORTENED: Sentences = {
  words: /\bACL\b/,
  sentence: /(?<![^.!?\n])[^.!?\n]*\bACL\b\.?\s*(?:no\.?|number)?\s*\d{4,}[^.!?\n]*/g,
};
const CREDIT_LICENCE = /Australian credit licence (?:number |no\. ?)?\d{4,}/i;
const TOPICS = ['Statutory warranty', 'Cooling-off period', 'Consumer guarantees'];
const CHECKED = /checked (\d{2})\/(\d{2})\/(\d{4})/;
const DECISIONS =
  /automated (?:decision|processing)|decided by (?:a )?computer|computer programs? (?:works? out|decides?)/i;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function statements(page: PageText, { words: telling, sentence }: Sentences): Statement[] {
  if (!telling.test(page.text)) return [];
  const seen = new Set<string>();
  return [...page.text.matchAll(sentence)].flatMap((match) => {
    const words = match[0].replace(/\s+/g, ' ').trim();
    if (words === '' || seen.has(words)) return [];
    seen.add(words);
    return [{ place: placeOfWords(page, match.index, match.index + match[0].length), words }];
  });
}

/** The part of the footer that is marked as the licence, or else words that call something one. */
function statedLicence(page: PageText): string | undefined {
  const marked = page.marked.find(({ attributes }) => attributes[PAGE_MARKS.sheet] === 'licence');
  const words = marked && wordsOf(page, marked);
  return words !== undefined && /\d/.test(words)
    ? words
    : LICENCE.exec(page.text)?.[0].replace(/\s+/g, ' ').trim();
}

/** New, demo or used: in the words of the page, since structured data calls a demonstrator used. */
function statedCondition(page: PageText, titles: readonly PageElement[], structured: string): CarType {
  const title = titles.find((each) => wordsOf(page, each) === 'Condition');
  const told = title && toldOf(page, title);
  const words = told && wordsOf(page, told).toLowerCase();
  return (
    CAR_TYPES.find((type) => words?.startsWith(type)) ??
    (structured.endsWith('UsedCondition') ? 'used' : 'new')
  );
}

function statedVehicle(page: PageText, titles: readonly PageElement[]): StatedVehicle | undefined {
  const car = page.jsonLd.map(record).find((block) => 'brand' in block && 'itemCondition' in block);
  if (!car) return undefined;
  const offer = record(car['offers']);
  const state = text(record(record(offer['seller'])['address'])['addressRegion']);
  const amount = typeof offer['price'] === 'number' ? offer['price'] : undefined;
  return {
    kind: text(car['@type']) ?? 'Car',
    condition: statedCondition(page, titles, text(car['itemCondition']) ?? ''),
    ...(state !== undefined && { state }),
    ...(amount !== undefined && { amount }),
    isSold: page.marked.some(
      ({ attributes }) => attributes[PAGE_MARKS.part] === 'sold' && !('hidden' in attributes),
    ),
  };
}

function rights(page: PageText, titles: readonly PageElement[]): PageFacts['rights'] {
  return titles.flatMap((title) => {
    const words = wordsOf(page, title);
    const topic = TOPICS.find((each) => each === words);
    const told = topic === undefined ? undefined : toldOf(page, title);
    if (topic === undefined || !told) return [];
    const [, day, month, year] = CHECKED.exec(wordsOf(page, told)) ?? [];
    return [{ topic, ...(year !== undefined && { checked: `${year}-${month}-${day}` }) }];
  });
}

function unprovenSales(page: PageText): Statement[] {
  const bases = page.marked.filter(
    (each) => PAGE_MARKS.counterBasis in each.attributes && wordsOf(page, each) !== '',
  );
  return page.marked
    .filter(({ attributes }) => attributes[PAGE_MARKS.counter] === 'clock')
    .filter(({ start, end }) => !bases.some((basis) => basis.start >= start && basis.end <= end))
    .map((counter) => ({ place: placeOf(page, counter), words: wordsOf(page, counter) }));
}

/** The claims in lists of checks, and in what is said of a vehicle that has not come. */
function claims(page: PageText): PageFacts['claims'] {
  const awaited = page.marked.find(({ attributes }) => PAGE_MARKS.awaited in attributes);
  return page.marked.flatMap((part) => {
    const { [PAGE_MARKS.checks]: kind, [PAGE_MARKS.sheet]: sheet } = part.attributes;
    const isAwaited = awaited !== undefined && part.start >= awaited.start && part.end <= awaited.end;
    const isList = kind === 'before-handover';
    if (!isList && !(isAwaited && (kind === 'done' || sheet === 'comments'))) return [];
    const isClaim = kind === 'done' ? () => true : (words: string) => claimsDone(words, isList);
    const told =
      isList || kind === 'done' ? [...inside(page, part)].filter(({ name }) => name === 'li') : [part];
    const place = placeOf(page, part);
    return told
      .flatMap((element) => sentencesOf(wordsOf(page, element)))
      .filter(isClaim)
      .map((words) => ({ place, words, isAwaited }));
  });
}

const VALUATION_PAGES = /\/(trade-in|sell-my-car|instant-price|instant-purchase)$/;

function decisions(page: PageText, rates: readonly RateFigure[], address: string): PageFacts['decides'] {
  const hasGauge = page.marked.some(({ attributes }) => PAGE_MARKS.gauge in attributes);
  return [
    ...(VALUATION_PAGES.test(address) ? (['valuation'] as const) : []),
    ...(hasGauge ? (['price gauge'] as const) : []),
    ...(rates.some(({ kind }) => kind === 'repayment') ? (['repayment estimate'] as const) : []),
  ];
}

/** What the rules need of a page, from its words and elements; `address` is its path on the site. */
export function pageFacts(page: PageText, address: string): PageFacts {
  const rates = rateFigures(page);
  const titles = page.elements.filter(({ name }) => name === 'dt');
  const vehicle = statedVehicle(page, titles);
  const licence = statedLicence(page);
  const printed = vehicle && printedPrice(page);
  return {
    address,
    ...(licence !== undefined && { licence }),
    prices: statedPrices(page, address),
    ...(printed !== undefined && { printed }),
    ...(vehicle && { vehicle }),
    rates,
    forms: personalForms(page),
    charges: statements(page, CHARGES),
    shortened: statements(page, SHORTENED),
    hasCreditLicence: CREDIT_LICENCE.test(page.text),
    rights: rights(page, titles),
    unprovenSales: unprovenSales(page),
    claims: claims(page),
    decides: decisions(page, rates, address),
    disclosesDecisions: DECISIONS.test(page.text),
  };
}
