import { addDays } from '../../../src/domain/calendar/add-days.ts';
import { momentOf, timestampOf } from '../moment.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';
import { roundedPrice } from '../depreciation.ts';
import { lenderOffers } from '../lender-offers.ts';
import { any, awaitedComments, changes, isNew, isUsed } from './edge.ts';
import type { Edge } from './edge.ts';

const sold = (daysAgo: number): Edge =>
  changes(isUsed, (_, { today }) => ({
    status: 'sold',
    sold: true,
    tag: 'SOLD',
    sold_date_timestamp: timestampOf(momentOf(addDays(today, -daysAgo), 0, 30)),
  }));

/** The market average is `share` of the price, as of some days ago. */
const averages = (price: number, share: number, today: string) => ({
  valued_at: addDays(today, -6),
  state_average_market_price: Math.round(price * share),
  average_market_price: Math.round(price * (share + 0.01)),
});

/** A valuer's range about the average, and how far towards its cheap end the price is, 0 to 1. */
const gauge = (price: number, share: number, fill: number) => ({
  market_range_min: Math.round(price * (share - 0.1)),
  market_range_max: Math.round(price * (share + 0.06)),
  fill,
  confidence: 0.7,
  description: 'Compared with 38 of the same model and age advertised in the last 90 days.',
});

const tagged = (tag: string, suits: Edge['suits']): Edge => changes(suits, () => ({ tag }));
const isPriced = ({ price = 0 }: DemoVehicle): boolean => price > 8000;

/** Victoria expects the total of a used vehicle. */
const mayLackTotal: Edge['suits'] = (vehicle) => isUsed(vehicle) && vehicle.location.address.state !== 'VIC';

/** What selling does to a vehicle: status, price, tag, offers. */
export const COMMERCE_EDGES = {
  'sold today': sold(0),
  'sold two days ago': sold(2),
  'sold five days ago': sold(5),
  'coming soon': changes(isUsed, (vehicle, { today }) => ({
    status: 'coming_soon',
    expected_date: addDays(today, 9),
    dealercomments: awaitedComments(vehicle),
    created_at: momentOf(addDays(today, -1), 2, 15),
  })),
  'new arrival': changes(any, (_, { today }) => ({ created_at: momentOf(addDays(today, -3), 1, 5) })),
  reserved: changes(any, () => ({ reserved: true })),
  preorder: changes(isNew, (_, { today }) => ({
    price: undefined,
    price_type: undefined,
    preorder: true,
    expected_date: addDays(today, 47),
    dealercomments:
      'On order from the factory, so colour and options can still be changed. Ask us what is possible, and what it will cost, before it is built.',
  })),
  'no price': changes(any, () => ({ price: undefined, price_type: undefined })),
  'price zero': changes(any, () => ({ price: 0, price_type: undefined })),
  'estimated drive away': changes(any, () => ({ price_type: 'estimated_drive_away' })),
  'excluding government charges': changes(mayLackTotal, () => ({
    price_type: 'excluding_government_charges',
  })),
  'reduced price': changes(isPriced, ({ price = 0 }, { today }) => {
    const before_price = roundedPrice(price * 1.07);
    return {
      before_price,
      created_at: momentOf(addDays(today, -60), 3, 10),
      price_history: [
        { date: addDays(today, -60), price: before_price },
        { date: addDays(today, -9), price },
      ],
    };
  }),
  'below market': changes(isUsed, ({ price = 0 }, { today }) => ({
    autograb_data: { ...averages(price, 1.08, today), ...gauge(price, 1.08, 0.87) },
  })),
  'near market': changes(isUsed, ({ price = 0 }, { today }) => ({
    autograb_data: { ...averages(price, 1.01, today), ...gauge(price, 1.01, 0.55) },
  })),
  'above market': changes(isUsed, ({ price = 0 }, { today }) => ({
    autograb_data: averages(price, 0.95, today),
  })),
  certified: changes(isUsed, () => ({ certified: true })),
  'runout sale': tagged('Runout Sale', isNew),
  'test drive only': changes(
    ({ car_type }) => car_type === 'demo',
    ({ item_type }) => ({ tag: item_type === 'motorcycle' ? 'Test Ride Only' : 'Test Drive Only' }),
  ),
  'manager special': tagged("Manager's Special", isUsed),
  'finance offers': changes(isPriced, ({ price = 0 }) => ({ lenders: lenderOffers(price) })),
  'online quote': changes(isPriced, ({ price = 0 }) => ({
    youxQuote: {
      weeklyRepaymentAmount: lenderOffers(price)['lender-a']!.paymentWeek!,
      comparisonRate: 8.61,
      advertisedRate: 7.49,
    },
  })),
  'expired rego': changes(isUsed, (_, { today }) => ({ rego_expiry: addDays(today, -40) })),
} satisfies Record<string, Edge>;
