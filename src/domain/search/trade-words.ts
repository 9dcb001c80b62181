import type { ItemType } from '../vehicle/vehicle-words.ts';
import { ALSO_FEATURES } from './feature-words.ts';
import { GROUPS } from './query-reader/query-words.ts';
import { REGISTERED_TRAIT } from './vehicle-traits.ts';

/** Words of the trade that mean the same: each finds what the others find. */
type SameWords = readonly string[];

/** A phrase, and what it also finds; not the other way round. */
type AlsoFinds = readonly [phrase: string, finds: readonly string[]];

/** `bodies` are types of vehicle by what is said of them, the name first: known although none is in stock. */
export type TradeWords = {
  same: readonly SameWords[];
  also: readonly AlsoFinds[];
  bodies?: readonly SameWords[];
};

/** Spoken of every kind of stock. */
const ANY: TradeWords = {
  same: [
    ['4x4', '4wd', '4×4', 'four wheel drive', '4 wheel drive'],
    ['4x2', '2wd', '4×2', 'two wheel drive', '2 wheel drive'],
    ['6x4', '6×4'],
    ['6x2', '6×2'],
    ['8x4', '8×4'],
    ['awd', 'all wheel drive'],
    ['van', 'vans'],
    ['demo', 'demonstrator', 'ex demo', 'display'],
    ['ev', 'evs', 'electric', 'electric vehicle', 'bev'],
    ['grey', 'gray'],
  ],
  also: [
    ['auto', ['automatic']],
    ['petrol', ['unleaded']],
    ['unleaded', ['petrol']],
    ['ulp', ['petrol']],
    ['gas', ['lpg']],
    ['phev', ['hybrid', 'plug in hybrid']],
    ['plug in', ['hybrid']],
    ['second hand', ['used']],
    ['secondhand', ['used']],
    ['pre owned', ['used']],
    ['preowned', ['used']],
    ['brand new', ['new']],
    ...['rego', 'registered', 'registration', 'with rego', 'long rego'].map((phrase): AlsoFinds => [
      phrase,
      [REGISTERED_TRAIT],
    ]),
    ...ALSO_FEATURES,
  ],
};

const CARS: TradeWords = {
  same: [
    ['dual cab', 'double cab', 'crew cab', 'twin cab', 'dual cab pick up'],
    ['extra cab', 'space cab', 'king cab', 'super cab', 'freestyle cab'],
    // Phrases of a body are said as the reader of queries knows them.
    ...GROUPS.flatMap(({ field, said }) => (field === 'body' ? [said] : [])),
  ],
  also: [
    ['2wd', ['rwd', 'fwd']],
    ['4x2', ['rwd', 'fwd']],
    ['two wheel drive', ['rwd', 'fwd']],
    ['front wheel drive', ['fwd']],
    ['rear wheel drive', ['rwd']],
    ['people mover', ['van']],
    ['tray', ['ute']],
    ...['off road', 'offroad', 'offroader'].map((said): AlsoFinds => [said, ['4x4', '4wd']]),
  ],
};

const TRUCKS: TradeWords = {
  same: [
    ['truck', 'trucks'],
    ['refrigerated', 'fridge', 'freezer', 'reefer', 'chiller'],
    ['tail lift', 'tailgate loader', 'tailgate lifter', 'lift gate'],
    ['crane', 'hiab'],
  ],
  also: [
    ['amt', ['automatic']],
    ['lorry', ['truck']],
    ['prime mover', ['semi']],
  ],
  bodies: [
    ['Tray', 'flatbed', 'flat bed', 'tray top', 'traytop', 'table top', 'flat top'],
    [
      'Pantech',
      'box truck',
      'furniture truck',
      'removal truck',
      'removalist truck',
      'moving truck',
      'box body',
    ],
    ['Tipper', 'tippers', 'tip truck', 'tip trucks', 'dump truck', 'dump trucks'],
    ['Beavertail', 'beaver tail', 'beavertails'],
    ['Tilt tray', 'tilt trays', 'tow truck', 'slide tray'],
    ['Curtainsider', 'curtain sider', 'curtain side', 'tautliner'],
    ['Prime mover', 'prime movers'],
  ],
};

const MOTORCYCLES: TradeWords = {
  same: [
    ['motorcycle', 'motorcycles', 'motorbike', 'bike', 'bikes', 'motor bike', 'motor cycle'],
    ['scrambler', 'scramblers'],
  ],
  also: [['dual sport', ['scrambler', 'trail']]],
  bodies: [
    [
      'LAMS approved',
      ...['lams', 'lams legal', 'lams bike', 'learner', 'learners', 'learner legal', 'learner approved'],
      ...['learner bike', 'p plater', 'p platers', 'p plate', 'p plates', 'p plater legal', 'p plate legal'],
      ...['p plater bike', 'restricted licence', 'restricted license', 'restricted', 'l plate', 'l plates'],
      ...['l plater', 're licence', 're class', 'provisional licence'],
    ],
    [
      'Sports',
      'sports bike',
      'sport bike',
      'sports bikes',
      'sportbike',
      'superbike',
      'super bike',
      'supersport',
    ],
    ['Naked', 'street fighter', 'streetfighter', 'naked bikes'],
    ['Cruiser', 'cruisers'],
    ['Adventure', 'adventure bikes', 'adv bike'],
    ['Scooter', 'scooters', 'moped', 'mopeds'],
    ['Touring', 'touring bike', 'touring bikes'],
    ['Trail', 'trail bike', 'trail bikes', 'dirt bike', 'dirt bikes', 'enduro', 'motocross'],
    ['Cafe', 'cafe racer', 'cafe racers'],
  ],
};

const CARAVANS: TradeWords = {
  same: [
    ['caravan', 'caravans', 'van', 'vans'],
    ['bunk', 'bunks'],
    ['ensuite', 'shower', 'toilet'],
    ['solar', 'solar panels'],
  ],
  also: [
    ['4x4', ['off road']],
    ['4wd', ['off road']],
    ['rv', ['caravan']],
    ['family van', ['family caravan']],
    ['couples van', ['couples']],
  ],
  bodies: [
    ['Camper', 'campers', 'camper trailer', 'camper trailers'],
    ['Off-road', 'off roader', 'offroader'],
    ['Pop top', 'pop tops'],
    ['Hybrid', 'hybrid caravan', 'hybrid van', 'hybrids'],
    ['Motorhome', 'motorhomes', 'campervan', 'campervans', 'motor home'],
  ],
};

/** The words of the trade by what a dealer sells (spec S2); `any` is said of all of it. */
export const TRADE_WORDS: Readonly<Record<ItemType | 'any', TradeWords>> = {
  any: ANY,
  car: CARS,
  truck: TRUCKS,
  motorcycle: MOTORCYCLES,
  caravan: CARAVANS,
};
