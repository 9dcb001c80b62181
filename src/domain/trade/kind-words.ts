import type { StockNoun } from '../search/listing-words.ts';
import type { ItemType } from '../vehicle/vehicle-words.ts';

/** A visit to see a vehicle: a test drive, a test ride, or an inspection of what is towed (spec F5). */
export type VisitWords = {
  /** Stands where a lead is filed: 'Test Drive'. */
  name: string;
  /** Heads the page and stands on buttons. */
  title: string;
  route: string;
  step: string;
  submit: string;
  place: string;
  bring: string;
  thanks: { title: string; text: string };
};

/** The words of one trade, for buttons, forms, emails and structured data. */
export type KindWords = {
  one: string;
  items: readonly ItemType[];
  reserve: string;
  finance: string;
  schema: 'Car' | 'Motorcycle' | 'Vehicle';
  /** Says if an owner is asked for kilometres; of a mixed dealer's vehicles some have none. */
  kilometres: 'required' | 'optional' | 'none';
  visit: VisitWords;
};

const DRIVE: VisitWords = {
  name: 'Test Drive',
  title: 'Book a Test Drive',
  route: '/book-test-drive',
  step: 'Your test drive',
  submit: 'Request Test Drive',
  place: 'Where would you like to drive?',
  bring: 'Bring your driver licence and take it for a drive.',
  thanks: {
    title: "Thanks, we've got your test drive request",
    text: "We'll call to confirm the time. Please bring your driver licence.",
  },
};
const RIDE: VisitWords = {
  name: 'Test Ride',
  title: 'Book a Test Ride',
  route: '/book-test-ride',
  step: 'Your test ride',
  submit: 'Request Test Ride',
  place: 'Where would you like to ride?',
  bring: 'Bring your rider licence and your gear, and take it for a ride.',
  thanks: {
    title: "Thanks, we've got your test ride request",
    text: "We'll call to confirm the time. Please bring your rider licence and gear.",
  },
};
const INSPECTION: VisitWords = {
  name: 'Inspection',
  title: 'Book an Inspection',
  route: '/book-inspection',
  step: 'Your inspection',
  submit: 'Request Inspection',
  place: 'Where would you like to see it?',
  bring: 'Come and see it. Take your time inside.',
  thanks: {
    title: "Thanks, we've got your inspection request",
    text: "We'll call to confirm the time.",
  },
};

/** The dictionary of the trades, by what a dealer sells. */
export const KIND_WORDS = {
  cars: {
    one: 'car',
    items: ['car'],
    reserve: 'Reserve Car Now',
    finance: 'Car Finance',
    schema: 'Car',
    kilometres: 'required',
    visit: DRIVE,
  },
  motorcycles: {
    one: 'motorcycle',
    items: ['motorcycle'],
    reserve: 'Reserve Bike Now',
    finance: 'Motorcycle Finance',
    schema: 'Motorcycle',
    kilometres: 'required',
    visit: RIDE,
  },
  caravans: {
    one: 'caravan',
    items: ['caravan'],
    reserve: 'Reserve Van Now',
    finance: 'Caravan Finance',
    schema: 'Vehicle',
    kilometres: 'none',
    visit: INSPECTION,
  },
  trucks: {
    one: 'truck',
    items: ['truck'],
    reserve: 'Reserve Truck Now',
    finance: 'Truck Finance',
    schema: 'Vehicle',
    kilometres: 'required',
    visit: DRIVE,
  },
  vehicles: {
    one: 'vehicle',
    items: ['car', 'truck', 'motorcycle', 'caravan'],
    reserve: 'Reserve Now',
    finance: 'Vehicle Finance',
    schema: 'Vehicle',
    kilometres: 'optional',
    visit: DRIVE,
  },
} as const satisfies Record<StockNoun, KindWords>;

/** The plural of a kind of vehicle, by which KIND_WORDS has its words. */
export const NOUN_OF_ITEM = {
  car: 'cars',
  truck: 'trucks',
  motorcycle: 'motorcycles',
  caravan: 'caravans',
} as const satisfies Record<ItemType, StockNoun>;

/** The words for a vehicle, by what it is and not by what else its dealer sells. */
export const wordsOfVehicle = ({ item_type }: { item_type: ItemType }): KindWords =>
  KIND_WORDS[NOUN_OF_ITEM[item_type]];

/** Category of a lead in the words of the dealer's trade: a test drive of a motorcycle is 'Test Ride'. */
export const categoryInWords = (category: string, noun: StockNoun): string =>
  category === DRIVE.name ? KIND_WORDS[noun].visit.name : category;

/** Pages of visits, the most fitting first: a dealer has one of them. */
export const visitRoutes = ({ visit }: KindWords): string[] => [
  ...new Set([visit, DRIVE, RIDE, INSPECTION].map(({ route }) => route)),
];
