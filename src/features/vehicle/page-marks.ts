import { PageMarks } from '../../components/ui/page-marks.ts';
import type { OfferWords } from '../../domain/finance/offer-words.ts';
import type { AutoGaugeShown } from '../../domain/market/auto-gauge.ts';
import type { CallToAction } from '../../domain/vehicle-page/calls-to-action.ts';
import type { PriceType } from '../../domain/vehicle/vehicle-words.ts';

/** Parts of the pages about one vehicle that their own scripts read; those that cards have too are vehicleMarks. */
export type VehiclePageMarks = {
  // The viewer
  /** A picture that waits for a first touch. */
  asleep: true;
  /** A thumbnail, with the slide (from 0) that it leads to. */
  photo: number;
  /** The number, from 1, of the slide that shows. */
  current: true;
  'open-viewer': true;
  /** Which slide of how many full screen shows. */
  counter: true;
  /** The link to a video. */
  video: true;
  /** A stage that turns, and one to look round in. */
  spin: true;
  interior: true;
  /** A stage that answers to drag and keys, and one whose frames have all come or failed. */
  ready: true;
  loaded: true;

  // The auto gauge
  gauge: 'word' | 'range' | 'description';
  /** Dollars. */
  'listing-price': number;
  /** 0 to 1. */
  fill: number;
  milliseconds: number;
  band: AutoGaugeShown['band'];

  // Sharing
  url: string;
  copy: true;
  phone: true;
  native: true;
  /** A button's own words while it says others. */
  words: string;

  // What is newer than the page
  /** Our backend answers, and not a platform. */
  'own-backend': true;
  photos: number;
  updated: string;
  /** FinanceLimits, the vehicle as built, and PriceSettings, as JSON. */
  limits: string;
  /** The FinanceQuote of a lender or provider that the page advertises, as JSON. */
  offered: string;
  vehicle: string;
  prices: string;

  // What sections ask for once they come near
  asks: 'quote' | 'disclaimer' | 'similar';
  /** The vehicle that is asked about: its id for a disclaimer, its slug for similar ones. */
  'asks-for': string;
  /** The quote to ask for, as JSON; what shows it has FinanceLimits as `limits`. */
  request: string;
  /** What the price of the quote includes. */
  'price-type': PriceType;
  offer: keyof OfferWords;
  /** The ids of similar vehicles as JSON, in the order of their cards. */
  ids: string;

  // Finance, bars, and vehicles viewed before
  'finance-figure': true;
  /** The repayment that a calculator shows: dollars, rounded as it is shown. */
  repayment: number;
  figure: 'payment' | 'comparison' | 'terms' | 'warning';
  actions: true;
  action: CallToAction['action'];
  /** A link to the chat, which is a form or a provider's frame, and the chat itself, with PageChat as JSON. */
  'chat-link': 'form' | 'frame';
  chat: string;
  opened: true;
  /** The bar along the foot says the vehicle's name, because its panel does not show it. */
  named: true;
  body: string;
  'simple-body': string;
  href: string;
  title: string;

  // The page that prints
  found: true;
  print: true;
  back: true;
  view: true;
  when: 'loading' | 'unknown' | 'unreachable';
};
export const pageMarks = new PageMarks<VehiclePageMarks>();
